import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseExpired } from "#app/server/retention.server.ts";
import { chatSession } from "#app/support/chat/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { PersonDetail } from "../../contract.ts";
import { person } from "../../schema.server.ts";
import { linkWaiting } from "../waiting.server.ts";

const site = openSite();

beforeEach(async () => {
  await db().execute(sql`truncate person, person_waiting, lead, contact_message, chat_session, outbox, note, next_step
    restart identity cascade`);
});

const lisa = { name: "Lisa Abrams", email: "lisa@example.com", phone: "", locale: "en", town: "" };
const staff = (method: string, path: string, body: object) =>
  site.send(method, `/api/admin${path}`, { staff: true, body });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const write = async () => (await (await staff("POST", "/people", lisa)).json()) as PersonDetail;
const note = (record: number) => staff("POST", "/notes", { kind: "person", record, text: "Kanari note." });
const isThere = async (id: number) => (await site.send("GET", `/api/admin/people/${id}`, { staff: true })).ok;

async function askAsLead(createdAt: Date): Promise<void> {
  await site.send("POST", "/api/leads", { body: { ...lisa, message: "m" } });
  await db().execute(sql`update lead set created_at = ${createdAt.toISOString()}::timestamptz`);
  await linkWaiting();
}

/** A night, and what follows it. */
async function night(): Promise<void> {
  const periods = { months: 24, pendingVendorMonths: 6, chatDays: 90 };
  await eraseExpired(new Date(), periods, new AbortController().signal);
  await linkWaiting();
}

test("whom staff wrote down stays with note and step when their last record is deleted, and is found again", async () => {
  const { id } = await write();
  await note(id);
  await staff("POST", "/next-steps", {
    kind: "person",
    record: id,
    what: "Call",
    assignee: null,
    day: "2027-01-15",
  });
  await askAsLead(daysAgo(900));
  await night();
  const read = await site.read(`/api/admin/people/${id}`);
  expect(read).toMatchObject({ name: "Lisa Abrams", counts: {}, contacts: [{ value: lisa.email }] });
  const counted = sql`select (select count(*)::int from lead) as leads, (select count(*)::int from note) as notes,
    (select count(*)::int from next_step) as steps`;
  expect((await db().execute(counted)).rows).toEqual([{ leads: 0, notes: 1, steps: 1 }]);
  // What they write later is theirs.
  await askAsLead(new Date());
  expect(await site.read(`/api/admin/people/${id}`)).toMatchObject({ counts: { lead: 1 } });
  expect(await db().$count(person)).toBe(1);
});

test("they are deleted RETENTION_MONTHS after the last that there was of them: being written down, a record, a note", async () => {
  const { id } = await write();
  await db()
    .update(person)
    .set({ createdAt: daysAgo(1_000) });
  // A chat is deleted after 90 days.
  await db()
    .insert(chatSession)
    .values({
      ...{ tokenHash: "x", name: "Lisa", contact: lisa.email, locale: "en" },
      ...{ createdAt: daysAgo(120), lastActivityAt: daysAgo(120) },
    });
  await linkWaiting();
  await night();
  await night();
  expect(await db().$count(chatSession)).toBe(0);
  expect(await isThere(id)).toBe(true);
  const [listed] = (await site.read("/api/admin/people")) as { lastAt: string }[];
  expect(listed?.lastAt.slice(0, 10)).toBe(daysAgo(120).toISOString().slice(0, 10));
  await db()
    .update(person)
    .set({ lastRecordAt: daysAgo(900) });
  await note(id);
  await night();
  expect(await isThere(id)).toBe(true);
  await db().execute(sql`update note set created_at = ${daysAgo(900).toISOString()}::timestamptz`);
  await night();
  expect(await isThere(id)).toBe(false);
});

test("an erasure leaves nothing of them, whether their record is left or gone", async () => {
  for (const isGone of [false, true]) {
    const { id } = await write();
    await note(id);
    await askAsLead(daysAgo(900));
    if (isGone) await night();
    const asked = { email: "", phone: "", person: id };
    const { total } = (await (await staff("POST", "/people/search", asked)).json()) as { total: number };
    expect((await staff("POST", "/people/erase", { ...asked, total })).status).toBe(200);
    await linkWaiting();
    for (const table of [
      "person",
      "contact_point",
      "person_record",
      "person_listing",
      "note",
      "lead",
      "outbox",
    ]) {
      const { rows } = await db().execute(sql`select * from ${sql.identifier(table)}`);
      expect([table, rows]).toEqual([table, []]);
    }
  }
});
