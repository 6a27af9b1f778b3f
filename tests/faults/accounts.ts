import pg from "pg";
import { admin } from "../../bench/product.ts";
import { median } from "../../bench/timings.ts";
import { nextAddress } from "../support/client-address.ts";
import { newVendor } from "../support/records/vendor-account.ts";
import type { AppProcess } from "./app-process.ts";

/** Allowed gap between the two medians, and between the two fastest, in milliseconds. */
const most = 10;
/** On a busy machine: as a share of the faster answer. A missing hash would be nearly all of it. */
const mostShare = 0.4;

/**
 * Tries to find out who has an account, of vendors and of staff: pairs of a wrong password for a known and an unknown
 * address.
 * @param isAlone whether the machine does nothing else
 */
export async function accounts(
  app: AppProcess,
  pairs: number,
  isAlone: boolean,
): Promise<{ summary: string; wrong: string[] }> {
  const vendor = newVendor();
  await post(app, "/api/vendor/register", vendor);
  const results = [
    await guess(app, "vendors", { call: "/api/vendor/login", known: vendor.email, pairs, isAlone }),
    await guess(app, "staff", { call: "/api/admin/login", known: admin.email, pairs, isAlone }),
  ];
  return {
    summary: results.map(({ summary }) => summary).join("; "),
    wrong: results.flatMap(({ wrong }) => wrong),
  };
}

type Guesses = { call: string; known: string; pairs: number; isAlone: boolean };

async function guess(app: AppProcess, whose: string, { call, known, pairs, isAlone }: Guesses) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (let pair = 0; pair < pairs; pair += 1) {
    // As after a quarter of an hour; otherwise the tenth guess would not reach the password.
    if (pair % 4 === 0) await forgetGuesses(app);
    const asked: [number[], string][] = [
      [times.known, known],
      [times.unknown, newVendor().email],
    ];
    for (const [taken, email] of pair % 2 === 0 ? asked : asked.toReversed()) {
      const from = performance.now();
      answers.add(await post(app, call, { email, password: "yuca-sin-bacalao" }));
      taken.push(performance.now() - from);
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  // A real difference shows in the fastest too, and other work makes none faster.
  const fastest = Math.abs(Math.min(...times.known) - Math.min(...times.unknown));
  const gap = Math.min(Math.abs(one - other), fastest);
  // If other work makes both slow, the gap counts as a share of the answer.
  const allowed = isAlone ? most : Math.min(one, other) * mostShare;
  return {
    summary: `accounts of ${whose}: ${pairs} pairs, ${answers.size} kind of answer, medians ${one.toFixed(1)} and ${other.toFixed(1)} ms, ${gap.toFixed(1)} ms apart`,
    wrong: [
      ...(answers.size === 1 ? [] : [`accounts of ${whose}: told apart by ${[...answers].join(" and ")}`]),
      ...(gap < allowed ? [] : [`accounts of ${whose}: told apart by ${gap.toFixed(1)} ms`]),
    ],
  };
}

async function forgetGuesses(app: AppProcess): Promise<void> {
  const client = new pg.Client({ connectionString: await app.databaseUrl() });
  await client.connect();
  try {
    await client.query("delete from rate_limit where key like 'signIn%' or key like 'failedSignIns%'");
  } finally {
    await client.end();
  }
}

async function post(app: AppProcess, call: string, body: object): Promise<string> {
  const answer = await fetch(app.base + call, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": nextAddress() },
    body: JSON.stringify(body),
  });
  return `${answer.status} ${await answer.text()}`;
}
