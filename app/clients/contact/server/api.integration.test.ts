import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openColleague } from "../../../../tests/support/records/colleague.ts";
import { expectFound, jose } from "../../../../tests/support/records/search-spellings.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { contactMessage } from "../schema.server.ts";

const site = openSite();
const joan = {
  name: "Joan",
  email: "joan@example.com",
  phone: "",
  subject: "Licence",
  message: "How long may I drive with mine?",
};

test("a message is kept, answered with success and the promise, the receipt waits and the notice to ourselves is closed", async () => {
  const answer = await site.send("POST", "/api/contact", { body: joan });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ success: true, message: "We'll get back to you within 24 hours." });
  const [row] = await db().select().from(contactMessage).where(eq(contactMessage.email, joan.email));
  expect(row).toMatchObject({ ...joan, locale: "en", heldReason: null, answeredAt: null });
  const letters = await db().select().from(outbox).orderBy(outbox.letter);
  expect(letters.map((one) => [one.letter, one.status, one.lastError])).toEqual([
    ["contact_notice", "failed", "no_service"],
    ["contact_receipt", "waiting", null],
  ]);
});

test.each([
  ["name", { name: " " }],
  ["email", { email: "" }],
  ["email", { email: "joan@" }],
  ["message", { message: "" }],
  ["subject", { subject: "x".repeat(201) }],
  ["phone", { phone: "1".repeat(61) }],
])("a wrong %s is named and nothing is kept", async (field, wrong) => {
  const before = await db().$count(contactMessage);
  const answer = await site.send("POST", "/api/contact", {
    body: { ...joan, ...wrong },
    headers: { "Accept-Language": "es" },
  });
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  expect(await db().$count(contactMessage)).toBe(before);
});

test("the same text again within minutes is held: its sender has the receipt, staff no second letter until they look", async () => {
  const before = await db().$count(outbox);
  await site.send("POST", "/api/contact", { body: joan });
  const rows = await db()
    .select()
    .from(contactMessage)
    .where(eq(contactMessage.email, joan.email))
    .orderBy(contactMessage.id);
  expect(rows.map((row) => row.heldReason)).toEqual([null, "repeated"]);
  expect(await db().$count(outbox)).toBe(before + 1);
  const released = await site.send("POST", `/api/admin/messages/${rows[1]?.id}/release`, { staff: true });
  expect((await released.json()).heldReason).toBeNull();
  expect(await db().$count(outbox)).toBe(before + 2);
});

test("staff see who waits, mark a message as answered, and open it again", async () => {
  const list = async (status: string) => (await site.read(`/api/admin/messages?status=${status}`)).length;
  const [row] = await db().select().from(contactMessage).where(eq(contactMessage.email, joan.email));
  const open = await list("open");
  const change = (answered: boolean) =>
    site.send("PATCH", `/api/admin/messages/${row?.id}`, { body: { answered }, staff: true });
  expect(await (await change(true)).json()).toMatchObject({ answeredBy: "Ana" });
  expect([await list("open"), await list("answered")]).toEqual([open - 1, 1]);
  expect(await (await change(false)).json()).toMatchObject({ answeredBy: null, answeredAt: null });
  expect(await list("open")).toBe(open);
  expect(
    (await site.send("PATCH", "/api/admin/messages/999999", { body: { answered: true }, staff: true }))
      .status,
  ).toBe(404);
});

test("staff find a message by its words, accents aside, and by the phone number", async () => {
  await site.send("POST", "/api/contact", { body: { ...joan, ...jose, message: "De Ohio a Sosúa" } });
  const [row] = await db().select().from(contactMessage).where(eq(contactMessage.name, jose.name));
  await expectFound(site, "/api/admin/messages", row?.id ?? 0, { phone: true });
});

test("of colleagues who mark a message as answered at once the first stands, and the record says it once", async () => {
  const body = { ...joan, email: "asks-once@example.com" };
  expect((await site.send("POST", "/api/contact", { body })).status).toBe(201);
  const [row] = await db().select().from(contactMessage).where(eq(contactMessage.email, body.email));
  const names = ["Leo", "Mia", "Noa", "Pia"];
  const colleagues = [];
  for (const name of names) colleagues.push(await openColleague(site, name));
  const answers = await Promise.all(
    colleagues.map((send) => send("PATCH", `/api/admin/messages/${row?.id}`, { answered: true })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const answeredBy = await Promise.all(answers.map(async (one) => (await one.json()).answeredBy as string));
  expect(names).toContain(answeredBy[0]);
  expect(new Set(answeredBy).size).toBe(1);
  const of = and(eq(auditLog.act, "contact_message.answered"), eq(auditLog.subjectId, row?.id ?? 0));
  const auditEvents = await db().select().from(auditLog).where(of);
  expect(auditEvents.map(({ by, detail }) => [by, detail])).toEqual([
    [answeredBy[0], { from: "open", to: "answered" }],
  ]);
});
