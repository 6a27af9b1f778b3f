import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { createSession } from "#platform/auth/auth.server.ts";
import { toCookieHeader } from "#platform/auth/set-cookies.ts";
import { createStaff, staffByEmail } from "#platform/auth/staff.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { bookedAt } from "../../../../tests/support/records/booking.ts";
import { newLocalVendor } from "../../../../tests/support/records/local-vendor.ts";
import { listedVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite, staffLogin } from "../../../../tests/support/site.ts";
import type { BulkAnswer } from "../contract.ts";

const site = openSite();

async function act(
  path: string,
  body: object,
  headers?: Record<string, string>,
): Promise<BulkAnswer["results"]> {
  const answer = await site.send("POST", `${path}/bulk`, headers ? { body, headers } : { body, staff: true });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as BulkAnswer).results;
}
const outcomes = (results: BulkAnswer["results"]) => results.map(({ outcome }) => outcome);

/** Another member of staff. @returns what they send along */
async function leo(): Promise<Record<string, string>> {
  const login = { email: "leo@example.com", password: "cafe-con-leche-9" };
  if (!(await staffByEmail(login.email))) await createStaff({ ...login, name: "Leo", role: "owner" });
  const { id = "" } = (await staffByEmail(login.email)) ?? {};
  return { Cookie: toCookieHeader(await createSession(id, "")) };
}

let leads: number[] = [];
let letters: number[] = [];
beforeEach(async () => {
  await db().execute(sql`truncate outbox, lead cascade`);
  for (let number = 0; number < 4; number += 1)
    await site.send("POST", "/api/leads", { body: { name: `N${number}`, email: `n${number}@example.com` } });
  leads = (await db().select({ id: lead.id }).from(lead).orderBy(lead.id)).map(({ id }) => id);
  letters = (
    await db()
      .select({ id: outbox.id })
      .from(outbox)
      .where(eq(outbox.letter, "lead_receipt"))
      .orderBy(outbox.id)
  ).map(({ id }) => id);
  expect([leads.length, letters.length]).toEqual([4, 4]);
});

test("letters: what a colleague sent, what is final and what is gone is told apart; the rest is done", async () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = letters;
  await site.send("POST", `/api/admin/outbox/${first}/sent-by-hand`, { headers: await leo() });
  await db().update(outbox).set({ status: "failed", lastError: "withdrawn" }).where(eq(outbox.id, second));
  const results = await act("/api/admin/outbox", { act: "sent_by_hand", ids: [...letters, 999_999, third] });
  expect(results).toEqual([
    { id: first, outcome: "already", by: "Leo", undo: null },
    { id: second, outcome: "conflict", by: null, undo: null },
    { id: third, outcome: "done", by: null, undo: null },
    { id: fourth, outcome: "done", by: null, undo: null },
    { id: 999_999, outcome: "not_found", by: null, undo: null },
  ]);
  const rows = await db()
    .select()
    .from(outbox)
    .where(inArray(outbox.id, [third, fourth]));
  expect(rows.map(({ status, sentBy }) => [status, sentBy])).toEqual([
    ["sent_by_hand", "Ana"],
    ["sent_by_hand", "Ana"],
  ]);
  const isSent = and(eq(auditLog.act, "letter.sent"), inArray(auditLog.subjectId, letters));
  expect(await db().$count(auditLog, isSent)).toBe(3);
});

test("discarded letters are never sent, wait for nobody and keep no link; without a service nothing can be sent", async () => {
  const waiting = async () =>
    ((await site.read("/api/admin/today")) as { waiting: { letters: number } }).waiting.letters;
  const before = await waiting();
  expect(outcomes(await act("/api/admin/outbox", { act: "discard", ids: letters.slice(0, 3) }))).toEqual([
    ...["done", "done", "done"],
  ]);
  expect(await waiting()).toBe(before - 3);
  const [row] = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.id, letters[0] ?? 0));
  expect(row).toMatchObject({ status: "failed", lastError: "discarded", dueAt: null });
  expect(row?.facts.path).toBeUndefined();
  const again = await act("/api/admin/outbox", { act: "discard", ids: letters });
  expect(outcomes(again)).toEqual(["already", "already", "already", "done"]);
  expect(outcomes(await act("/api/admin/outbox", { act: "sent_by_hand", ids: letters }))).toEqual([
    ...["conflict", "conflict", "conflict", "conflict"],
  ]);
});

