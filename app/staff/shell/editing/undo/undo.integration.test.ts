import { eq, inArray, like, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { enqueueDueReminders } from "#app/clients/bookings/server/reminders.server.ts";
import { planningCall } from "#app/clients/leads/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { personalHeldActs } from "#app/staff/outbox/public.server.ts";
import { heldAct, outbox } from "#app/staff/outbox/schema.server.ts";
import { customerEmail, enqueueMessages, staffEmail } from "#app/staff/outbox/server/enqueue.server.ts";
import { unsealFacts } from "#app/staff/outbox/server/sealed-links.server.ts";
import { correctLetters } from "#app/staff/outbox/server/unsent/correct-letters.server.ts";
import { OutboxWorker } from "#app/staff/outbox/server/worker.server.ts";
import type { Hold } from "#platform/context.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import { hoursBefore } from "../../../../../tests/support/booking-site.ts";
import { bookedAt } from "../../../../../tests/support/records/booking.ts";
import { openColleague } from "../../../../../tests/support/records/colleague.ts";
import { listedVendor } from "../../../../../tests/support/records/vendor-account.ts";
import { rounds } from "../../../../../tests/support/rounds.ts";
import { openMailSink } from "../../../../../tests/support/services/mail-sink.ts";
import { openSite } from "../../../../../tests/support/site.ts";

/** Received letters, by recipient. */
const received = new Map<string, number>();
const smtpUrl = await openMailSink(async ({ to: [to = ""] }) => {
  received.set(to, (received.get(to) ?? 0) + 1);
});
const site = openSite({ smtpUrl: () => smtpUrl });
const vendor = {} as Awaited<ReturnType<typeof listedVendor>>;
beforeAll(async () => {
  Object.assign(vendor, await listedVendor(site));
});

let workers: OutboxWorker[] = [];
const openWorker = () => workers.push(new OutboxWorker("email"));
const closeWorkers = async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  workers = [];
};
beforeEach(() => received.clear());
afterEach(closeWorkers);

type Offer = { undo: { act: number; leftMs: number; letters: number } };

const confirm = async (id: number, body: object = { status: "confirmed" }): Promise<Offer> =>
  (await site.send("PUT", `/api/bookings/${id}/status`, { body, staff: true })).json();
const undoBooking = (id: number, act: number) =>
  site.send("POST", `/api/admin/bookings/${id}/undo`, { body: { act }, staff: true });
const statusOf = async (id: number) => (await site.read(`/api/admin/bookings/${id}`)).status;
/** As if the ten seconds were over. */
const passTime = () =>
  db().execute(
    sql`update outbox set due_at = now() - interval '1 second', not_before = null where status = 'waiting'`,
  );

test("a confirmation is undone: no letter left, the record is as it was, history and audit say so, the customer sees neither", async () => {
  const booked = await bookedAt(site, vendor.vendorId);
  const before = await site.read(`/api/admin/bookings/${booked.id}`);
  const { undo } = await confirm(booked.id, { status: "confirmed", adminNotes: "a", estimatedCost: 9 });
  expect(undo.letters).toBe(2);
  expect(undo.leftMs).toBeGreaterThan(5_000);
  openWorker();
  const undone = await undoBooking(booked.id, undo.act);
  expect(undone.status).toBe(200);
  const after = await undone.json();
  expect(after).toEqual({ ...before, version: before.version + 2 });
  await passTime();
  await expect.poll(() => received.get(booked.customerEmail)).toBe(1); // the receipt
  expect(await db().$count(outbox, like(outbox.effect, `booking_confirmed:${booked.id}:%`))).toBe(0);
  const [step] = await site.read(`/api/admin/bookings/${booked.id}/history`);
  expect(step).toMatchObject({ kind: "undone", from: "confirmed", to: "pending", name: "Ana" });
  const tracked = await site.json("GET", `/api/bookings/track/${booked.token}`);
  expect([tracked.status, tracked.steps]).toEqual(["pending", []]);
  const lines = await db().select().from(auditLog).where(eq(auditLog.act, "booking.undo"));
  expect(lines.map(({ subjectId, by }) => [subjectId, by])).toContainEqual([booked.id, "Ana"]);
  expect((await undoBooking(booked.id, undo.act)).status).toBe(404);
});

test("what the act had withdrawn waits again, as it was", async () => {
  const booked = await bookedAt(site, vendor.vendorId);
  await confirm(booked.id);
  const lettersAbout = () =>
    db()
      .select()
      .from(outbox)
      .where(inArray(outbox.recipient, [booked.customerEmail, vendor.email]))
      .orderBy(outbox.id);
  const before = await lettersAbout();
  const { undo } = await confirm(booked.id, { status: "cancelled" });
  expect((await lettersAbout()).map(({ letter }) => letter)).toContain("booking_cancelled");
  await undoBooking(booked.id, undo.act);
  expect(await lettersAbout()).toEqual(before);
});

