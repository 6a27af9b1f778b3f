import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#app/clients/bookings/contract.ts";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { snooze } from "#app/staff/follow-up/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { chatSession } from "#app/support/chat/schema.server.ts";
import { saveMessage } from "#app/support/chat/server/save-message.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { bookedAt } from "../../../../tests/support/records/booking.ts";
import { newSafetyRequest } from "../../../../tests/support/records/safety-request.ts";
import { listedVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { QueueItem } from "../contract.ts";

const site = openSite();
const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);
const dayIn = (days: number) => todayInSantoDomingo(ago(-24 * days));
let vendorId = 0;
beforeAll(async () => {
  ({ vendorId } = await listedVendor(site));
});

/** The groups in which Today shows somebody, in its order. */
async function groupsOf(name: string): Promise<string[]> {
  const items = (await site.read("/api/admin/queue?limit=100")) as QueueItem[];
  return items.filter((item) => item.name === name).map(({ group }) => group);
}
async function itemOf(name: string, group: string): Promise<QueueItem> {
  const items = (await site.read(`/api/admin/queue?limit=100&show=${group}`)) as QueueItem[];
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`${name} is not in ${group}`);
  return item;
}
async function did(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await site.send(method, path, { body, staff: true });
  expect(answer.ok, `${method} ${path}: ${answer.status} ${await answer.clone().text()}`).toBe(true);
  return answer.json();
}
const snoozed = (kind: string, record: number) =>
  did("PUT", "/api/admin/snooze", { kind, record, until: dayIn(3) });
const act = (id: number, name: string, version: number) =>
  did("POST", `/api/admin/bookings/${id}/act`, { act: name, version }) as Promise<Booking>;
const actFrom = async (name: string, group: string, act_: string) => {
  const { id, version } = await itemOf(name, group);
  return act(id, act_, version);
};

async function booked(name: string, fields: Partial<typeof booking.$inferInsert> = {}, urgency = "standard") {
  const one = await bookedAt(site, vendorId, { customerName: name, urgency });
  if (Object.keys(fields).length > 0) await db().update(booking).set(fields).where(eq(booking.id, one.id));
  return one;
}
async function newLead(name: string): Promise<number> {
  await site.send("POST", "/api/leads", { body: { name, email: `${randomUUID()}@example.com` } });
  const [row] = await db().select().from(lead).where(eq(lead.name, name));
  return row?.id ?? 0;
}

test("an emergency stays on Today until it is closed, also in hand and reached; it never sleeps", async () => {
  const name = "Call for help";
  await site.send("POST", "/api/safety-requests", { body: newSafetyRequest({ name }) });
  const [row] = await db().select().from(safetyRequest).where(eq(safetyRequest.name, name));
  const id = row?.id ?? 0;
  const change = (body: object) => did("PATCH", `/api/admin/safety-requests/${id}`, { note: "", ...body });
  const asleep = { kind: "safety_request", record: id, until: dayIn(3) };
  const refused = await site.send("PUT", "/api/admin/snooze", { body: asleep, staff: true });
  expect(refused.status).toBe(400);
  expect((await refused.json()).fields.kind).toContain("cannot be snoozed");
  // One that slept before this was refused is shown all the same.
  await db()
    .insert(snooze)
    .values({
      recordKind: "safety_request",
      recordId: id,
      until: ago(-72),
      by: "Ana",
      createdAt: new Date(),
    });
  expect(await groupsOf(name)).toEqual(["safety"]);
  await change({ status: "in_hand" });
  expect(await itemOf(name, "safety")).toMatchObject({ status: "in_hand", reachedAt: null });
  await change({ status: "in_hand", reached: true });
  expect(await groupsOf(name)).toEqual(["safety"]);
  await change({ status: "closed" });
  expect(await groupsOf(name)).toEqual([]);
});

