import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { makeRecords } from "../../../../tests/support/calls/every-call.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Addressee, SentLetter } from "../contract.ts";

// No mail service: letters wait for staff.
const site = openSite();
beforeAll(() => makeRecords(site));

const patricia = {
  name: "Patricia Ostrander",
  email: "patricia.ostrander@example.com",
  phone: "+1 614 555 0142",
  package: "royal",
  message: "We would like to retire near Sosúa in spring.",
};
const newLead = async (fields: object = {}) => {
  await site.send("POST", "/api/leads", { body: { ...patricia, ...fields } });
  const [row] = await db().select().from(lead).orderBy(sql`id desc`).limit(1);
  return row as typeof lead.$inferSelect;
};
const words = { channel: "email", subject: "Your move", text: "Hello Patricia,\n\nwelcome.", language: "en" };
type Written = { kind: string; id: number; channel?: string };
/** What the composer shows beside "To". */
async function shownTo({ kind, id, channel }: Written): Promise<string> {
  const found: Addressee = await site.read(`/api/admin/letters/addressee?kind=${kind}&id=${id}`);
  return (channel === "whatsapp" ? found.phone : found.email) || "nobody@example.com";
}
const write = async (body: Written & Record<string, unknown>, headers: Record<string, string> = {}) => {
  const to = await shownTo(body);
  return site.send("POST", "/api/admin/letters", { body: { ...words, to, ...body }, staff: true, headers });
};
const lettersOf = (email: string) =>
  db().select().from(outbox).where(sql`recipient = ${email} and letter = 'staff_letter'`).orderBy(outbox.id);
const leadOf = async (id: number) => (await db().select().from(lead).where(eq(lead.id, id)))[0];

test("a record says what its placeholders stand for, in both languages, and leaves out what it does not know", async () => {
  const { id, reference } = await newLead();
  const found = (await site.read(`/api/admin/letters/addressee?kind=lead&id=${id}`)) as Addressee;
  expect(found).toMatchObject({
    name: patricia.name,
    email: patricia.email,
    phone: "+16145550142",
    locale: "en",
  });
  expect(found.values).toMatchObject({
    firstName: { en: "Patricia", es: "Patricia" },
    reference: { en: reference, es: reference },
    package: { en: "Royal", es: "Royal" },
    concierge: { en: "Ana" },
    firmPhone: { en: "+1 809-555-0100" },
    callLink: { en: expect.stringMatching(/\/planning-call\/[\w-]{43}$/) },
  });
  expect(found.values).not.toHaveProperty("day");
  expect(found.values).not.toHaveProperty("trackingLink");
  const [booked] = await db().select().from(booking).limit(1);
  const ofBooking = (await site.read(
    `/api/admin/letters/addressee?kind=booking&id=${booked?.id}`,
  )) as Addressee;
  expect(ofBooking.values).toMatchObject({
    day: { en: expect.stringMatching(/^\w{3}, \w{3} \d/), es: expect.stringMatching(/^\S{3}, \d/) },
    trackingLink: { en: expect.stringMatching(/\/track\/[\w-]{43}$/) },
  });
  expect(
    (await site.send("GET", "/api/admin/letters/addressee?kind=lead&id=999", { staff: true })).status,
  ).toBe(404);
});

test("the first letter to a new lead contacts it and stops its clock, in one transaction; a second changes nothing", async () => {
  const { id } = await newLead({ email: "first@example.com" });
  const sent = (await (await write({ kind: "lead", id })).json()) as SentLetter;
  expect(sent.answered).toBe("lead");
  // Without a mail service it waits for staff, and says so.
  expect(sent.letter).toMatchObject({
    recipient: "first@example.com",
    status: "waiting",
    subject: "Your move",
  });
  expect(sent.letter.text).toMatch(/^Hello Patricia,\n\nwelcome\.\n\nQuestions\? Reply to this email/);
  const after = await leadOf(id);
  expect(after).toMatchObject({ status: "contacted", firstAnsweredAt: expect.any(Date) });
  const lines = await db()
    .select({ act: auditLog.act, detail: auditLog.detail })
    .from(auditLog)
    .where(sql`subject = 'lead' and subject_id = ${id}`)
    .orderBy(auditLog.id);
  expect(lines).toEqual([
    { act: "letter.written", detail: { channel: "email" } },
    { act: "lead.status", detail: { from: "new", to: "contacted" } },
  ]);
  const second = (await (await write({ kind: "lead", id })).json()) as SentLetter;
  expect(second.answered).toBeNull();
  expect((await leadOf(id))?.firstAnsweredAt).toEqual(after?.firstAnsweredAt);
  const [letter] = await lettersOf("first@example.com");
  expect(letter).toMatchObject({ replyTo: "concierge@arribo.example", locale: "en", channel: "email" });
});