test("too late, a colleague, a change since, a letter that has left: nothing is undone", async () => {
  const booked = await bookedAt(site, vendor.vendorId);
  const askAsLeo = await openColleague(site, "Leo");
  const first = await confirm(booked.id);
  const theirs = await askAsLeo("POST", `/api/admin/bookings/${booked.id}/undo`, { act: first.undo.act });
  expect(theirs.status).toBe(404);
  await db().update(heldAct).set({ until: new Date() }).where(eq(heldAct.id, first.undo.act));
  expect((await undoBooking(booked.id, first.undo.act)).status).toBe(409);
  const second = await confirm(booked.id, { status: "in-progress" });
  await confirm(booked.id, { status: "completed" });
  expect((await undoBooking(booked.id, second.undo.act)).status).toBe(409);
  expect(await statusOf(booked.id)).toBe("completed");
  const third = await confirm(booked.id, { status: "cancelled" });
  const letter = like(outbox.effect, `booking_cancelled:${booked.id}:%`);
  await db().update(outbox).set({ status: "sent_by_hand" }).where(letter);
  expect((await undoBooking(booked.id, third.undo.act)).status).toBe(409);
  expect(await statusOf(booked.id)).toBe("cancelled");
});

test("after a restart within the ten seconds nothing is lost and nothing is sent twice", async () => {
  const booked = await bookedAt(site, vendor.vendorId);
  openWorker();
  await confirm(booked.id);
  await expect.poll(() => received.get(booked.customerEmail)).toBe(1); // the receipt
  await closeWorkers();
  openWorker();
  openWorker();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(received.get(booked.customerEmail)).toBe(1);
  await passTime();
  await expect.poll(() => received.get(booked.customerEmail), { timeout: 8_000 }).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(received.get(booked.customerEmail)).toBe(2);
});

test("undo and the worker race: either the letter left and the act stands, or neither", async () => {
  const outcomes = { undone: 0, sent: 0 };
  openWorker();
  for (let round = 0; round < rounds(12, 400); round += 1) {
    const { id, customerEmail } = await bookedAt(site, vendor.vendorId);
    const { undo } = await confirm(id);
    const isConfirmation = like(outbox.effect, `booking_confirmed:${id}:%`);
    const due = async () => {
      await db().update(outbox).set({ dueAt: new Date(), notBefore: null }).where(isConfirmation);
      workers[0]?.wake();
    };
    // The undo begins before, while and after the worker claims the letter.
    const undoSoon = async () => {
      await new Promise((resolve) => setTimeout(resolve, (round % 6) * 6));
      return undoBooking(id, undo.act);
    };
    const [answer] = await Promise.all([undoSoon(), due()]);
    expect([200, 409]).toContain(answer.status);
    const isUndone = answer.status === 200;
    outcomes[isUndone ? "undone" : "sent"] += 1;
    expect(await statusOf(id)).toBe(isUndone ? "pending" : "confirmed");
    if (isUndone) expect(await db().$count(outbox, isConfirmation)).toBe(0);
    // The receipt, and the confirmation where it left.
    await expect.poll(() => received.get(customerEmail), { timeout: 8_000 }).toBe(isUndone ? 1 : 2);
  }
  console.log(`undo against the worker: ${outcomes.undone} undone, ${outcomes.sent} sent, none both`);
});

