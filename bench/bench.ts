// `npm run bench`: compares Arribo with the machine's limits (docs/benchmarks.md).
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { measureFirstVisit, visitLimits } from "./browser/first-visit.ts";
import { type Counts, findSomePeople, smallCounts } from "./database.ts";
import { fillLimitMs, startFilled } from "./filled.ts";
import { type Limits, openLimits } from "./limits/limits.ts";
import { makeFolder, runWithCleanup, say, startWithCleanup } from "./load/cleanup.ts";
import { compareWithBytes, createComparisons, readSqlFacts } from "./load/comparisons.ts";
import { measureDatabaseTimes } from "./load/database-time.ts";
import { type Comparison, runComparison, runLoad } from "./load/load.ts";
import { type Mail, openMailSink } from "./load/mail.ts";
import { mainCalls } from "./load/main-calls.ts";
import { rawRequest } from "./load/raw-request.ts";
import { publicPages } from "./pages.ts";
import { build, startProduct } from "./product.ts";
import { hook, type Profile, profileDuring } from "./profile/profile.ts";
import {
  describeMachine,
  describeSettings,
  type ProcessFigures,
  print,
  publish,
  type Report,
  type Row,
  rowsOf,
} from "./report.ts";
import { allKeys, deskCalls, neededBy, openContext, type ProductContext, tasksOf } from "./tasks.ts";

const { values: options } = parseArgs({
  options: {
    leads: { type: "string", default: "100000" },
    vendors: { type: "string", default: "100000" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "2" },
    bookings: { type: "string", default: "100000" },
    posts: { type: "string", default: "200000" },
    chats: { type: "string", default: "100000" },
    letters: { type: "string", default: "100000" },
    only: { type: "string", default: allKeys },
    json: { type: "string" },
    write: { type: "boolean", default: false },
    profile: { type: "boolean", default: false },
  },
});
const only: readonly string[] = options.only.split(",");
const plan = {
  rounds: parseInteger("rounds", options.rounds, 1, 50),
  seconds: parseInteger("seconds", options.seconds, 1, 30),
  warmUp: 2,
};
/** Pages and calls are many; each is measured more briefly. */
const quickPlan = { rounds: 1, seconds: 1, warmUp: 1 };
const counts: Counts = { ...smallCounts };
for (const name of Object.keys(smallCounts) as (keyof Counts)[]) {
  const requested = parseInteger(name, options[name], smallCounts[name], 1_000_000);
  if (neededBy[name].some((key) => only.includes(key))) counts[name] = requested;
}

await runWithCleanup(1_800_000 + fillLimitMs(counts) + plan.rounds * plan.seconds * 120_000, async () => {
  const report = await measure();
  process.stdout.write(`\n${print(report)}\n`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  if (options.write) publish(report, commandLine());
});

async function measure(): Promise<Report> {
  const dataDir = makeFolder();
  build();
  const mail = await openMailSink();
  const starts = await timeStarts(dataDir, mail.url);
  const { url, product, place } = await startFilled(dataDir, mail, counts);
  const fewer = await startFilled(makeFolder(), mail, smallCounts);
  const limits = await openLimits(url, readSqlFacts(place));

  const firstVisits: Report["firstVisits"] = [];
  for (const page of Object.keys(visitLimits)) firstVisits.push(await measureFirstVisit(product.base, page));
  const pages = only.includes("pages") ? await measurePages(place, limits) : [];
  const today = only.includes("today") ? await measureToday(url, place) : [];
  const contests: Report["contests"] = [];
  for (const contest of await createComparisons(place, fewer.place, limits))
    if (only.includes(contest.key))
      contests.push({ key: contest.key, rows: await measureComparison(contest, plan) });
  const calls = only.includes("calls") ? await measureCalls(place, limits) : [];
  const worked = await product.memory();
  await product.stop();
  return {
    machine: describeMachine(),
    settings: describeSettings(plan, counts),
    contests,
    today,
    pages,
    calls,
    firstVisits,
    process: { ...starts, worked },
    profiles: options.profile ? await takeProfiles(dataDir, url, mail) : [],
  };
}

async function measureComparison(contest: Comparison, plan: typeof quickPlan): Promise<Row[]> {
  say(`Measuring ${contest.title}…`);
  return rowsOf(await runComparison(contest, plan));
}

async function measurePages(place: ProductContext, limits: Limits): Promise<Report["pages"]> {
  const pages: Report["pages"] = [];
  for (const { path, aim } of await publicPages(place)) {
    const target = { base: place.base, paths: [path], headers: { "Accept-Encoding": "br" } };
    const rows = await measureComparison(await compareWithBytes(path, place, target, limits, aim), quickPlan);
    pages.push({ rows, visit: await measureFirstVisit(place.base, path) });
  }
  return pages;
}

async function measureToday(url: string, place: ProductContext): Promise<Report["today"]> {
  say("Measuring Today and people…");
  return measureDatabaseTimes(url, place, deskCalls(await findSomePeople(url)), plan);
}

async function measureCalls(place: ProductContext, limits: Limits): Promise<Report["calls"]> {
  const calls: Report["calls"] = [];
  for (const { title, target } of await mainCalls(place))
    calls.push(await measureComparison(await compareWithBytes(title, place, target, limits), quickPlan));
  return calls;
}

/** Measures a first and a second start, like `npm start`, and the idle memory after ten seconds. */
async function timeStarts(dataDir: string, smtpUrl: string): Promise<Omit<ProcessFigures, "worked">> {
  say("Starting twice…");
  const started = await startWithCleanup(() => startProduct({ dataDir, smtpUrl }));
  await started.stop();
  const again = await startWithCleanup(() => startProduct({ dataDir, smtpUrl }));
  await sleep(10_000);
  const idle = await again.memory();
  await again.stop();
  return { first: started.readyAfter, later: again.readyAfter, idle };
}

/** In a separate process: profiling slows it down. */
async function takeProfiles(dataDir: string, databaseUrl: string, mail: Mail): Promise<Profile[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "arribo-profiles-"));
  const product = await startWithCleanup(() =>
    startProduct({ dataDir, databaseUrl, smtpUrl: mail.url, hook }),
  );
  const profiles: Profile[] = [];
  for (const { key, name, target } of Object.values(tasksOf(await openContext(product, counts, mail)))) {
    if (!only.includes(key)) continue;
    say(`Profiling ${name}…`);
    // The first request renders and compresses the page, which must not be measured.
    await rawRequest(`${target.base}${target.paths[0]}`, { headers: target.headers ?? {} });
    await runLoad(target, 3, product.processorTime);
    profiles.push(
      await profileDuring(product.process, name, folder, () => runLoad(target, 4, product.processorTime)),
    );
  }
  return profiles;
}

/** The command line without the machine's own paths. */
function commandLine(): string {
  const words = process.argv.slice(2).join(" ");
  return `npm run bench -- ${words.replace(/--json[ =]\S+ ?/, "")}`;
}

function parseInteger(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} must be a whole number from ${least} to ${most}.`);
}
