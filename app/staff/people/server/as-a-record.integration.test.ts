import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseExpired } from "#app/server/retention.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import type { NextStep, Note, Snooze } from "#app/staff/follow-up/contract.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import type { QueueItem } from "#app/staff/work-queue/contract.ts";
import { db } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { bookedAt } from "../../../../tests/support/records/booking.ts";
import { listedVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { PersonDetail, TimelineEntry } from "../contract.ts";
import { contactPoint, person, personListing } from "../schema.server.ts";
import { linkWaiting } from "./waiting.server.ts";

const site = openSite();
const dayIn = (days: number) => todayInSantoDomingo(new Date(Date.now() + days * 86_400_000));

beforeEach(async () => {
  await db().execute(sql`truncate person, person_waiting, lead, booking, contact_message, safety_request, outbox, note, next_step, snooze,
    admin_notification, held_act
    restart identity cascade`);
});

const send = (method: string, path: string, body?: object) =>
  site.send(method, `/api/admin${path}`, { staff: true, ...(body && { body }) });
async function read<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await send(method, path, body);
  expect(answer.ok, `${method} ${path}: ${answer.status} ${await answer.clone().text()}`).toBe(true);
  return (await answer.json()) as T;
}
const lisa = {
  name: "Lisa Abrams",
  email: "lisa@example.com",
  phone: "829 555 0131",
  locale: "en",
  town: "",
};
const tom = { name: "Tom Birch", email: "tom@example.com", phone: "", locale: "es", town: "Cabarete" };
const write = (body: object) => read<PersonDetail>("POST", "/people", body);
const on = (record: number) => ({ kind: "person", record });
const addNote = (record: number, text: string) => read<Note>("POST", "/notes", { ...on(record), text });
const addStep = (record: number, what: string, day = dayIn(0)) =>
  read<NextStep>("POST", "/next-steps", { ...on(record), what, assignee: null, day });
const notesOf = async (record: number) =>
  (await read<Note[]>("GET", `/notes?kind=person&record=${record}`)).map(({ text }) => text);
const stepsOf = async (record: number) =>
  (await read<NextStep[]>("GET", `/next-steps?kind=person&record=${record}`)).map(({ what }) => what);
const sleep = (record: number, until: string) => read<Snooze>("PUT", "/snooze", { ...on(record), until });
const sleepOf = async (record: number) =>
  (await read<Snooze>("GET", `/snooze?kind=person&record=${record}`)).until;
const due = async () =>
  (await read<QueueItem[]>("GET", "/queue?show=step&limit=100")).filter((one) => one.recordKind === "person");
const timeline = (id: number) => read<TimelineEntry[]>("GET", `/people/${id}/timeline`);

async function rows(): Promise<unknown> {
  const tables = [
    "person",
    "contact_point",
    "person_record",
    "person_listing",
    "note",
    "next_step",
    "snooze",
  ];
  const all = tables.map((table) =>
    db().execute(sql`select t::text from ${sql.identifier(table)} as t order by t::text`),
  );
  return (await Promise.all(all)).map((one) => one.rows);
}

test("a person's step is due on Today with their name and contacts, and is done there; notes are on the timeline", async () => {
  const { id } = await write(lisa);
  await addNote(id, "She prefers mornings.");
  await addStep(id, "Call about the house");
  await addStep(id, "Not yet", dayIn(3));
  const [item, ...more] = await due();
  expect(more).toEqual([]);
  expect(item).toMatchObject({
    ...{ kind: "step", recordId: id, name: "Lisa Abrams", words: "Call about the house" },
    ...{ email: "lisa@example.com", phone: "+18295550131", locale: "en" },
  });
  await sleep(id, dayIn(2));
  expect(await due()).toEqual([]);
  await read("DELETE", "/snooze", on(id));
  await read("POST", `/next-steps/${item?.id}/done`, { done: true, version: item?.version });
  expect(await due()).toEqual([]);
  const entries = await timeline(id);
  expect(entries).toMatchObject([
    { what: "note", words: "She prefers mornings.", by: "Ana", record: { kind: "person", id } },
  ]);
});

