import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openFreshDatabase } from "../../tests/support/fresh-database.ts";
import { afterCommit, db, run, runLast } from "./pool.server.ts";

openFreshDatabase();

const insert = {
  name: "insert a secret",
  text: "insert into generated_secret (name, value) values ($1, 'x')",
};
const names = async () => {
  const { rows } = await db().execute<{ name: string }>(sql`select name from generated_secret order by name`);
  return rows.map(({ name }) => name);
};

test("a transaction commits with its last statement, or not at all", async () => {
  const done: string[] = [];
  const insertBoth = (before: string, last: string) =>
    db().transaction(async (tx) => {
      afterCommit(tx, () => done.push(last));
      await run(tx, insert, [before]);
      runLast(tx, insert, [last], () => new Error(`${last} twice`));
    });
  await insertBoth("a", "b");
  await expect(insertBoth("c", "b")).rejects.toThrow("b twice");
  expect(await names()).toEqual(["a", "b"]);
  expect(done).toEqual(["b"]);
});

test("a transaction in which a statement failed unnoticed is no success", async () => {
  const swallowed = db().transaction(async (tx) => {
    await run(tx, insert, ["three"]);
    await run(tx, insert, ["three"]).catch(() => undefined);
    return "done";
  });
  await expect(swallowed).rejects.toThrow("a statement of the transaction failed");
  expect(await names()).not.toContain("three");
});

test("a transaction that ends before its first statement was answered leaves a connection that works", async () => {
  const act = () => db().transaction(() => Promise.reject(new Error("refused")));
  await expect(Promise.all(Array.from({ length: 40 }, act))).rejects.toThrow("refused");
  await db().transaction((tx) => run(tx, insert, ["four"]));
  expect(await names()).toContain("four");
});

test("a statement for a transaction that has ended, or is nested, does not run outside of it", async () => {
  const ended = await db().transaction((tx) => Promise.resolve(tx));
  await expect(run(ended, insert, ["five"])).rejects.toThrow("no transaction to run in");
  const nested = db().transaction((tx) => tx.transaction((inner) => run(inner, insert, ["six"])));
  await expect(nested).rejects.toThrow("no transaction to run in");
  expect(await names()).not.toEqual(expect.arrayContaining(["five"]));
  expect(await names()).not.toEqual(expect.arrayContaining(["six"]));
});
