import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openFreshDatabase } from "../../tests/support/fresh-database.ts";
import { db, rawPool, run } from "./pool.server.ts";

openFreshDatabase();

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: { type: "minor" | "major" }) => void;

const rows = "select n, repeat('x', 50) as text from generate_series(1, 100) as n";

/** Bytes that minor collections leave over of `count` statements, each with an answer of about 20 kB. */
async function leftOver(count: number, ask: () => Promise<unknown>): Promise<number> {
  for (let turn = 0; turn < 50; turn += 1) await ask();
  collect({ type: "major" });
  const before = process.memoryUsage().heapUsed;
  for (let turn = 0; turn < count; turn += 1) {
    await ask();
    if (turn % 50 === 49) collect({ type: "minor" });
  }
  collect({ type: "minor" });
  collect({ type: "minor" });
  return process.memoryUsage().heapUsed - before;
}

test.each([
  ["the pool", () => rawPool().query(rows)],
  ["drizzle", () => db().execute(sql.raw(rows))],
  ["a transaction", () => db().transaction((tx) => tx.execute(sql.raw(rows)))],
])("a minor collection frees what a statement of %s answered", async (_of, ask) => {
  expect(await leftOver(500, ask)).toBeLessThan(2_000_000);
});

test("an error's stack leads to the code that asked", async () => {
  const nonsense = { name: "nonsense", text: "select nonsense" };
  const error: unknown = await db()
    .transaction((tx) => run(tx, nonsense, []))
    .catch((one: unknown) => one);
  expect(error).toMatchObject({ code: "42703", stack: expect.stringContaining("pool.server.ts") });
});