test("notes of a person's records are on their timeline too", async () => {
  await site.send("POST", "/api/leads", { body: { ...lisa, message: "We move in May." } });
  await site.send("POST", "/api/contact", { body: { ...lisa, message: "Which school is near?" } });
  const vendor = await listedVendor(site);
  const { id: booked } = await bookedAt(site, vendor.vendorId, { customerEmail: lisa.email });
  await linkWaiting();
  await read("POST", "/notes", { kind: "lead", record: 1, text: "Sister of Tom." });
  await read("POST", "/notes", { kind: "contact_message", record: 1, text: "Three children." });
  await read("POST", "/notes", { kind: "booking", record: booked, text: "Key at the neighbour's." });
  await read("PATCH", "/leads/1/status", { status: "converted" });
  await read("PUT", "/leads/1/sale", {
    package: "royal",
    price: "4997",
    soldOn: "2026-01-20",
    note: "In two parts.",
  });
  const update = (adminNotes: string) =>
    site.send("PUT", `/api/bookings/${booked}/status`, {
      body: { status: "pending", adminNotes, estimatedCost: "" },
      staff: true,
    });
  await update("Ask for Rosa.");
  await update("Ask for Rosa, not Marta.");
  const said = (await timeline(1))
    .filter(({ words, side }) => words !== "" && side === "team")
    .map(({ what, words, record }) => [what, words, record.kind]);
  expect(said).toEqual([
    ["details", "Ask for Rosa, not Marta.", "booking"],
    ["sale", "In two parts.", "lead"],
    ["note", "Key at the neighbour's.", "booking"],
    ["note", "Three children.", "contact_message"],
    ["note", "Sister of Tom.", "lead"],
  ]);
});

test("a new word ends a person's snooze: of a record that is theirs, and a new record", async () => {
  await site.send("POST", "/api/leads", { body: { ...lisa, message: "m" } });
  await linkWaiting();
  await sleep(1, dayIn(5));
  await site.send("POST", "/api/contact", { body: { ...tom, message: "Somebody else." } });
  await linkWaiting();
  expect(await sleepOf(1)).toBe(dayIn(5));
  await site.send("POST", "/api/contact", { body: { ...lisa, message: "Are you there?" } });
  await linkWaiting();
  expect(await sleepOf(1)).toBeNull();
  const { planningPath } = (await site.json("POST", "/api/leads", {
    body: { ...lisa, message: "Again" },
  })) as { planningPath: string };
  await linkWaiting();
  await sleep(1, dayIn(5));
  const token = planningPath.split("/").at(-1);
  const slots = (await site.json("GET", `/api/planning-call/${token}`)) as { slots?: string[] };
  const [startsAt] = slots.slots ?? [];
  const chosen = await site.send("PUT", `/api/planning-call/${token}`, { body: { startsAt } });
  expect(chosen.status, await chosen.clone().text()).toBe(200);
  expect(await sleepOf(1)).toBeNull();
});

