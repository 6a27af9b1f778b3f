import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { lead } from "#app/clients/leads/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import type { AdminNotification } from "#app/staff/outbox/contract.ts";
import type { Team } from "#app/staff/team/contract.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { openColleague } from "../../../../tests/support/records/colleague.ts";
import { openSite, staffLogin } from "../../../../tests/support/site.ts";
import type { NextStep, Note, Snooze } from "../contract.ts";
import { nextStep, note, noteMention, snooze } from "../schema.server.ts";
import { endSnooze } from "./snooze.server.ts";

const site = openSite();
const day = 24 * 3_600_000;
const dayIn = (days: number) => todayInSantoDomingo(new Date(Date.now() + days * day));
type Send = (method: string, path: string, body?: object) => Promise<Response>;
const ana: Send = (method, path, body) => site.send(method, path, { body, staff: true });
let leo: Send;
const leoEmail = "leo@example.com";
beforeAll(async () => {
  const colleague = await openColleague(site, "Leo");
  leo = colleague as Send;
});

let leads = 0;
async function newLead(): Promise<number> {
  leads += 1;
  const email = `follow-${leads}@example.com`;
  await site.send("POST", "/api/leads", { body: { name: `Follow ${leads}`, email } });
  const [row] = await db().select().from(lead).where(eq(lead.email, email));
  return row?.id ?? 0;
}

async function read<T>(answer: Promise<Response>): Promise<T> {
  const got = await answer;
  expect(got.ok, `${got.status} ${await got.clone().text()}`).toBe(true);
  return (await got.json()) as T;
}
const notesOf = (record: number) => read<Note[]>(ana("GET", `/api/admin/notes?kind=lead&record=${record}`));
const stepsOf = (record: number) =>
  read<NextStep[]>(ana("GET", `/api/admin/next-steps?kind=lead&record=${record}`));
const addNote = (record: number, text: string, mentions: string[] = []) =>
  read<Note>(ana("POST", "/api/admin/notes", { kind: "lead", record, text, mentions }));
const addStep = (record: number, change: object = {}) =>
  read<NextStep>(
    ana("POST", "/api/admin/next-steps", {
      ...{ kind: "lead", record, what: "Call", assignee: null, day: dayIn(1), hour: "" },
      ...change,
    }),
  );
const putSnooze = (record: number, until: string) =>
  ana("PUT", "/api/admin/snooze", { kind: "lead", record, until });
const sleep = (record: number) => read<Snooze>(ana("GET", `/api/admin/snooze?kind=lead&record=${record}`));

test("a note stands on its record; its author edits and deletes it, a colleague does neither", async () => {
  const id = await newLead();
  const first = await addNote(id, "She prefers mornings.");
  await addNote(id, "Husband has a pacemaker.");
  expect((await notesOf(id)).map(({ text }) => text)).toEqual([
    "Husband has a pacemaker.",
    "She prefers mornings.",
  ]);
  expect(first).toMatchObject({ byEmail: staffLogin.email, editedAt: null, version: 1 });
  const change = { text: "She prefers evenings.", mentions: [], version: 1 };
  expect((await leo("PATCH", `/api/admin/notes/${first.id}`, change)).status).toBe(403);
  expect((await leo("DELETE", `/api/admin/notes/${first.id}`)).status).toBe(403);
  const edited = await read<Note>(ana("PATCH", `/api/admin/notes/${first.id}`, change));
  expect(edited).toMatchObject({ text: "She prefers evenings.", version: 2 });
  expect(edited.editedAt).not.toBeNull();
  expect((await ana("PATCH", `/api/admin/notes/${first.id}`, change)).status).toBe(409);
  await read(ana("DELETE", `/api/admin/notes/${first.id}`));
  expect(await notesOf(id)).toHaveLength(1);
  const events = await db().select().from(auditLog).where(eq(auditLog.subjectId, id));
  const acts = events.flatMap(({ act, subject }) =>
    subject === "lead" && act.startsWith("record.") ? [act] : [],
  );
  expect(acts.toSorted()).toEqual([
    "record.note_edited",
    "record.note_removed",
    "record.noted",
    "record.noted",
  ]);
});

test("a note on no record, of 4,001 characters, or of none is refused", async () => {
  const id = await newLead();
  const post = (body: object) =>
    ana("POST", "/api/admin/notes", { kind: "lead", record: id, text: "a", ...body });
  expect((await post({ record: 999_999 })).status).toBe(404);
  expect((await post({ kind: "person" })).status).toBe(404);
  expect((await post({ kind: "letter" })).status).toBe(400);
  expect((await post({ text: "a".repeat(4_001) })).status).toBe(400);
  expect((await post({ text: "  " })).status).toBe(400);
  expect((await post({ text: "a".repeat(4_000) })).status).toBe(201);
});