test("twelve undos at once: one does it", async () => {
  const { id } = await bookedAt(site, vendor.vendorId);
  const { undo } = await confirm(id);
  const answers = await Promise.all(Array.from({ length: 12 }, () => undoBooking(id, undo.act)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

const newHold = (): Hold => ({
  until: new Date(Date.now() + 10_000),
  effects: [],
  withdrawn: [],
  changes: [],
  isFinal: false,
});

test("a held letter whose address staff correct still waits for the undo's time; a tried one is tried anew at once", async () => {
  const former = { name: "Marsha", email: "marsha@exmaple.com", phone: "", locale: "en" as const };
  const hold = newHold();
  const facts = { ...former, message: "" };
  const effects = ["held-receipt:9001", "tried-receipt:9001"];
  await enqueueMessages(
    { ...systemContext(), hold },
    effects.map((effect) => customerEmail({ effect, letter: "lead_receipt", facts, locale: "en" })),
  );
  await db()
    .update(outbox)
    .set({ attempts: 1, dueAt: new Date(Date.now() + 3_600_000) })
    .where(eq(outbox.effect, "tried-receipt:9001"));
  const now = { ...former, email: "marsha@example.com" };
  expect(await correctLetters(systemContext(), effects, former, now)).toEqual(effects);
  const rows = await db().select().from(outbox).where(inArray(outbox.effect, effects)).orderBy(outbox.id);
  expect(rows.map(({ recipient }) => recipient)).toEqual([now.email, now.email]);
  expect(rows[0]?.dueAt).toEqual(hold.until);
  expect(rows[1]?.dueAt?.getTime()).toBeLessThanOrEqual(Date.now());
});

async function correctAddress(id: number, customerEmail: string): Promise<Offer & { redirected: number }> {
  const { customerName, customerPhone, customerContact, town, place, locale, version } = await site.read(
    `/api/admin/bookings/${id}`,
  );
  const body = { customerName, customerEmail, customerPhone, customerContact, town, place, locale, version };
  return (await site.send("PUT", `/api/admin/bookings/${id}/customer`, { body, staff: true })).json();
}
const lettersTo = async (email: string) =>
  (await db().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)).map(
    ({ letter }) => letter,
  );

test("a held confirmation keeps its time on the way to a corrected address", async () => {
  const booked = await bookedAt(site, vendor.vendorId);
  await confirm(booked.id);
  const until = new Date(Date.now() + 3_600_000);
  await db()
    .update(outbox)
    .set({ dueAt: until })
    .where(like(outbox.effect, `booking_confirmed:${booked.id}:%`));
  await correctAddress(booked.id, "in-time@example.com");
  const rows = await db().select().from(outbox).where(eq(outbox.recipient, "in-time@example.com"));
  expect(rows.map(({ letter }) => letter).toSorted()).toEqual(["booking_confirmed", "booking_contact_new"]);
  expect(rows.find(({ letter }) => letter === "booking_confirmed")?.dueAt).toEqual(until);
});

test("after a corrected address an act that withdrew letters stands, and one that wrote them takes them back from there", async () => {
  const booked = await bookedAt(site, vendor.vendorId);
  await confirm(booked.id);
  const cancelled = await confirm(booked.id, { status: "cancelled" });
  await correctAddress(booked.id, "present@example.com");
  expect((await undoBooking(booked.id, cancelled.undo.act)).status).toBe(409);
  expect(await lettersTo(booked.customerEmail)).toEqual([]);
  const other = await bookedAt(site, vendor.vendorId);
  const confirmed = await confirm(other.id);
  await correctAddress(other.id, "also-present@example.com");
  expect((await undoBooking(other.id, confirmed.undo.act)).status).toBe(200);
  expect(await lettersTo(other.customerEmail)).toEqual([]);
  expect(await lettersTo("also-present@example.com")).toEqual(["booking_contact_new"]);
});

test("a correction is undone: a reminder that was written anew meanwhile goes to the former address again, with its link", async () => {
  const booked = await bookedAt(site, vendor.vendorId);
  await confirm(booked.id);
  await enqueueDueReminders(hoursBefore(20));
  const { undo } = await correctAddress(booked.id, "wrongly@example.com");
  await enqueueDueReminders(hoursBefore(20));
  expect(await lettersTo("wrongly@example.com")).toContain("booking_reminder_24");
  expect((await site.send("GET", `/api/bookings/track/${booked.token}`)).status).toBe(404);
  expect((await undoBooking(booked.id, undo.act)).status).toBe(200);
  expect(await lettersTo("wrongly@example.com")).toEqual([]);
  expect((await lettersTo(booked.customerEmail)).toSorted()).toEqual([
    "booking_confirmed",
    "booking_receipt",
    "booking_reminder_24",
  ]);
  const rows = await db().select().from(outbox).where(eq(outbox.recipient, booked.customerEmail));
  expect(rows.map((row) => unsealFacts(row).path)).toEqual(Array(3).fill(`/track/${booked.token}`));
  expect((await site.send("GET", `/api/bookings/track/${booked.token}`)).status).toBe(200);
});

test("a letter of the composer is taken back: the lead is new again, with its history; another change of it stands against that", async () => {
  const write = async (email: string) => {
    const { reference } = await site.json("POST", "/api/leads", { body: { name: "N", email } });
    const [{ id }] = await site.read(`/api/admin/leads?search=${reference}`);
    const words = { channel: "email", subject: "", text: "Welcome.", language: "en" };
    const body = { kind: "lead", id, to: email, ...words };
    const sent: Offer & { letter: { id: number } } = await site.json("POST", "/api/admin/letters", {
      body,
      staff: true,
    });
    const undone = () =>
      site.send("POST", `/api/admin/letters/${sent.letter.id}/undo`, {
        body: { act: sent.undo.act },
        staff: true,
      });
    return { id, email, undone };
  };
  const taken = await write("taken-back@example.com");
  const statusOfLead = async (email: string) =>
    (await site.read(`/api/admin/leads?search=${email}`))[0].status;
  expect(await statusOfLead(taken.email)).toBe("contacted");
  expect((await taken.undone()).status).toBe(200);
  expect(await lettersTo(taken.email)).toEqual(["lead_receipt"]);
  expect(await statusOfLead(taken.email)).toBe("new");
  const history = await site.read(`/api/admin/leads/${taken.id}/history`);
  expect(history.map(({ to, undoes }: { to: string; undoes: boolean }) => [to, undoes])).toEqual([
    ["contacted", false],
    ["new", true],
  ]);
  const [line] = await db().select().from(auditLog).where(eq(auditLog.act, "letter.undo"));
  expect(line).toMatchObject({ subject: "letter", by: "Ana" });
  const moved = await write("moved-on@example.com");
  await site.send("PATCH", `/api/admin/leads/${moved.id}/status`, {
    body: { status: "qualified" },
    staff: true,
  });
  expect((await moved.undone()).status).toBe(409);
  expect(await lettersTo(moved.email)).toContain("staff_letter");
});

test("reminders that a suspension withdrew are there again once it is undone", async () => {
  const { vendorId } = await listedVendor(site);
  const { id, customerEmail } = await bookedAt(site, vendorId);
  await confirm(id);
  await enqueueDueReminders(hoursBefore(20));
  expect(await lettersTo(customerEmail)).toContain("booking_reminder_24");
  const path = `/api/admin/vendors/${vendorId}`;
  const body = { status: "suspended", reason: "a" };
  const { undo }: Offer = await (await site.send("PATCH", `${path}/status`, { body, staff: true })).json();
  // What the job does, which each change of a vendor's status starts.
  await enqueueDueReminders(hoursBefore(20));
  expect(await lettersTo(customerEmail)).not.toContain("booking_reminder_24");
  await site.send("POST", `${path}/undo`, { body: { act: undo.act }, staff: true });
  await enqueueDueReminders(hoursBefore(20));
  expect(await lettersTo(customerEmail)).toContain("booking_reminder_24");
});

test("a call for help waits for nothing, also inside an act that holds its letters", async () => {
  const hold = newHold();
  const facts = { name: "Ana", email: "", phone: "", message: "" };
  await enqueueMessages({ ...systemContext(), hold }, [
    staffEmail({ effect: "help:1", letter: "safety_emergency", facts }),
    staffEmail({ effect: "other:1", letter: "contact_notice", facts }),
  ]);
  const rows = await db()
    .select()
    .from(outbox)
    .where(inArray(outbox.effect, ["help:1", "other:1"]))
    .orderBy(outbox.id);
  expect(rows.map(({ dueAt }) => (dueAt ?? new Date(0)) > new Date(Date.now() + 5_000))).toEqual([
    false,
    true,
  ]);
});

test("a vendor's withdrawn letter in another's act is found by the vendor's address, and by no other", async () => {
  const booked = await bookedAt(site, vendor.vendorId);
  const { undo } = await confirm(booked.id, { status: "cancelled" });
  const withdrawn = [{ letter: "vendor_request", recipient: vendor.email }];
  await db().update(heldAct).set({ withdrawn }).where(eq(heldAct.id, undo.act));
  const known = { found: {}, letters: [], news: [], subjects: [], answers: [] };
  const find = async (email: string) =>
    (await personalHeldActs.find(systemContext(), { email, phone: "" }, known)).map(({ id }) => id);
  expect(await find(vendor.email)).toContain(undo.act);
  expect(await find(`x${vendor.email}`)).toEqual([]);
});

test("a closed lead whose call slot somebody took meanwhile stays closed, and staff hear of a conflict", async () => {
  const startsAt = new Date(Date.now() + 172_800_000);
  const { id, method, path, body } = await closedLead("slot-lost@example.com", startsAt);
  const { undo }: Offer = await (await site.send(method, path, { body, staff: true })).json();
  await closedLead("slot-taken@example.com", startsAt);
  const undone = await site.send("POST", `/api/admin/leads/${id}/undo`, {
    body: { act: undo.act },
    staff: true,
  });
  expect([undone.status, (await undone.json()).code]).toEqual([409, "conflict"]);
  expect((await site.read("/api/admin/leads?search=slot-lost@example.com"))[0].status).toBe("closed");
});

async function closedLead(email = "closed-lead@example.com", startsAt = new Date(Date.now() + 86_400_000)) {
  const body = { name: "N", email };
  const { reference } = await site.json("POST", "/api/leads", { body });
  const [{ id }] = await site.read(`/api/admin/leads?search=${reference}`);
  await db().update(planningCall).set({ startsAt }).where(eq(planningCall.leadId, id));
  return { id, path: `/api/admin/leads/${id}/status`, body: { status: "closed" }, method: "PATCH" };
}