test("a letter or a text of fewer than three letters is refused at its field: it was sent by mistake", async () => {
  const { id } = await newLead({ email: "slip@example.com" });
  for (const channel of ["email", "whatsapp"])
    for (const text of [".", "k", "..."]) {
      const refused = await write({ kind: "lead", id, channel, text });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ fields: { text: "Write at least three letters." } });
    }
  expect(await lettersOf("slip@example.com")).toEqual([]);
  expect((await write({ kind: "lead", id, text: "Sí, ya." })).status).toBe(201);
});

test("a double click sends one letter", async () => {
  const { id } = await newLead({ email: "twice@example.com" });
  const headers = { "Idempotency-Key": randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => write({ kind: "lead", id }, headers)));
  const bodies = (await Promise.all(answers.map((one) => one.json()))) as SentLetter[];
  expect(new Set(bodies.map(({ letter }) => letter.id)).size).toBe(1);
  expect(await lettersOf("twice@example.com")).toHaveLength(1);
});

test("nothing leaves to an address that was not on the screen: who writes hears that it changed meanwhile", async () => {
  const { id } = await newLead({ email: "shown@exmaple.com" });
  await db().update(lead).set({ email: "shown@example.com", phone: "+18095550143" }).where(eq(lead.id, id));
  const told = {
    email: [
      "The address here changed in the meantime, so nothing was sent. What you wrote is still here.",
      "El correo cambió mientras tanto, así que no se envió nada. Lo que escribiste sigue aquí.",
    ],
    whatsapp: [
      "The number here changed in the meantime, so this was not recorded. What you wrote is still here.",
      "El número cambió mientras tanto, así que no se anotó. Lo que escribiste sigue aquí.",
    ],
  };
  for (const [channel, to] of [
    ["email", "shown@exmaple.com"],
    ["whatsapp", "+16145550142"],
  ] as const)
    for (const [index, language] of ["en", "es"].entries()) {
      const outdated = await write({ kind: "lead", id, channel, to }, { "Accept-Language": language });
      const { code, fields } = await outdated.json();
      expect([outdated.status, code, fields]).toEqual([409, "conflict", { to: told[channel][index] }]);
    }
  const letters = sql`effect like ${`lead-letter:${id}:%`}`;
  expect([await db().$count(outbox, letters), (await leadOf(id))?.status]).toEqual([0, "new"]);
  expect((await write({ kind: "lead", id })).status).toBe(201);
  expect((await lettersOf("shown@example.com")).length).toBe(1);
});

test("nothing leaves with a gap, and the field is named", async () => {
  const { id } = await newLead({ email: "gap@example.com" });
  for (const [field, value] of [
    ["text", "Hello {first name}, at {hour}."],
    ["text", "Hola, {primer nombre}."],
    ["text", "Hello {frist name}."],
    ["subject", "About {reference}"],
  ] as const) {
    const answer = await write({ kind: "lead", id, [field]: value });
    expect([value, answer.status, Object.keys((await answer.json()).fields)]).toEqual([value, 400, [field]]);
  }
  expect(await lettersOf("gap@example.com")).toHaveLength(0);
  expect((await leadOf(id))?.status).toBe("new");
});

test("a WhatsApp text is recorded as sent by hand, with its words, and answers the lead", async () => {
  const { id } = await newLead({ email: "whats@example.com" });
  const text = "Hello Patricia, this is Ana.\nWhen may I call?";
  const sent = (await (
    await write({ kind: "lead", id, channel: "whatsapp", subject: "", text })
  ).json()) as SentLetter;
  expect(sent.answered).toBe("lead");
  expect(sent.letter).toMatchObject({
    channel: "whatsapp",
    recipient: "+16145550142",
    status: "sent_by_hand",
    sentBy: "Ana",
    text,
    waMe: null,
  });
  const without = await newLead({ email: "no-number@example.com", phone: "" });
  const refused = await write({ kind: "lead", id: without.id, channel: "whatsapp", subject: "", text });
  expect([refused.status, (await refused.json()).fields.channel]).toEqual([
    400,
    "There is no number that WhatsApp can reach.",
  ]);
});

