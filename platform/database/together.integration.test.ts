import { expect, test, vi } from "vitest";
import { idempotencyKey } from "#platform/http/table.server.ts";
import { openFreshDatabase } from "../../tests/fresh-database.ts";
import { Additions } from "./additions.server.ts";
import { rawPool } from "./pool.server.ts";

openFreshDatabase();

function answerFor(key: string): Additions {
  const additions = new Additions();
  const row = { call: "POST /api/test", key, bodyHash: key, status: 201, answer: { key } };
  additions.add(idempotencyKey, [{ ...row, createdAt: new Date() }]);
  return additions;
}

async function kept(prefix: string): Promise<string[]> {
  const { rows } = await rawPool().query<{ key: string }>(
    "select key from idempotency_key where key like $1 order by key",
    [`${prefix}-%`],
  );
  return rows.map(({ key }) => key);
}

const keys = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index).padStart(2, "0")}`);

test("who comes while two are under way is written with the others that wait, at most eight at once", async () => {
  const all = keys("crowd", 18);
  const sent = vi.spyOn(rawPool(), "query");
  await Promise.all(all.map((key) => answerFor(key).write()));
  expect(sent).toHaveBeenCalledTimes(4);
  sent.mockRestore();
  expect(await kept("crowd")).toEqual(all);
});

test("one of a batch whose key is taken fails alone; the others are kept, each once", async () => {
  await answerFor("twin-05").write();
  const all = keys("twin", 10);
  const results = await Promise.allSettled(all.map((key) => answerFor(key).write()));
  const refused = results.flatMap((result, index) =>
    result.status === "rejected" ? [[all[index], result.reason.code]] : [],
  );
  expect(refused).toEqual([["twin-05", "23505"]]);
  expect(await kept("twin")).toEqual(all);
});

test("two batches with the same keys crosswise do not block each other", async () => {
  const there = keys("cross", 10);
  // Both stop at a key in the middle; unsorted, each would then hold what the other needs.
  const holder = await rawPool().connect();
  await holder.query("begin");
  await holder.query(
    "insert into idempotency_key values ('POST /api/test', 'cross-05', '', 201, '{}', now())",
  );
  const both = [...there, ...there.toReversed()];
  const writes = Promise.allSettled(both.map((key) => answerFor(key).write()));
  await vi.waitUntil(async () => (await rawPool().query(waitingWriters)).rowCount === 2, 10_000);
  const deadlocks = await countDeadlocks();
  await holder.query("rollback");
  holder.release();
  const kinds = (await writes).map((one) => (one.status === "rejected" ? one.reason.code : "kept"));
  expect(kinds.toSorted()).toEqual([...there.map(() => "23505"), ...there.map(() => "kept")]);
  expect(await kept("cross")).toEqual(there);
  expect(await countDeadlocks()).toBe(deadlocks);
});

/** Those that PostgreSQL has had to break in this database. */
async function countDeadlocks(): Promise<number> {
  // The counts of a session reach the others once it is idle.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const { rows } = await rawPool().query<{ deadlocks: string }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  return Number(rows[0]?.deadlocks);
}

test("a batch whose connection is lost fails whole, and a second try keeps each once", async () => {
  const all = keys("lost", 10);
  const lock = await rawPool().connect();
  await lock.query("begin");
  await lock.query("lock table idempotency_key in exclusive mode");
  let open = true;
  const tries = Promise.allSettled(all.map((key) => answerFor(key).write())).finally(() => {
    open = false;
  });
  while (open) await rawPool().query(`select pg_terminate_backend(pid) from (${waitingWriters}) as waiting`);
  // First two alone, then eight together.
  expect((await tries).every((one) => one.status === "rejected")).toBe(true);
  await lock.query("rollback");
  lock.release();
  expect(await kept("lost")).toEqual([]);
  await Promise.all(all.map((key) => answerFor(key).write()));
  expect(await kept("lost")).toEqual(all);
});

const waitingWriters = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like 'with added_0%'`;
