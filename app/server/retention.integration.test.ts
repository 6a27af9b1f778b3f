import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { lead, leadStatusChange } from "#app/clients/leads/schema.server.ts";
import { vendorAccount } from "#app/marketplace/accounts/schema.server.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { dispatch } from "#app/marketplace/dispatch/schema.server.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { report } from "#app/marketplace/moderation/schema.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { communityPost, postColumns } from "#app/support/community/schema.server.ts";
import { newPlace } from "#app/support/community/server/create.server.ts";
import { safetyRequest, safetyRequestEvent, safetyRequestPhoto } from "#app/support/safety/schema.server.ts";
import { processInBatches } from "#platform/database/delete-in-batches.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openFreshDatabase } from "../../tests/support/fresh-database.ts";
import { eraseExpired } from "./retention.server.ts";

openFreshDatabase();

const now = new Date("2028-11-20T12:00:00Z");
const [old, young] = [new Date("2026-11-19T12:00:00Z"), new Date("2026-11-21T12:00:00Z")];

function filled(table: PgTable, values: Record<string, unknown>): Record<string, unknown> {
  const needed = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.notNull && !column.hasDefault && !column.generatedIdentity,
  );
  const fill = ({ enumValues, dataType }: PgColumn): unknown => {
    if (enumValues?.[0]) return enumValues[0];
    const fills: Record<string, unknown> = {
      string: crypto.randomUUID(),
      number: 1,
      boolean: true,
      date: old,
      json: {},
    };
    return fills[dataType];
  };
  return { ...Object.fromEntries(needed.map(([name, column]) => [name, fill(column)])), ...values };
}

async function keep(table: PgTable, values: Record<string, unknown>): Promise<number> {
  const rows = await db().insert(table).values(filled(table, values)).returning();
  return Number((rows as { id: number }[])[0]?.id);
}

async function idsIn(table: PgTable & { id: PgColumn }): Promise<number[]> {
  const rows = await db()
    .select({ id: table.id })
    .from(table as PgTable)
    .orderBy(table.id);
  return rows.map(({ id }) => Number(id));
}

const goesOn = new AbortController().signal;
const promised = { months: 24, pendingVendorMonths: 6, chatDays: 90 };

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
  await eraseExpired(now, promised, goesOn);
  expect((await db().select().from(lead)).map((row) => row.name)).toEqual(["young"]);
  expect(await db().$count(leadStatusChange)).toBe(1);
  expect((await db().select().from(outbox)).map((row) => row.effect)).toEqual(["young"]);
});

test.each([
  ["leads", lead, {}],
  ["contact messages", contactMessage, {}],
  ["reports", report, {}],
  ["vendor applications", vendorApplication, {}],
  ["vendor applications that were approved", vendorApplication, { status: "approved" }],
  ["jobs that were given out", dispatch, {}],
  ["calls for help", safetyRequest, {}],
  ["letters", outbox, {}],
  ["news for staff", adminNotification, {}],
  ["local vendors who were not taken on", localVendor, { status: "rechazado" }],
  ["local vendors whom nobody has looked at", localVendor, { status: "pendiente" }],
] as const)("of the %s the old ones go, and the young ones stay", async (_name, table, values) => {
  const gone = await keep(table, { ...values, createdAt: old });
  const kept = await keep(table, { ...values, createdAt: young });
  await eraseExpired(now, promised, goesOn);
  const ids = await idsIn(table);
  expect([ids.includes(gone), ids.includes(kept)]).toEqual([false, true]);
  await db().delete(table).where(eq(table.id, kept));
});

