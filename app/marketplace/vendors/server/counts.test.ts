import { expect, test } from "vitest";
import type { Pools } from "#platform/database/pool.server.ts";
import { cachedCount } from "./counts.server.ts";

/** As drizzle's `$count`: asks the database each time somebody waits for it. */
function countBuilder(ask: () => Promise<number>): () => Promise<number> {
  // biome-ignore lint/suspicious/noThenProperty: it stands for drizzle's own thenable
  const builder = { then: (...on: Parameters<Promise<number>["then"]>) => ask().then(...on) };
  return () => Object.assign(builder, { catch: (on: () => number) => ask().catch(on) }) as Promise<number>;
}

test("all that ask at once, and those after them, are one count; a count that failed is not kept", async () => {
  const pools = {} as Pools;
  let asked = 0;
  const count = countBuilder(async () => {
    asked += 1;
    if (asked === 1) throw new Error("no database");
    return 7;
  });
  await expect(cachedCount(pools, "vendors", count)).rejects.toThrow("no database");
  const together = Array.from({ length: 20 }, () => cachedCount(pools, "vendors", count));
  expect(await Promise.all(together)).toEqual(Array(20).fill(7));
  expect(await cachedCount(pools, "vendors", count)).toBe(7);
  expect(asked).toBe(2);
});