test("a next step is there on its day and after it among what is late, done it is gone; it shows whom it is about", async () => {
  const name = "Somebody to call";
  const record = await newLead(name);
  await did("PATCH", `/api/admin/leads/${record}/status`, { status: "contacted" });
  const step = { kind: "lead", record, what: "Call about the house", assignee: null };
  await did("POST", "/api/admin/next-steps", { ...step, day: dayIn(1) });
  expect(await groupsOf(name)).toEqual([]);
  await did("POST", "/api/admin/next-steps", { ...step, day: dayIn(0) });
  await did("POST", "/api/admin/next-steps", { ...step, day: dayIn(-2), hour: "10:00", what: "Late" });
  expect(await groupsOf(name)).toEqual(["late", "step"]);
  const item = await itemOf(name, "late");
  expect(item).toMatchObject({ words: "Late", wholeDay: false, recordKind: "lead", recordId: record });
  expect(item.email).toContain("@example.com");
  await did("POST", `/api/admin/next-steps/${item.id}/done`, { done: true, version: item.version });
  expect(await groupsOf(name)).toEqual(["step"]);
  await snoozed("lead", record);
  expect(await groupsOf(name)).toEqual([]);
});

test("a lead that was answered a day ago and has no next step is there, until it has one, sleeps or moves on", async () => {
  const name = "Forgotten";
  const id = await newLead(name);
  await did("PATCH", `/api/admin/leads/${id}/status`, { status: "contacted" });
  expect(await groupsOf(name)).toEqual([]);
  await db()
    .update(lead)
    .set({ createdAt: ago(50), firstAnsweredAt: ago(25) })
    .where(eq(lead.id, id));
  expect(await groupsOf(name)).toEqual(["no_step"]);
  await snoozed("lead", id);
  expect(await groupsOf(name)).toEqual([]);
  await did("DELETE", "/api/admin/snooze", { kind: "lead", record: id });
  const step = { kind: "lead", record: id, what: "Write", assignee: null, day: dayIn(2) };
  const { id: stepId } = (await did("POST", "/api/admin/next-steps", step)) as { id: number };
  expect(await groupsOf(name)).toEqual([]);
  // Done just now: it is asked for the next one tomorrow.
  await did("POST", `/api/admin/next-steps/${stepId}/done`, { done: true, version: 1 });
  expect(await groupsOf(name)).toEqual([]);
  await did("POST", `/api/admin/next-steps/${stepId}/done`, { done: false, version: 2 });
  await did("PATCH", `/api/admin/leads/${id}/status`, { status: "converted" });
  expect(await groupsOf(name)).toEqual([]);
});

test("an appointment that is over asks what became of it, and says so", async () => {
  const over = { status: "confirmed", answeredAt: ago(48), preferredTime: "9:00 AM" } as const;
  await booked("Now", { ...over, preferredAt: ago(0.5) });
  await booked("Completed", { ...over, preferredAt: ago(1.5) });
  await booked("Customer absent", { ...over, preferredAt: ago(3) });
  await booked("Called off", { ...over, status: "in-progress", preferredAt: ago(4) });
  await booked("Day not over", { ...over, preferredAt: ago(2), preferredTime: "" });
  await booked("Day over", { ...over, preferredAt: ago(16), preferredTime: "" });
  expect(await groupsOf("Now")).toEqual([]);
  expect(await groupsOf("Day not over")).toEqual([]);
  expect(await itemOf("Day over", "outcome")).toMatchObject({ wholeDay: true });
  expect(await actFrom("Completed", "outcome", "complete")).toMatchObject({
    status: "completed",
    noShow: null,
  });
  const absent = await actFrom("Customer absent", "outcome", "customer_absent");
  expect(absent).toMatchObject({ status: "cancelled", noShow: "customer" });
  expect(await actFrom("Called off", "outcome", "cancel")).toMatchObject({
    status: "cancelled",
    noShow: null,
  });
  for (const name of ["Completed", "Customer absent", "Called off"]) expect(await groupsOf(name)).toEqual([]);
  // Nobody writes to the customer that an appointment is cancelled to which they did not come.
  const written = await db().select().from(outbox).where(eq(outbox.letter, "booking_cancelled"));
  expect(written.map(({ facts }) => facts.name)).toEqual(["Called off"]);
  const history = (await site.read(`/api/admin/bookings/${absent.id}/history`)) as {
    kind: string;
    note: string;
  }[];
  expect(history).toContainEqual(expect.objectContaining({ kind: "no_show", note: "customer" }));
  // Corrected: they had come.
  const corrected = await act(absent.id, "complete", absent.version);
  expect(corrected).toMatchObject({ status: "completed", noShow: null });
});