test("a booking is kept while it is active, and until its appointment is as old as its request must be", async () => {
  const vendorId = await keep(vendor, { createdAt: young });
  const book = (status: string, createdAt: Date, preferredAt: Date) =>
    keep(booking, { vendorId, status, createdAt, preferredAt });
  const stay = [
    await book("pending", old, old),
    await book("confirmed", old, old),
    await book("in-progress", old, old),
    await book("completed", old, young),
    await book("cancelled", old, young),
    await book("completed", young, old),
  ];
  const go = [await book("completed", old, old), await book("cancelled", old, old)];
  await eraseExpired(now, promised, goesOn);
  const ids = await idsIn(booking);
  expect(ids.filter((id) => stay.includes(id))).toEqual(stay);
  expect(ids.filter((id) => go.includes(id))).toEqual([]);
});

test("a local vendor to whom jobs go is kept", async () => {
  const approved = await keep(localVendor, { status: "aprobado", createdAt: old });
  await eraseExpired(now, promised, goesOn);
  expect(await idsIn(localVendor)).toContain(approved);
});

test("who registered and was never approved goes months after the last sign-in or change; nobody else does", async () => {
  const [before, after] = [new Date("2028-05-19T12:00:00Z"), new Date("2028-05-21T12:00:00Z")];
  const register = async (row: object, account?: object) => {
    const id = await keep(vendor, { createdAt: before, updatedAt: before, ...row });
    if (account)
      await db()
        .insert(vendorAccount)
        .values({ vendorId: id, email: `${id}@example.com`, createdAt: before, ...account });
    return id;
  };
  const go = [await register({}, {}), await register({}, { signedInAt: before })];
  const stay = [
    await register({}, { signedInAt: after }),
    await register({ updatedAt: after }, {}),
    await register({ status: "approved" }, {}),
    await register({ status: "suspended" }, {}),
    await register({}),
  ];
  await eraseExpired(now, promised, goesOn);
  const ids = await idsIn(vendor);
  expect(ids.filter((id) => stay.includes(id))).toEqual(stay);
  expect(ids.filter((id) => go.includes(id))).toEqual([]);
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
  await eraseExpired(now, promised, goesOn);
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
    const bytes = Buffer.from("webp");
    await db()
      .insert(safetyRequestPhoto)
      .values({
        id: name,
        ownerId: row?.id ?? 0,
        uploadHash: name,
        small: bytes,
        large: bytes,
        createdAt: at,
      });
  }
  await eraseExpired(new Date("2028-11-20T12:00:00Z"), promised, goesOn);
  expect((await db().select().from(safetyRequest)).map((row) => row.name)).toEqual(["young"]);
  expect((await db().select().from(safetyRequestEvent)).map((row) => row.note)).toEqual(["young"]);
  expect((await db().select().from(safetyRequestPhoto)).map((row) => row.id)).toEqual(["young"]);
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
  await expect(eraseExpired(now, promised, goesOn)).rejects.toThrow(AggregateError);
  expect(await db().$count(lead, eq(lead.email, "n@example.com"))).toBeLessThanOrEqual(1000);
  expect(await db().$count(outbox, eq(outbox.effect, "last"))).toBe(0);
  await db().execute(sql`drop trigger kept on lead`);
  await eraseExpired(now, promised, goesOn);
  expect(await db().$count(lead, eq(lead.email, "n@example.com"))).toBe(0);
});

test("it ends between two batches when its time is over", async () => {
  const person = { name: "Eva", email: "e@example.com", phone: "", message: "", locale: "en" as const };
  const createdAt = new Date("2026-11-19T12:00:00Z");
  const many = Array.from({ length: 1500 }, (_, n) => ({ ...person, reference: `e${n}`, createdAt }));
  await db().insert(lead).values(many);
  const hers = eq(lead.email, person.email);
  const over = new AbortController();
  const once = processInBatches(lead, hers, over.signal, (some) => {
    over.abort();
    return db().delete(lead).where(some);
  });
  await expect(once).rejects.toThrow();
  expect(await db().$count(lead, hers)).toBe(500);
  await expect(eraseExpired(new Date("2028-11-20T12:00:00Z"), promised, over.signal)).rejects.toThrow();
  expect(await db().$count(lead, hers)).toBe(500);
});