test("after a merge the notes and steps of both stand on the one who is left; undone, every row is as it was", async () => {
  const one = (await write(lisa)).id;
  const other = (await write(tom)).id;
  for (const id of [one, other]) {
    await addNote(id, `Note ${id}`);
    await addStep(id, `Step ${id}`);
  }
  await sleep(other, dayIn(4));
  const before = await rows();
  expect(await due()).toMatchObject([{ recordId: one }]);
  const { merges } = await read<PersonDetail>("POST", `/people/${one}/merge`, { other });
  for (const id of [one, other]) {
    expect((await notesOf(id)).toSorted()).toEqual([`Note ${one}`, `Note ${other}`]);
    expect((await stepsOf(id)).toSorted()).toEqual([`Step ${one}`, `Step ${other}`]);
    expect(await sleepOf(id)).toBeNull();
  }
  expect((await timeline(one)).map(({ words }) => words).toSorted()).toEqual([
    `Note ${one}`,
    `Note ${other}`,
  ]);
  // Both belong to who is left, by that name.
  const merged = await due();
  expect(merged.map(({ recordId, name }) => [recordId, name])).toEqual([
    [one, "Lisa Abrams"],
    [one, "Lisa Abrams"],
  ]);
  await read("POST", `/people/merges/${merges[0]?.id}/undo`);
  expect(await rows()).toEqual(before);
  expect([await notesOf(one), await notesOf(other)]).toEqual([[`Note ${one}`], [`Note ${other}`]]);
  expect([await sleepOf(one), await sleepOf(other)]).toEqual([null, dayIn(4)]);
  // A snooze of a merged person is the one's who is left.
  await read("POST", `/people/${one}/merge`, { other });
  await sleep(other, dayIn(6));
  expect([await sleepOf(one), await due()]).toEqual([dayIn(6), []]);
  await addStep(other, "Sooner", dayIn(1));
  expect(await sleepOf(one)).toBeNull();
});

test("staff write to a person by e-mail; the letter is on the timeline, also after a merge, and a channel without a way is refused", async () => {
  const one = (await write(lisa)).id;
  const other = (await write({ ...tom, email: "", phone: "809 555 0178" })).id;
  const to = "lisa@example.com";
  const letter = { kind: "person", channel: "email", to, text: "Welcome, Lisa.", language: "en" };
  const sent = await read<{ answered: unknown }>("POST", "/letters", { ...letter, id: one });
  expect(sent.answered).toBeNull();
  const [row] = await db().select().from(outbox);
  expect(row).toMatchObject({ letter: "staff_letter", recipient: "lisa@example.com", locale: "en" });
  expect(row?.effect).toMatch(new RegExp(`^person-letter:${one}:`));
  expect(await timeline(one)).toMatchObject([{ what: "letter", words: expect.stringContaining("Welcome") }]);
  const refused = await send("POST", "/letters", { ...letter, id: other });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { fields: { channel: "There is no email address here." } },
  ]);
  const found = await read<{ phone: string }>("GET", `/letters/addressee?kind=person&id=${other}`);
  expect(found).toMatchObject({ name: "Tom Birch", email: "", phone: "+18095550178", locale: "es" });
  const byWhatsapp = { channel: "whatsapp", to: found.phone, text: "Hola, Tom." };
  await read("POST", "/letters", { ...letter, id: other, ...byWhatsapp });
  await read("POST", `/people/${one}/merge`, { other });
  const about = await read<{ text: string }[]>("GET", `/letters/about?kind=person&id=${one}`);
  expect(about).toHaveLength(2);
  expect((await timeline(one)).map(({ what }) => what)).toEqual(["letter", "letter"]);
  expect((await send("POST", "/letters", { ...letter, id: 99 })).status).toBe(404);
  expect((await send("POST", "/notes", { ...on(99), text: "a" })).status).toBe(404);
});

test("a number that several use is nobody's to write to; a confirmed address goes first", async () => {
  const { id, contacts } = await write(lisa);
  const phone = contacts.find(({ kind }) => kind === "phone")?.id;
  await read("PATCH", `/people/${id}/contacts/${phone}`, { shared: true });
  const to = await read("GET", `/letters/addressee?kind=person&id=${id}`);
  expect(to).toMatchObject({ email: "lisa@example.com", phone: "" });
});