test("who is mentioned hears of it on their own bell, once; strangers and the author do not", async () => {
  const id = await newLead();
  const bell = async (send: Send) =>
    (await read<AdminNotification[]>(send("GET", "/api/admin/notifications?status=unread"))).filter(
      (one) => one.type === "note_mention" && one.subjectId === id,
    );
  const written = await addNote(id, "@Leo please call", [
    leoEmail.toUpperCase(),
    staffLogin.email,
    "nobody@example.com",
  ]);
  expect(written.mentions.toSorted()).toEqual([staffLogin.email, leoEmail].toSorted());
  expect(await bell(leo)).toMatchObject([{ recordKind: "lead", subjectId: id, readAt: null }]);
  expect(await bell(ana)).toEqual([]);
  const again = { text: "@Leo please call today", mentions: [leoEmail], version: 1 };
  expect((await read<Note>(ana("PATCH", `/api/admin/notes/${written.id}`, again))).mentions).toEqual([
    leoEmail,
  ]);
  expect(await bell(leo)).toHaveLength(1);
  // Another's reading does not read it for the colleague.
  const [own] = await bell(leo);
  await ana("POST", `/api/admin/notifications/${own?.id}/read`);
  expect(await bell(leo)).toHaveLength(1);
});

test("a next step has a day, maybe an hour, and somebody; it is done by one, and can be opened again", async () => {
  const id = await newLead();
  const later = await addStep(id, { what: "Write", day: dayIn(3) });
  const sooner = await addStep(id, { what: "Call", day: dayIn(1), hour: "16:00", assignee: leoEmail });
  expect(sooner).toMatchObject({ hour: "16:00", day: dayIn(1), dueAt: `${dayIn(1)}T20:00:00.000Z` });
  expect(later).toMatchObject({ hour: "", day: dayIn(3), dueAt: `${dayIn(3)}T04:00:00.000Z` });
  expect((await stepsOf(id)).map(({ what }) => what)).toEqual(["Call", "Write"]);
  const body = { ...{ kind: "lead", record: id, what: "a", day: dayIn(1) }, assignee: "x@example.com" };
  expect((await ana("POST", "/api/admin/next-steps", body)).status).toBe(400);
  const done = await read<NextStep>(
    leo("POST", `/api/admin/next-steps/${sooner.id}/done`, { done: true, version: 1 }),
  );
  expect(done).toMatchObject({ doneBy: leoEmail, version: 2 });
  const stale = { done: true, version: 1 };
  expect((await ana("POST", `/api/admin/next-steps/${sooner.id}/done`, stale)).status).toBe(409);
  const change = { what: "b", assignee: null, day: dayIn(2), hour: "", version: 2 };
  expect((await ana("PATCH", `/api/admin/next-steps/${sooner.id}`, change)).status).toBe(409);
  expect((await stepsOf(id)).map(({ what }) => what)).toEqual(["Write", "Call"]);
  await read(ana("POST", `/api/admin/next-steps/${sooner.id}/done`, { done: false, version: 2 }));
  const changed = await read<NextStep>(
    ana("PATCH", `/api/admin/next-steps/${sooner.id}`, { ...change, version: 3 }),
  );
  expect(changed).toMatchObject({ what: "b", assignee: null, doneAt: null, version: 4 });
});

test("a record sleeps until a day; a step that is due before it, the customer's word and staff end that", async () => {
  const id = await newLead();
  expect((await putSnooze(id, dayIn(0))).status).toBe(400);
  expect(await read(putSnooze(id, dayIn(5)))).toEqual({ until: dayIn(5), by: staffLogin.email });
  expect((await sleep(id)).until).toBe(dayIn(5));
  await addStep(id, { day: dayIn(6) });
  expect((await sleep(id)).until).toBe(dayIn(5));
  await addStep(id, { day: dayIn(4) });
  expect((await sleep(id)).until).toBeNull();
  await putSnooze(id, dayIn(5));
  await endSnooze(systemContext(), { kind: "lead", id });
  expect((await sleep(id)).until).toBeNull();
  await putSnooze(id, dayIn(5));
  await read(ana("DELETE", "/api/admin/snooze", { kind: "lead", record: id }));
  expect((await sleep(id)).until).toBeNull();
  await putSnooze(id, dayIn(5));
  await db()
    .update(snooze)
    .set({ until: new Date(Date.now() - 1_000) })
    .where(eq(snooze.recordId, id));
  expect((await sleep(id)).until).toBeNull();
});

