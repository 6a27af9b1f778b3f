import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { db, poolsOf, rawPool } from "#platform/database/pool.server.ts";
import { insertVendors } from "../../../../../bench/database.ts";
import { openFreshDatabase } from "../../../../../tests/support/fresh-database.ts";
import { isLong } from "../../../../../tests/support/rounds.ts";
import { cardStatement } from "../../server/cards.server.ts";
import { dayFlag, flag, priceFlag } from "../derive.ts";
import { fillIndex } from "../fill.server.ts";
import { type DirectorySearch, planStages } from "../plan.ts";
import { parseQuery } from "../query-terms.ts";
import { countStatement, pageStatement } from "../sources.ts";
import { resolveWords } from "../words.server.ts";

const { url } = openFreshDatabase();
const [few, many] = isLong ? [2_000, 100_000] : [2_000, 20_000];

type Plan = { "Node Type": string; "Actual Rows": number; Plans?: Plan[] } & Record<string, unknown>;

/** All steps of a plan. */
const stepsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];

type Choice = Pick<DirectorySearch, "flags" | "sort">;
const everybody: Choice = { flags: 0, sort: "match" };

async function explain(search: string, kind: "page" | "count", choice = everybody) {
  const terms = parseQuery(search);
  const request = { terms, category: undefined, location: undefined, serves: false, ...choice };
  const [stage] = planStages(request, await resolveWords(poolsOf(db()), terms));
  if (!stage) throw new Error(`nothing to read for ${search}`);
  const { text, values } =
    kind === "page"
      ? cardStatement(pageStatement(stage, { offset: 0, limit: 20 }))
      : countStatement(stage, 1_001);
  const { rows } = await rawPool().query(`explain (analyze, buffers, format json) ${text}`, values);
  const [{ Plan: plan }] = rows[0]["QUERY PLAN"];
  const steps = stepsOf(plan as Plan);
  return {
    buffers: Number(plan["Shared Hit Blocks"]) + Number(plan["Shared Read Blocks"]),
    sorted: Math.max(
      0,
      ...steps.filter((one) => one["Node Type"].includes("Sort")).map((one) => one["Actual Rows"]),
    ),
    kinds: new Set(steps.map((one) => one["Node Type"])),
  };
}

const searches = [
  "plumber",
  "plomero santiago",
  "haircut",
  "salud",
  "cabarete",
  "ramirez",
  "ramriez",
] as const;
const costs = new Map<string, number>();

async function growTo(count: number): Promise<void> {
  await insertVendors(url(), count);
  await fillIndex(new AbortController().signal);
  // Longer than a statement of the product may take.
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  await client.query("vacuum analyze vendor, vendor_document, vendor_key_entry, vendor_word_entry");
  await client.end();
}

beforeAll(async () => {
  await growTo(few);
  for (const search of searches) costs.set(search, (await explain(search, "page")).buffers);
  await growTo(many);
}, 600_000);

test.each(searches)(
  "%s reads its lists and nothing else, and no more of them than in a small directory",
  async (search) => {
    const { buffers, sorted, kinds } = await explain(search, "page");
    console.log(`${search}: ${costs.get(search)} buffers with ${few} vendors, ${buffers} with ${many}`);
    expect(buffers).toBeLessThanOrEqual(4 * (costs.get(search) ?? 0));
    expect(sorted).toBeLessThanOrEqual(500);
    expect([...kinds].filter((kind) => /Gather|Seq Scan|Bitmap/.test(kind))).toEqual([]);
    expect([...kinds]).toContain("Index Only Scan");
  },
);

const choices: [string, string, Choice][] = [
  ["who works on Saturday", "", { flags: dayFlag("saturday"), sort: "match" }],
  ["who is cheap", "", { flags: priceFlag.$$, sort: "match" }],
  [
    "English speakers who work on Friday",
    "salud",
    { flags: flag.english | dayFlag("friday"), sort: "match" },
  ],
  ["the cheapest first", "", { flags: 0, sort: "price" }],
  ["the cheapest plumbers first", "plumber", { flags: 0, sort: "price" }],
  ["English speakers first, of the cheap ones", "ramirez", { flags: priceFlag.$$, sort: "english" }],
];

test.each(choices)("%s: lists are read as far as somebody fits", async (_, search, choice) => {
  const { buffers, sorted, kinds } = await explain(search, "page", choice);
  console.log(`${JSON.stringify(choice)} ${search}: ${buffers} buffers with ${many} vendors`);
  expect(buffers).toBeLessThanOrEqual(2 * (costs.get("plumber") ?? 0));
  expect(sorted).toBeLessThanOrEqual(500);
  expect([...kinds].filter((kind) => /Gather|Seq Scan|Bitmap/.test(kind))).toEqual([]);
  expect([...kinds]).toContain("Index Only Scan");
});

test("a filter that nobody passes reads one list to its end, from the index alone", async () => {
  const { buffers, kinds } = await explain("", "page", { flags: dayFlag("sunday"), sort: "match" });
  console.log(`nobody: ${buffers} buffers with ${many} vendors`);
  expect([...kinds].filter((kind) => /Gather|Seq Scan|Bitmap/.test(kind))).toEqual([]);
  // A page of the index holds some two hundred entries.
  expect(buffers).toBeLessThan(many / 50);
});

test.each(["plumber", "salud"])("counting %s reads the list as far as it is counted", async (search) => {
  const { buffers, kinds } = await explain(search, "count");
  expect([...kinds].filter((kind) => /Gather|Seq Scan|Bitmap|Sort/.test(kind))).toEqual([]);
  expect(buffers).toBeLessThan(100);
});

test("two words are found by the index of words", async () => {
  expect([...(await explain("peralta coral", "page")).kinds]).toContain("Bitmap Index Scan");
  expect((await db().execute(sql`show max_parallel_workers_per_gather`)).rows).toEqual([
    { max_parallel_workers_per_gather: "0" },
  ]);
});