test("what a stranger adds beside a known address is shown, but nothing goes there until staff confirm it", async () => {
  const post = async (path: string, body: object) =>
    expect((await site.send("POST", path, { body })).status).toBe(201);
  const person = async (id: number) => read<PersonDetail>("GET", `/people/${id}`);
  const to = () => read<{ email: string; phone: string }>("GET", "/letters/addressee?kind=person&id=1");
  const listed = async () => (await read<{ phone: string }[]>("GET", "/people?search=Abrams"))[0]?.phone;
  await post("/api/leads", { ...lisa, message: "We move in May." });
  await post("/api/contact", { ...lisa, phone: "", message: "Or WhatsApp +1 773 555 1003" });
  await post("/api/safety-requests", {
    ...{ protocol: "General Safety Request", name: "L", details: "d" },
    contact: "lisa@example.com, WhatsApp +1 773 555 1004",
  });
  await linkWaiting();
  const { contacts, counts } = await person(1);
  expect(counts).toMatchObject({ lead: 1, contact_message: 1, safety_request: 1 });
  expect(contacts.map(({ value, confirmedAt }) => [value, confirmedAt])).toContainEqual([
    "+17735551004",
    null,
  ]);
  expect(await to()).toMatchObject({ email: "lisa@example.com", phone: "+18295550131" });
  expect(await listed()).toBe("+18295550131");
  // It still joins, and joining makes it no more theirs.
  await post("/api/safety-requests", {
    ...{ protocol: "General Safety Request", name: "L", details: "Kanari stranger." },
    contact: "WhatsApp +1 773 555 1004",
  });
  await linkWaiting();
  expect((await person(1)).counts).toMatchObject({ safety_request: 2 });
  expect(await to()).toMatchObject({ email: "lisa@example.com", phone: "+18295550131" });
  // Who asks by it gets what says it, not the person.
  const asked = { email: "", phone: "+17735551004" };
  const copy = await (await send("POST", "/people/export", asked)).text();
  expect(copy).toContain("Kanari stranger.");
  expect(copy).not.toContain("Lisa Abrams");
  expect(copy).not.toContain("We move in May.");
  expect(copy).not.toContain("+18295550131");
  const whole = await read<{ email: string; phone: string }>("POST", "/people/search", {
    email: "",
    phone: "",
    person: 1,
  });
  expect(whole).toMatchObject({ email: "lisa@example.com", phone: "+18295550131" });
  // A confirmed one goes first, of whatever kind.
  const of = (value: string) => contacts.find((one) => one.value === value)?.id;
  await read("PATCH", `/people/1/contacts/${of("+17735551004")}`, { confirmed: true });
  expect(await to()).toMatchObject({ phone: "+17735551004" });
  await read("PATCH", `/people/1/contacts/${of("+17735551004")}`, { confirmed: false });
  await read("PATCH", `/people/1/contacts/${of("+18295550131")}`, { confirmed: true });
  expect(await to()).toMatchObject({ phone: "+18295550131" });
  // What a stranger asks to erase is gone, and nothing of the person.
  const { total } = await read<{ total: number }>("POST", "/people/search", asked);
  await read("POST", "/people/erase", { ...asked, total });
  await linkWaiting();
  const left = await person(1);
  expect(left.counts).toEqual({ lead: 1, contact_message: 1 });
  expect(left.contacts.map(({ value }) => value)).not.toContain("+17735551004");
  // Given to another, what came on it is theirs.
  await post("/api/contact", { ...lisa, name: "Eve", phone: "809 555 0199", message: "m" });
  await linkWaiting();
  const eve = await read<PersonDetail>("POST", "/people/1/records", {
    kind: "contact_message",
    record: 2,
    to: null,
  });
  expect(await read("GET", `/letters/addressee?kind=person&id=${eve.id}`)).toMatchObject({
    phone: "+18095550199",
  });
});