test("an act on what a colleague has changed meanwhile is a conflict; notes and cost stay as they were", async () => {
  const { id } = await booked("Acted on");
  const noted = { status: "pending", adminNotes: "Gate code 12", estimatedCost: 12.5 };
  const { version } = (await did("PUT", `/api/bookings/${id}/status`, noted)) as Booking;
  const stale = { body: { act: "confirm", version: version - 1 }, staff: true };
  expect((await site.send("POST", `/api/admin/bookings/${id}/act`, stale)).status).toBe(409);
  expect(await act(id, "confirm", version)).toMatchObject({ ...noted, status: "confirmed" });
});

test("a vendor who does not answer is there after a day, of an urgent request after two hours", async () => {
  const answered = { answeredAt: ago(1) };
  const standard = await booked("Standard, asked");
  const urgent = await booked("Urgent, asked", {}, "urgent");
  const [first, second] = await Promise.all(
    [standard, urgent].map(
      async ({ id }) => (await db().select().from(booking).where(eq(booking.id, id)))[0],
    ),
  );
  expect(Number(first?.vendorDueAt) - Number(first?.createdAt)).toBe(24 * hour);
  expect(Number(second?.vendorDueAt) - Number(second?.createdAt)).toBe(2 * hour);
  const { id } = await booked("Silent", { ...answered, vendorDueAt: ago(0.1) });
  expect(await groupsOf("Silent")).toEqual(["vendor"]);
  await snoozed("booking", id);
  expect(await groupsOf("Silent")).toEqual([]);
  await did("DELETE", "/api/admin/snooze", { kind: "booking", record: id });
  await db().update(booking).set({ vendorAnswer: "available" }).where(eq(booking.id, id));
  expect(await groupsOf("Silent")).toEqual([]);
  const asked = await booked("Asked anew", { ...answered, vendorDueAt: ago(2), vendorAnswer: "available" });
  const moved = {
    status: "pending",
    preferredDate: `${dayIn(9)}`,
    preferredTime: "3:00 PM",
    contacted: true,
  };
  await did("PUT", `/api/bookings/${asked.id}/status`, moved);
  expect(await groupsOf("Asked anew")).toEqual([]);
});

test("what a customer calls off after it was agreed is there until somebody has seen it; the customer's word ends a snooze", async () => {
  const before = await booked("Not agreed yet");
  await site.send("POST", `/api/bookings/track/${before.token}/cancellation`, { body: { reason: "" } });
  expect(await groupsOf("Not agreed yet")).toEqual([]);
  const { id, token } = await booked("Agreed", { status: "confirmed", answeredAt: ago(1) });
  await snoozed("booking", id);
  await site.send("POST", `/api/bookings/track/${token}/cancellation`, {
    body: { reason: "We stay in Ohio." },
  });
  expect(await itemOf("Agreed", "cancelled")).toMatchObject({
    words: "We stay in Ohio.",
    status: "cancelled",
  });
  await snoozed("booking", id);
  expect(await groupsOf("Agreed")).toEqual([]);
  await did("DELETE", "/api/admin/snooze", { kind: "booking", record: id });
  expect(await actFrom("Agreed", "cancelled", "seen")).toMatchObject({ status: "cancelled" });
  expect(await groupsOf("Agreed")).toEqual([]);
});

test("bookings of a vendor who is suspended are there while they are open", async () => {
  const other = await listedVendor(site);
  const own = { answeredAt: ago(1), status: "confirmed" } as const;
  const { id } = await booked("With a suspended vendor", { ...own, vendorId: other.vendorId });
  expect(await groupsOf("With a suspended vendor")).toEqual([]);
  await did("PATCH", `/api/admin/vendors/${other.vendorId}/status`, { status: "suspended", reason: "a" });
  expect(await groupsOf("With a suspended vendor")).toEqual(["suspended"]);
  await snoozed("booking", id);
  expect(await groupsOf("With a suspended vendor")).toEqual([]);
  await did("DELETE", "/api/admin/snooze", { kind: "booking", record: id });
  await actFrom("With a suspended vendor", "suspended", "cancel");
  expect(await groupsOf("With a suspended vendor")).toEqual([]);
  await db().update(vendor).set({ status: "approved" }).where(eq(vendor.id, other.vendorId));
});

