import pg from "pg";
import { expect, test } from "vitest";
import { makeEmptyDatabase } from "../../../tests/support/fresh-database.ts";
import { startLockId, withStartLock } from "./start-lock.server.ts";

test("a start waits for another that takes longer than a statement of the pool may", async () => {
  const url = await makeEmptyDatabase();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query("select pg_advisory_lock($1)", [startLockId]);
  let isFree = false;
  const waiting = withStartLock(url, async () => isFree);
  // Longer than the pool's 5.5 s timeout.
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  isFree = true;
  await other.end();
  expect(await waiting).toBe(true);
  expect(await withStartLock(url, async () => "next")).toBe("next");
});
