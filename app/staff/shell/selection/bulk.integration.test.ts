import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { lead } from "#app/clients/leads/schema.server.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { createSession } from "#platform/auth/auth.server.ts";
import { toCookieHeader } from "#platform/auth/set-cookies.ts";
import { createStaff, staffByEmail } from "#platform/auth/staff.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { newLocalVendor } from "../../../../tests/support/records/local-vendor.ts";
import { openSite } from "../../../../tests/support/site.ts";
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
    { id: first, outcome: "already", by: "Leo" },
    { id: second, outcome: "conflict", by: null },
    { id: third, outcome: "done", by: null },
    { id: fourth, outcome: "done", by: null },
    { id: 999_999, outcome: "not_found", by: null },
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

test("leads: what a colleague has is not taken away; closing frees nothing that is closed", async () => {
  const [first = 0] = leads;
  const take = { take: true, from: null };
  await site.send("PATCH", `/api/admin/leads/${first}/assignee`, { body: take, headers: await leo() });
  expect(await act("/api/admin/leads", { act: "assign", ids: leads.slice(0, 2) })).toEqual([
    { id: leads[0], outcome: "already", by: "leo@example.com" },
    { id: leads[1], outcome: "done", by: null },
  ]);
  expect(outcomes(await act("/api/admin/leads", { act: "close", ids: leads }))).toEqual(
    Array(4).fill("done"),
  );
  expect(outcomes(await act("/api/admin/leads", { act: "close", ids: leads }))).toEqual(
    Array(4).fill("already"),
  );
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
  expect(await act("/api/admin/messages", { ids })).toEqual([{ id: ids[0], outcome: "already", by: "Leo" }]);
  expect(outcomes(await act("/api/admin/reviews", { status: "published", ids: [7] }))).toEqual(["not_found"]);
  const many = Array.from({ length: 101 }, (_, index) => index + 1);
  for (const wrong of [many, []]) {
    const answer = await site.send("POST", "/api/admin/messages/bulk", { staff: true, body: { ids: wrong } });
    expect(answer.status).toBe(400);
  }
});