test("who is written down by hand is found at once; an address that somebody has shows that person, and nothing is saved", async () => {
  const created = () => db().$count(auditLog, eq(auditLog.act, "person.created"));
  const recorded = await created();
  const made = await write({ ...lisa, email: "LISA@example.com" });
  expect(made).toMatchObject({ name: "Lisa Abrams", version: 1, owner: null });
  expect(made.contacts.map(({ value, confirmedBy, seen }) => [value, confirmedBy, seen])).toEqual([
    ["lisa@example.com", "ana@example.com", null],
    ["+18295550131", "ana@example.com", null],
  ]);
  expect(await read("GET", "/people?search=abrams")).toMatchObject([
    { id: made.id, email: "lisa@example.com" },
  ]);
  expect(await created()).toBe(recorded + 1);
  const before = await rows();
  for (const body of [
    { ...tom, email: "Lisa@Example.com" },
    { ...tom, phone: "+1 (829) 555-0131" },
  ]) {
    const taken = await send("POST", "/people", body);
    expect([taken.status, await taken.json()]).toMatchObject([409, { details: { person: made.id } }]);
  }
  for (const wrong of [
    { ...tom, email: "", phone: "" },
    { ...tom, email: "ana@example.com" },
    { ...tom, name: " " },
    { ...tom, phone: "12" },
  ])
    expect((await send("POST", "/people", wrong)).status).toBe(400);
  expect(await rows()).toEqual(before);
  // Ten at once with one new address make one person.
  const answers = await Promise.all(Array.from({ length: 10 }, () => send("POST", "/people", tom)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect([await db().$count(person), await db().$count(personListing)]).toEqual([2, 2]);
  // Their first request is theirs.
  await site.send("POST", "/api/contact", { body: { ...tom, message: "Now I write." } });
  await linkWaiting();
  expect(await db().$count(person)).toBe(2);
});

test("an erasure takes a person's notes, steps, snooze and letters along, and a copy has them", async () => {
  const { id } = await write(lisa);
  await addNote(id, "Kanari note.");
  await addStep(id, "Kanari step.");
  await sleep(id, dayIn(3));
  const letter = {
    kind: "person",
    id,
    channel: "email",
    to: lisa.email,
    text: "Kanari letter.",
    language: "en",
  };
  await read("POST", "/letters", letter);
  const asked = { email: "", phone: "", person: id };
  const copy = await (await send("POST", "/people/export", asked)).text();
  for (const words of ["Kanari note.", "Kanari step.", "Kanari letter."]) expect(copy).toContain(words);
  const { total, kinds } = await read<{ total: number; kinds: { kind: string }[] }>(
    "POST",
    "/people/search",
    asked,
  );
  // What staff did stays in the audit log, without the person's data.
  const found = kinds.map(({ kind }) => kind).filter((kind) => kind !== "audit");
  expect(found).toEqual(["person", "note", "next_step", "letter"]);
  await read("POST", "/people/erase", { ...asked, total });
  const left = ["person", "contact_point", "note", "next_step", "snooze", "outbox"];
  for (const table of left) {
    const { rows: still } = await db().execute(sql`select * from ${sql.identifier(table)}`);
    expect([table, still]).toEqual([table, []]);
  }
});

test("who was written down long ago and of whom there was nothing since is deleted, nobody else", async () => {
  const gone = await write(lisa);
  const noted = await write({ ...tom, email: "noted@example.com" });
  const planned = await write({ ...tom, email: "planned@example.com" });
  const fresh = await write({ ...tom, email: "fresh@example.com" });
  const asked = await write({ ...tom, email: "asked@example.com" });
  await site.send("POST", "/api/contact", { body: { ...tom, email: "asked@example.com", message: "m" } });
  await linkWaiting();
  await addNote(noted.id, "Called again.");
  await addStep(planned.id, "Ask in a year");
  await db()
    .update(person)
    .set({ createdAt: new Date("2020-01-01T00:00:00Z") })
    .where(sql`id <> ${fresh.id}`);
  const periods = { months: 24, pendingVendorMonths: 6, chatDays: 90 };
  await eraseExpired(new Date(), periods, new AbortController().signal);
  const left = await db().select({ id: person.id }).from(person).orderBy(person.id);
  expect(left.map(({ id }) => id)).toEqual([noted, planned, fresh, asked].map(({ id }) => id));
  expect(await db().$count(contactPoint, eq(contactPoint.personId, gone.id))).toBe(0);
});