test("whoever gets a record that sleeps sees it: a lead, a chat, a person, and all that a colleague had", async () => {
  const id = await newLead();
  const assign = (to: string | null, from: string | null) =>
    ana("PATCH", `/api/admin/leads/${id}/assignee`, { to, from });
  await putSnooze(id, dayIn(5));
  await read(assign(leoEmail, null));
  expect((await sleep(id)).until).toBeNull();
  // Nobody has it by that.
  await putSnooze(id, dayIn(5));
  await read(assign(null, leoEmail));
  expect((await sleep(id)).until).toBe(dayIn(5));

  const untilOf = async (kind: string, record: number) =>
    (await read<Snooze>(ana("GET", `/api/admin/snooze?kind=${kind}&record=${record}`))).until;
  const hide = (kind: string, record: number) =>
    read(ana("PUT", "/api/admin/snooze", { kind, record, until: dayIn(5) }));
  const opened = await site.send("POST", "/api/chat/session", { body: { userName: "Sleeps" } });
  const { sessionId } = ((await opened.json()) as { session: { sessionId: string } }).session;
  await site.send("POST", "/api/chat/person", { body: { sessionId, contact: "" } });
  const [chat] = await read<{ id: number }[]>(ana("GET", "/api/admin/chats?status=waiting"));
  await hide("chat", chat?.id ?? 0);
  await read(ana("PATCH", `/api/admin/chats/${chat?.id}/assignee`, { to: leoEmail, from: null }));
  expect(await untilOf("chat", chat?.id ?? 0)).toBeNull();

  const met = { name: "Met", email: "met@example.com", phone: "", locale: "en", town: "" };
  const person = await read<{ id: number; version: number }>(ana("POST", "/api/admin/people", met));
  await hide("person", person.id);
  const owned = { owner: leoEmail, version: person.version };
  await read(ana("PATCH", `/api/admin/people/${person.id}`, owned));
  expect(await untilOf("person", person.id)).toBeNull();

  const mia = (await openColleague(site, "Mia")) as Send;
  await read(mia("PATCH", `/api/admin/leads/${id}/assignee`, { take: true, from: null }));
  await putSnooze(id, dayIn(5));
  const { members } = await read<Team>(ana("GET", "/api/admin/team"));
  const { number } = members.find(({ email }) => email === "mia@example.com") ?? {};
  await read(ana("POST", `/api/admin/team/${number}/disable`, { handTo: leoEmail }));
  expect((await sleep(id)).until).toBeNull();
});

test("what belongs to a record goes with it, whoever deletes it", async () => {
  const [gone, stays] = [await newLead(), await newLead()];
  for (const id of [gone, stays]) {
    await addNote(id, "@Leo", [leoEmail]);
    await addStep(id);
    await putSnooze(id, dayIn(9));
  }
  await db().delete(lead).where(eq(lead.id, gone));
  const left = async (id: number) => [
    await db().$count(note, eq(note.recordId, id)),
    await db().$count(nextStep, eq(nextStep.recordId, id)),
    await db().$count(snooze, eq(snooze.recordId, id)),
  ];
  expect(await left(gone)).toEqual([0, 0, 0]);
  expect(await left(stays)).toEqual([1, 1, 1]);
  const orphans = await db().select().from(noteMention);
  const notes = await db().select({ id: note.id }).from(note);
  expect(orphans.every(({ noteId }) => notes.some(({ id }) => id === noteId))).toBe(true);
});

test("the rows of a list read their notes, sleep and first open step in one call; strangers' kinds are left out", async () => {
  const [kept, bare] = [await newLead(), await newLead()];
  await addNote(kept, "One.");
  await addNote(kept, "Two.");
  await addStep(kept, { what: "Later", day: dayIn(5) });
  const first = await addStep(kept, { what: "Call", day: dayIn(1), hour: "10:00" });
  const done = await addStep(kept, { what: "Done", day: dayIn(1) });
  await ana("POST", `/api/admin/next-steps/${done.id}/done`, { version: 1, done: true });
  // A step ends a sleep that would last longer.
  await putSnooze(kept, dayIn(2));
  const of = (records: string) => read<unknown[]>(ana("GET", `/api/admin/follow-up/of?records=${records}`));
  expect(await of(`lead:${kept},lead:${bare},nobody:1,person:1`)).toEqual([
    {
      ...{ record: `lead:${kept}`, notes: 2, sleepsUntil: dayIn(2) },
      step: { what: "Call", dueAt: first.dueAt, hasHour: true },
    },
    { record: `lead:${bare}`, notes: 0, sleepsUntil: null, step: null },
  ]);
  await db()
    .update(snooze)
    .set({ until: new Date(Date.now() - 1000) })
    .where(eq(snooze.recordId, kept));
  expect(await of(`lead:${kept}`)).toMatchObject([{ sleepsUntil: null }]);
  expect(await read<unknown[]>(ana("GET", "/api/admin/follow-up/of"))).toEqual([]);
});