test("the person's own link is sealed in the outbox, left out of answers, and gone once the letter is sent", async () => {
  const { id } = await newLead({ email: "link@example.com" });
  const { values } = (await site.read(`/api/admin/letters/addressee?kind=lead&id=${id}`)) as Addressee;
  const url = values.callLink?.en ?? "";
  const token = url.split("/").at(-1) ?? "";
  const sent = (await (
    await write({ kind: "lead", id, text: `Choose here:\n${url}\nAna` })
  ).json()) as SentLetter;
  expect(JSON.stringify(sent)).not.toContain(token);
  const [row] = await lettersOf("link@example.com");
  expect(JSON.stringify(row)).not.toContain(token);
  expect(row?.facts.path).toBeTruthy();
  // The outbox shows staff what they send by hand.
  const [shown] = (await site.read("/api/admin/outbox?search=link@example.com&status=waiting")) as {
    id: number;
    text: string;
  }[];
  const list = (await site.read("/api/admin/outbox?search=link@example.com")) as {
    id: number;
    text: string;
  }[];
  expect((list.find((one) => one.id === row?.id) ?? shown)?.text).toContain(`Choose here:\n${url}\nAna`);
  await site.send("POST", `/api/admin/outbox/${row?.id}/sent-by-hand`, { staff: true });
  const [about] = (await site.read(`/api/admin/letters/about?kind=lead&id=${id}`)) as { text: string }[];
  expect(about?.text).toContain("Choose here:\n(the link is no longer kept)\nAna");
});

test("what was written about a record is listed with its text and state, newest first, and no notice to ourselves", async () => {
  const { id } = await newLead({ email: "about@example.com" });
  await write({ kind: "lead", id, text: "One." });
  await write({ kind: "lead", id, channel: "whatsapp", subject: "", text: "Two." });
  const letters = (await site.read(`/api/admin/letters/about?kind=lead&id=${id}`)) as {
    text: string;
    recipient: string;
    status: string;
  }[];
  expect(letters.map(({ status, recipient }) => [status, recipient])).toEqual([
    ["sent_by_hand", "+16145550142"],
    ["waiting", "about@example.com"],
    ["waiting", "about@example.com"],
  ]);
  expect(letters.map(({ text }) => text.split("\n")[0])).toEqual(["Two.", "One.", "Hello Patricia,"]);
});

test("a message of the contact form is answered by its letter; other kinds can be written from, too", async () => {
  const message = { kind: "contact_message", id: 1 };
  expect(((await (await write(message)).json()) as SentLetter).answered).toBe("contact_message");
  expect(((await (await write(message)).json()) as SentLetter).answered).toBeNull();
  const status: Record<string, number> = {};
  for (const kind of ["booking", "vendor_application"]) status[kind] = (await write({ kind, id: 1 })).status;
  expect(status).toEqual({ booking: 201, vendor_application: 201 });
  // Neither of these left an address.
  for (const kind of ["safety_request", "chat"]) {
    const answer = await write({ kind, id: 1 });
    expect([kind, answer.status]).toEqual([kind, 400]);
  }
});

test("without a translator no translation is promised", async () => {
  const body = { kind: "lead", id: 1, subject: "Hola", text: "Buenos días. ¿Cómo está?", language: "es" };
  const answer = await site.send("POST", "/api/admin/letters/translation", { body, staff: true });
  expect(await answer.json()).toEqual({ translation: null });
});

test("erasing the person leaves nothing of the letters, also of those to another address", async () => {
  const email = "leaves.nothing@example.com";
  const { id } = await newLead({ email, phone: "+1 809 555 7707", name: "Wanda Quisqueya" });
  await write({ kind: "lead", id, text: "Dear Wanda, a very special sentence." });
  await write({ kind: "lead", id, channel: "whatsapp", subject: "", text: "Wanda, a special message." });
  const body = { email, phone: "" };
  const { total } = (await site.json("POST", "/api/admin/people/search", { body, staff: true })) as {
    total: number;
  };
  const erased = await site.send("POST", "/api/admin/people/erase", {
    body: { ...body, total },
    staff: true,
  });
  expect(erased.status).toBe(200);
  for (const trace of ["special sentence", "special message", "Quisqueya", email, "5557707"]) {
    const rows = await db().execute(sql`select id from outbox where outbox::text like ${`%${trace}%`}`);
    expect([trace, rows.rows]).toEqual([trace, []]);
  }
  const saved = await db().execute(
    sql`select * from idempotency_key where idempotency_key::text like '%Wanda%'`,
  );
  expect(saved.rows).toEqual([]);
});

test("a letter without a subject gets the record's usual one; a subject is one line", async () => {
  const { id, reference } = await newLead({ email: "subject@example.com" });
  const sent = (await (await write({ kind: "lead", id, subject: "", language: "es" })).json()) as SentLetter;
  expect(sent.letter.subject).toBe(`Tu consulta con Arribo (${reference})`);
  const hostile = await write({ kind: "lead", id, subject: "a\nBcc: b@example.com" });
  expect(hostile.status).toBe(400);
});