test("a chat that waits for a person is there with the visitor's words; one that sleeps wakes with the next", async () => {
  const name = "Lisa Chats";
  const opened = await site.send("POST", "/api/chat/session", { body: { userName: name } });
  const { sessionId } = ((await opened.json()) as { session: { sessionId: string } }).session;
  // Without the assistant's answer, which takes its time.
  const say = (message: string) =>
    saveMessage(systemContext(), { sessionId, message, language: "en", clientId: randomUUID() });
  await say("I need a person for my visa papers.");
  await site.send("POST", "/api/chat/person", { body: { sessionId, contact: "809 555 0142" } });
  const item = await itemOf(name, "chat");
  expect(item).toMatchObject({ words: "I need a person for my visa papers.", phone: "809 555 0142" });
  await snoozed("chat", item.id);
  expect(await groupsOf(name)).toEqual([]);
  await say("Hello?");
  expect(await itemOf(name, "chat")).toMatchObject({ words: "Hello?" });
  const [row] = await db().select().from(chatSession).where(eq(chatSession.id, item.id));
  await did("PATCH", `/api/admin/chats/${item.id}`, { state: "staff", version: row?.version });
  await did("PATCH", `/api/admin/chats/${item.id}`, { state: "closed" });
  expect(await groupsOf(name)).toEqual([]);
});

test("a message is there until it is marked as answered; a held one is not", async () => {
  const send = (name: string, more = {}) =>
    site.send("POST", "/api/contact", {
      body: { name, email: `${randomUUID()}@example.com`, subject: "Schools", message: "Which?", ...more },
    });
  await send("Asks");
  await send("Robot", { trap: "x" });
  expect(await groupsOf("Robot")).toEqual([]);
  const item = await itemOf("Asks", "message");
  expect(item.words).toBe("Schools\nWhich?");
  await snoozed("contact_message", item.id);
  expect(await groupsOf("Asks")).toEqual([]);
  await did("DELETE", "/api/admin/snooze", { kind: "contact_message", record: item.id });
  await did("PATCH", `/api/admin/messages/${item.id}`, { answered: true });
  expect(await groupsOf("Asks")).toEqual([]);
  expect(await db().$count(contactMessage, eq(contactMessage.name, "Asks"))).toBe(1);
});

test("a letter that failed is there if somebody can do something about it", async () => {
  await newLead("Bounced");
  const [receipt] = await db().select().from(outbox).where(eq(outbox.letter, "lead_receipt"));
  if (!receipt) throw new Error("there is no letter");
  const { id: _, search: __, ...row } = receipt;
  const failed = (name: string, lastError: string) =>
    db()
      .insert(outbox)
      .values({
        ...row,
        ...{ effect: randomUUID(), status: "failed", lastError, facts: { ...row.facts, name } },
      });
  await failed("Refused", "550");
  for (const lastError of ["stopped", "withdrawn", "no_service", "too_many"])
    await failed("Final", lastError);
  expect(await groupsOf("Final")).toEqual([]);
  const item = await itemOf("Refused", "letter");
  expect(item).toMatchObject({ kind: "letter", recordKind: null, words: "550" });
  await did("POST", `/api/admin/outbox/${item.id}/sent-by-hand`, {});
  expect(await groupsOf("Refused")).toEqual([]);
});

test("each owner's entries are counted by group, and what nobody can take is nobody's", async () => {
  const name = "Counted";
  const record = await newLead(name);
  await did("PATCH", `/api/admin/leads/${record}/assignee`, { take: true, from: null });
  const before = await site.read("/api/admin/today?who=mine");
  expect(before.queue).toMatchObject({ new: 1, message: 0, mine: 1 });
  await site.send("POST", "/api/contact", { body: { name, email: "counted@example.com", message: "m" } });
  const { id } = await itemOf(name, "message");
  await did("PATCH", `/api/admin/messages/${id}/assignee`, { take: true, from: null });
  const mine = await site.read("/api/admin/today?who=mine");
  expect(mine.queue).toMatchObject({ new: 1, message: 1, mine: 2 });
  const all = await site.read("/api/admin/today");
  expect(all.queue).toMatchObject({ mine: 2, unassigned: mine.queue.unassigned, all: mine.queue.all });
  expect(all.queue.all).toBe(all.queue.mine + all.queue.unassigned);
  const answer = await site.send("GET", "/api/admin/queue?who=mine", { staff: true });
  expect(answer.headers.get("X-Total-Count")).toBe("2");
});
