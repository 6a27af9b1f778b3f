import { expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { idempotencyKey, rateLimit } from "#platform/http/calls/schema.server.ts";
import { openFreshDatabase } from "../../tests/support/fresh-database.ts";
import { deleteExpired } from "./housekeeping.server.ts";

openFreshDatabase();

test("keys are kept for a day and limits until they run out, and no longer", async () => {
  const now = new Date("2027-03-01T12:00:00Z");
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const key = (name: string, createdAt: Date) => ({
    call: "c",
    key: name,
    bodyHash: "h",
    status: 201,
    answer: {},
    createdAt,
  });
  await db()
    .insert(idempotencyKey)
    .values([key("old", ago(25)), key("young", ago(23))]);
  await db()
    .insert(rateLimit)
    .values([
      { key: "over", points: 5, expire: ago(1).getTime() },
      { key: "running", points: 5, expire: now.getTime() + 1000 },
    ]);
  await deleteExpired(now, new AbortController().signal);
  expect((await db().select().from(idempotencyKey)).map((row) => row.key)).toEqual(["young"]);
  expect((await db().select().from(rateLimit)).map((row) => row.key)).toEqual(["running"]);
});
