import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newPlace } from "#app/community/create.server.ts";
import { communityPost, postColumns } from "#app/community/table.server.ts";
import { lead, leadStatusChange } from "#app/leads/table.server.ts";
import { outbox } from "#app/notifications/table.server.ts";
import { safetyRequest, safetyRequestEvent } from "#app/safety/table.server.ts";
import { inBatches } from "#platform/database/erase.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openFreshDatabase } from "../tests/fresh-database.ts";
import { eraseOld } from "./retention.server.ts";

openFreshDatabase();

const goesOn = new AbortController().signal;
const promised = { months: 24, chatDays: 90 };

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
  await eraseOld(now, promised, goesOn);
  expect((await db().select().from(lead)).map((row) => row.name)).toEqual(["young"]);
  expect(await db().$count(leadStatusChange)).toBe(1);
  expect((await db().select().from(outbox)).map((row) => row.effect)).toEqual(["young"]);
});

test("what stands on the board stays, and no longer tells its browser; what nobody can read goes", async () => {
  const now = new Date("2028-11-20T12:00:00Z");
  const dates = { old: new Date("2026-11-19T12:00:00Z"), young: new Date("2026-11-21T12:00:00Z") };
  for (const [name, createdAt] of Object.entries(dates)) {
    const post = { author: name, title: name, content: name, locale: "en" as const, device: name, createdAt };
    await db()
      .insert(communityPost)
      .values([
        { ...post, status: "visible", place: newPlace },
        { ...post, status: "held" },
        { ...post, status: "hidden" },
      ]);
  }
  await eraseOld(now, promised, goesOn);
  const kept = await db().select(postColumns).from(communityPost).orderBy(communityPost.id);
  expect(kept.map(({ author, status, device }) => [author, status, device])).toEqual([
    ["old", "visible", null],
    ["young", "visible", "young"],
    ["young", "held", "young"],
    ["young", "hidden", "young"],
  ]);
});

test("a call for help goes with what was done about it, open or closed", async () => {
  const asked = { protocol: "General Safety Request", urgency: "normal", contact: "", locale: "en" } as const;
  for (const [name, year] of [
    ["old", 2026],
    ["young", 2028],
  ] as const) {
    const at = new Date(Date.UTC(year, 9, 1));
    const times = { writtenAt: at, createdAt: at, dueAt: at };
    const [row] = await db()
      .insert(safetyRequest)
      .values({ ...asked, ...times, reference: name, name, details: name })
      .returning();
    await db()
      .insert(safetyRequestEvent)
      .values({ requestId: row?.id ?? 0, at, by: "Ana", kind: "note", note: name });
  }
  await eraseOld(new Date("2028-11-20T12:00:00Z"), promised, goesOn);
  expect((await db().select().from(safetyRequest)).map((row) => row.name)).toEqual(["young"]);
  expect((await db().select().from(safetyRequestEvent)).map((row) => row.note)).toEqual(["young"]);
});

test("thousands go in turns, and what cannot be erased stops nothing else", async () => {
  const createdAt = new Date("2026-11-19T12:00:00Z");
  const many = Array.from({ length: 2500 }, (_, n) => ({
    name: `n${n}`,
    email: "n@example.com",
    phone: "",
    message: "",
    reference: `r${n}`,
    locale: "en" as const,
    createdAt,
  }));
  await db().insert(lead).values(many);
  await db()
    .insert(outbox)
    .values({
      effect: "last",
      channel: "email",
      recipient: "n@example.com",
      letter: "lead_receipt",
      facts: { name: "Eva", email: "n@example.com", phone: "", message: "" },
      locale: "en",
      createdAt,
    });
  const now = new Date("2028-11-20T12:00:00Z");
  await db().execute(sql`create function keep_one() returns trigger language plpgsql as
    $$ begin if old.name = 'n2400' then raise exception 'locked'; end if; return old; end $$`);
  await db().execute(sql`create trigger kept before delete on lead for each row execute function keep_one()`);
  await expect(eraseOld(now, promised, goesOn)).rejects.toThrow(AggregateError);
  expect(await db().$count(lead, eq(lead.email, "n@example.com"))).toBeLessThanOrEqual(1000);
  expect(await db().$count(outbox, eq(outbox.effect, "last"))).toBe(0);
  await db().execute(sql`drop trigger kept on lead`);
  await eraseOld(now, promised, goesOn);
  expect(await db().$count(lead, eq(lead.email, "n@example.com"))).toBe(0);
});

test("it ends between two batches when its time is over", async () => {
  const person = { name: "Eva", email: "e@example.com", phone: "", message: "", locale: "en" as const };
  const createdAt = new Date("2026-11-19T12:00:00Z");
  const many = Array.from({ length: 1500 }, (_, n) => ({ ...person, reference: `e${n}`, createdAt }));
  await db().insert(lead).values(many);
  const hers = eq(lead.email, person.email);
  const over = new AbortController();
  const once = inBatches(lead, hers, over.signal, (some) => {
    over.abort();
    return db().delete(lead).where(some);
  });
  await expect(once).rejects.toThrow();
  expect(await db().$count(lead, hers)).toBe(500);
  await expect(eraseOld(new Date("2028-11-20T12:00:00Z"), promised, over.signal)).rejects.toThrow();
  expect(await db().$count(lead, hers)).toBe(500);
});