test("a letter that a worker is sending is left alone; one failure undoes nothing else", async () => {
  const [first = 0, second = 0] = letters;
  await db()
    .update(outbox)
    .set({ claimedUntil: sql`now() + interval '1 minute'` })
    .where(eq(outbox.id, first));
  expect(outcomes(await act("/api/admin/outbox", { act: "discard", ids: letters.slice(0, 2) }))).toEqual([
    ...["conflict", "done"],
  ]);
  // The audit log of one record cannot be written: that record stays as it was.
  const [, , third = 0, fourth = 0] = letters;
  await db().execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin if new.subject_id = ${sql.raw(String(third))} then raise 'no'; end if; return new; end $$`);
  await db().execute(
    sql`create trigger refuse before insert on audit_log for each row execute function refuse()`,
  );
  const results = await act("/api/admin/outbox", { act: "sent_by_hand", ids: [third, fourth] });
  await db().execute(sql`drop trigger refuse on audit_log; drop function refuse`);
  expect(outcomes(results)).toEqual(["failed", "done"]);
  const states = await db()
    .select()
    .from(outbox)
    .where(inArray(outbox.id, [second, third]))
    .orderBy(outbox.id);
  expect(states.map(({ status }) => status)).toEqual(["failed", "waiting"]);
});

test("two colleagues at once: each letter is sent by one of them, and the other is told", async () => {
  const headers = await leo();
  const body = { act: "sent_by_hand", ids: letters };
  const both = await Promise.all([act("/api/admin/outbox", body), act("/api/admin/outbox", body, headers)]);
  for (const [index] of letters.entries())
    expect(both.map((one) => one[index]?.outcome).sort()).toEqual(["already", "done"]);
});

/** What an answer offers to undo. */
const offers = (results: BulkAnswer["results"]) =>
  results.flatMap(({ id, undo }) => (undo ? [{ id, act: undo.act }] : []));
const undo = async (path: string, results: BulkAnswer["results"]) => {
  const body = { acts: offers(results) };
  const answer = await site.send("POST", `${path}/undo`, { body, staff: true });
  return outcomes(((await answer.json()) as BulkAnswer).results);
};
const rowsOf = (table: string) =>
  db().execute(
    sql`select to_jsonb(t) - 'version' - 'search' as row from ${sql.identifier(table)} t order by id`,
  );

test("leads go to a colleague, also those of another one, who reads it on the bell; undone, nobody reads it", async () => {
  const [first = 0] = leads;
  const asLeo = await leo();
  await site.send("PATCH", `/api/admin/leads/${first}/assignee`, {
    body: { take: true, from: null },
    headers: asLeo,
  });
  await createStaff({
    email: "mia@example.com",
    name: "Mia",
    password: "cafe-con-leche-9",
    role: "concierge",
  });
  const before = [(await rowsOf("lead")).rows, (await rowsOf("admin_notification")).rows];
  const results = await act("/api/admin/leads", { act: "assign", to: "mia@example.com", ids: leads });
  expect(outcomes(results)).toEqual(Array(4).fill("done"));
  expect(results.every((one) => (one.undo?.leftMs ?? 0) >= 10_000)).toBe(true);
  const given = await db()
    .select()
    .from(adminNotification)
    .where(eq(adminNotification.recipient, "mia@example.com"));
  expect(given).toHaveLength(4);
  const again = await act("/api/admin/leads", { act: "assign", to: "mia@example.com", ids: leads });
  expect(outcomes(again)).toEqual(Array(4).fill("already"));
  expect(await undo("/api/admin/leads", results)).toEqual(Array(4).fill("done"));
  expect([(await rowsOf("lead")).rows, (await rowsOf("admin_notification")).rows]).toEqual(before);
  expect(await undo("/api/admin/leads", results)).toEqual(Array(4).fill("not_found"));
});

test("leads are not given to who cannot work on them, and what is missing is named", async () => {
  const send = (body: object) =>
    site.send("POST", "/api/admin/leads/bulk", { body: { ids: leads, ...body }, staff: true });
  expect((await send({ act: "assign", to: "nobody@example.com" })).status).toBe(409);
  for (const [act, field] of [
    ["assign", "to"],
    ["status", "status"],
    ["snooze", "until"],
  ]) {
    const answer = await send({ act });
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
  }
});

test("leads get a status and are undone by the one who did it; one that changed since has an outcome of its own", async () => {
  const results = await act("/api/admin/leads", { act: "status", status: "closed", ids: leads });
  expect(outcomes(results)).toEqual(Array(4).fill("done"));
  const again = await act("/api/admin/leads", { act: "status", status: "closed", ids: leads });
  expect(outcomes(again)).toEqual(Array(4).fill("already"));
  const [first = 0] = leads;
  const body = { status: "qualified", from: "closed" };
  await site.send("PATCH", `/api/admin/leads/${first}/status`, { body, headers: await leo() });
  expect(await undo("/api/admin/leads", results)).toEqual(["conflict", "done", "done", "done"]);
  const rows = await db().select().from(lead).orderBy(lead.id);
  expect(rows.map(({ status }) => status)).toEqual(["qualified", "new", "new", "new"]);
});

test("leads sleep until a day and wake again; one that slept before keeps its day", async () => {
  const [first = 0, ...rest] = leads;
  const until = todayInSantoDomingo(new Date(Date.now() + 3 * 86_400_000));
  const later = todayInSantoDomingo(new Date(Date.now() + 9 * 86_400_000));
  await act("/api/admin/leads", { act: "snooze", until: later, ids: [first] });
  const results = await act("/api/admin/leads", { act: "snooze", until, ids: leads });
  expect(outcomes(results)).toEqual(["already", "done", "done", "done"]);
  const sleeps = async (id: number) => (await site.read(`/api/admin/snooze?kind=lead&record=${id}`)).until;
  expect([await sleeps(first), await sleeps(rest[0] ?? 0)]).toEqual([later, until]);
  expect(outcomes(await act("/api/admin/leads", { act: "snooze", until: null, ids: rest }))).toEqual(
    Array(3).fill("done"),
  );
  expect(await sleeps(rest[0] ?? 0)).toBeNull();
});

test("bookings: none is completed before its appointment; what was confirmed is undone without a letter", async () => {
  const vendor = await listedVendor(site);
  const ids: number[] = [];
  for (let number = 0; number < 3; number += 1) ids.push((await bookedAt(site, vendor.vendorId)).id);
  const [first = 0] = ids;
  const past = { preferredAt: new Date(Date.now() - 3 * 86_400_000) };
  await db().update(booking).set(past).where(eq(booking.id, first));
  const before = [(await rowsOf("booking")).rows, (await rowsOf("outbox")).rows];
  const confirmed = await act("/api/admin/bookings", { act: "status", status: "confirmed", ids });
  expect(outcomes(confirmed)).toEqual(["done", "done", "done"]);
  expect(confirmed[0]?.undo?.letters).toBeGreaterThan(0);
  expect(await undo("/api/admin/bookings", confirmed)).toEqual(["done", "done", "done"]);
  expect([(await rowsOf("booking")).rows, (await rowsOf("outbox")).rows]).toEqual(before);
  const completed = await act("/api/admin/bookings", {
    act: "status",
    status: "completed",
    ids: [...ids, 999_999],
  });
  expect(outcomes(completed)).toEqual(["done", "ahead", "ahead", "not_found"]);
  const given = await act("/api/admin/bookings", { act: "assign", to: staffLogin.email, ids });
  expect(outcomes(given)).toEqual(["done", "done", "done"]);
  expect(await undo("/api/admin/bookings", given)).toEqual(["done", "done", "done"]);
});

test("local vendors: one reason for all rejected; who is decided stays", async () => {
  for (const telefono of ["809 555 0171", "809 555 0172", "809 555 0173"])
    await site.send("POST", "/api/dominican-vendors", { body: newLocalVendor({ telefono }) });
  const rows = await db().select().from(localVendor).orderBy(localVendor.id);
  const ids = rows.map(({ id }) => id);
  expect(ids).toHaveLength(3);
  await act("/api/admin/dominican-vendors", { status: "aprobado", ids: ids.slice(0, 1) });
  const missing = { status: "rechazado", ids };
  const refused = await site.send("POST", "/api/admin/dominican-vendors/bulk", {
    staff: true,
    body: missing,
  });
  expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, ["reason"]]);
  const results = await act("/api/admin/dominican-vendors", { ...missing, reason: "No services there" });
  expect(outcomes(results)).toEqual(["conflict", "done", "done"]);
  const after = await db().select().from(localVendor).orderBy(localVendor.id);
  expect(after.map(({ status, adminNotes }) => [status, adminNotes])).toEqual([
    ["aprobado", ""],
    ["rechazado", "No services there"],
    ["rechazado", "No services there"],
  ]);
});

test("messages and reviews: what was answered is told with the name; at most 100 at once, none is none", async () => {
  await site.send("POST", "/api/contact", { body: { name: "N", email: "n@example.com", message: "m" } });
  const [message] = (await site.read("/api/admin/messages")) as { id: number }[];
  const ids = [message?.id ?? 0];
  expect(outcomes(await act("/api/admin/messages", { ids }, await leo()))).toEqual(["done"]);
  expect(await act("/api/admin/messages", { ids })).toEqual([
    { id: ids[0], outcome: "already", by: "Leo", undo: null },
  ]);
  expect(outcomes(await act("/api/admin/reviews", { status: "published", ids: [7] }))).toEqual(["not_found"]);
  const many = Array.from({ length: 101 }, (_, index) => index + 1);
  for (const wrong of [many, []]) {
    const answer = await site.send("POST", "/api/admin/messages/bulk", { staff: true, body: { ids: wrong } });
    expect(answer.status).toBe(400);
  }
});
