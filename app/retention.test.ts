import { expect, test } from "vitest";
import { lead, leadStatusChange } from "#app/leads/table.server.ts";
import { outbox } from "#app/notifications/table.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openFreshDatabase } from "../tests/fresh-database.ts";
import { eraseOld } from "./retention.server.ts";

openFreshDatabase();

test("after the promised months a request is gone with its history and its letters, and younger ones stay", async () => {
  const now = new Date("2028-11-20T12:00:00Z");
  const dates = { old: new Date("2026-11-19T12:00:00Z"), young: new Date("2026-11-21T12:00:00Z") };
  for (const [name, createdAt] of Object.entries(dates)) {
    const person = { name, email: `${name}@example.com`, phone: "", message: name };
    const [row] = await db()
      .insert(lead)
      .values({ ...person, reference: name, locale: "en", createdAt })
      .returning();
    await db()
      .insert(leadStatusChange)
      .values({ leadId: row?.id ?? 0, at: createdAt, by: "Ana", from: "new", to: "closed" });
    await db().insert(outbox).values({
      effect: name,
      channel: "email",
      recipient: person.email,
      letter: "lead_receipt",
      facts: person,
      locale: "en",
      createdAt,
    });
  }
  await eraseOld(now, 24);
  expect((await db().select().from(lead)).map((row) => row.name)).toEqual(["young"]);
  expect(await db().$count(leadStatusChange)).toBe(1);
  expect((await db().select().from(outbox)).map((row) => row.effect)).toEqual(["young"]);
});
