import { asc, desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { adminNotification, outbox } from "#app/notifications/table.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { bookingDay, fullBody } from "../../tests/booking.ts";
import { openSite } from "../../tests/site.ts";
import { registerVendor } from "../../tests/vendor-account.ts";
import { remind } from "./reminders.server.ts";
import { booking } from "./table.server.ts";

const site = openSite();
let vendor: Awaited<ReturnType<typeof registerVendor>>;
beforeAll(async () => {
  vendor = await registerVendor(site, { businessName: "Plomería Tiburón" });
  const body = { status: "approved" };
  await site.send("PATCH", `/api/admin/vendors/${vendor.vendorId}/status`, { body, staff: true });
});

const post = (body: object, headers: Record<string, string> = {}) =>
  site.send("POST", "/api/bookings", { body, headers });

async function book(overrides: Record<string, unknown> = {}) {
  const body = fullBody(vendor.vendorId, overrides);
  const answer = await post(body, { "Accept-Language": "es" });
  expect(answer.status).toBe(201);
  const { id, reference, trackingPath } = (await answer.json()) as {
    id: number;
    reference: string;
    trackingPath: string;
  };
  return { ...body, id, reference, token: trackingPath.split("/").at(-1) ?? "" };
}
const update = (id: number, body: object) =>
  site.send("PUT", `/api/bookings/${id}/status`, { body, staff: true });
const track = async (token: string) => (await site.send("GET", `/api/bookings/track/${token}`)).json();
const letterNames = async (email: string) =>
  (await db().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id))).map(
    (one) => one.letter,
  );

test("the full body makes a booking, news for staff, and both letters", async () => {
  const sent = await book();
  expect(sent.reference).toMatch(/^\d{6}$/);
  const [row] = await db().select().from(booking).where(eq(booking.id, sent.id));
  expect(row).toMatchObject({
    customerPhone: "+16145550142",
    vendorName: "Plomería Tiburón",
    status: "pending",
    locale: "es",
    preferredTime: "10:00 AM",
  });
  expect(row?.preferredAt.toISOString()).toBe(`${bookingDay}T14:00:00.000Z`);
  expect(await letterNames(sent.customerEmail)).toEqual(["booking_receipt"]);
  expect(await db().$count(adminNotification, eq(adminNotification.type, "new_booking"))).toBeGreaterThan(0);
});

test("the simple body is a booking too; what is typed as contact is an address when it is one", async () => {
  const answer = await post({
    vendorId: String(vendor.vendorId),
    date: bookingDay,
    customerName: "Dale",
    customerContact: "dale@example.com",
    details: "After lunch, please.",
  });
  expect(answer.status).toBe(201);
  const { id } = await answer.json();
  const [row] = await db().select().from(booking).where(eq(booking.id, id));
  expect(row).toMatchObject({ customerEmail: "dale@example.com", serviceRequested: "", urgency: "standard" });
  expect(await letterNames("dale@example.com")).toEqual(["booking_receipt"]);
});

test.each([
  ["customerName", { customerName: "M" }],
  ["customerEmail", { customerEmail: "marsha" }],
  ["customerPhone", { customerPhone: "555-0142" }],
  ["serviceRequested", { serviceRequested: "" }],
  ["serviceRequested", { serviceRequested: "Call me at 614 555 0142" }],
  ["preferredDate", { preferredDate: "2020-01-01T10:00:00-04:00" }],
  ["preferredDate", { preferredDate: "tomorrow" }],
  ["preferredTime", { preferredTime: "8:00 AM" }],
  ["message", { message: "leaks" }],
  ["urgency", { urgency: "now" }],
])("the full body refuses %s: %j at its field, and keeps nothing", async (field, wrong) => {
  const before = await db().$count(booking);
  const answer = await post(fullBody(vendor.vendorId, wrong));
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
  expect(await db().$count(booking)).toBe(before);
});

test.each([
  ["date", { customerName: "Dale" }],
  ["customerName", { date: bookingDay, customerName: " " }],
  ["date", { date: "2020-01-01", customerName: "Dale" }],
])("the simple body refuses %s: %j", async (field, body) => {
  const answer = await post({ vendorId: vendor.vendorId, ...body });
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
});

test("who is not in the directory cannot be booked", async () => {
  const pending = await registerVendor(site);
  expect((await post(fullBody(pending.vendorId))).status).toBe(404);
  expect((await post(fullBody(999_999))).status).toBe(404);
});

test("one booking for each intent: twelve sendings of one key are one booking, one receipt", async () => {
  const body = fullBody(vendor.vendorId);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => post(body, { "Idempotency-Key": "book-once" })),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  expect(new Set(bodies.map((one) => one.trackingPath)).size).toBe(1);
  expect(await db().$count(booking, eq(booking.customerEmail, body.customerEmail))).toBe(1);
  expect(await letterNames(body.customerEmail)).toEqual(["booking_receipt"]);
});

test("a retry gets the first answer, also when it would be refused by now; with other words it is refused", async () => {
  const gone = await registerVendor(site);
  const stand = (status: string) => {
    const body = { status, reason: status === "suspended" ? "No answer." : undefined };
    return site.send("PATCH", `/api/admin/vendors/${gone.vendorId}/status`, { body, staff: true });
  };
  await stand("approved");
  const body = fullBody(gone.vendorId);
  const key = { "Idempotency-Key": "lost-answer" };
  const first = await (await post(body, key)).json();
  await stand("suspended");
  expect((await post(body)).status).toBe(404);
  const again = await post(body, key);
  expect([again.status, await again.json()]).toEqual([201, first]);
  const other = await post({ ...body, message: "Something else altogether." }, key);
  expect([other.status, (await other.json()).code]).toEqual([422, "key_reused"]);
  expect(await db().$count(booking, eq(booking.vendorId, gone.vendorId))).toBe(1);
});

test("staff confirm with a cost; the customer is told and sees it; an older version overwrites nothing", async () => {
  const sent = await book();
  const confirmed = await (
    await update(sent.id, {
      status: "confirmed",
      adminNotes: "canary-note",
      estimatedCost: "149.50",
      version: 1,
    })
  ).json();
  expect(confirmed).toMatchObject({ status: "confirmed", estimatedCost: 149.5, due: "answered", version: 2 });
  const late = await update(sent.id, {
    status: "cancelled",
    adminNotes: "",
    estimatedCost: null,
    version: 1,
  });
  expect([late.status, (await late.json()).code]).toEqual([409, "conflict"]);
  const shown = await track(sent.token);
  expect(shown).toMatchObject({
    status: "confirmed",
    estimatedCost: 149.5,
    steps: [{ by: "staff", to: "confirmed" }],
  });
  expect(JSON.stringify(shown)).not.toMatch(/canary-note|Marsha|customer-|Ana/);
  expect(await letterNames(sent.customerEmail)).toEqual(["booking_receipt", "booking_confirmed"]);
  const calendar = await site.send("GET", `/api/bookings/track/${sent.token}/calendar.ics`);
  const text = await calendar.text();
  expect(calendar.headers.get("content-type")).toContain("text/calendar");
  expect(text).toContain(`DTSTART:${bookingDay.replaceAll("-", "")}T140000Z`);
  expect(text).toContain("Plomería Tiburón");
});

test("the customer proposes another time and staff agree; a cancelled one can no longer be changed", async () => {
  const sent = await book();
  const change = (what: string, body: object) =>
    site.send("POST", `/api/bookings/track/${sent.token}/${what}`, { body });
  const other = { preferredDate: `${bookingDay}T15:00:00-04:00`, preferredTime: "3:00 PM" };
  expect((await (await change("proposal", other)).json()).proposedDate).toBe(`${bookingDay}T19:00:00.000Z`);
  const agreed = await (
    await update(sent.id, { status: "confirmed", estimatedCost: null, proposal: "accept" })
  ).json();
  expect(agreed).toMatchObject({
    preferredDate: `${bookingDay}T19:00:00.000Z`,
    preferredTime: "3:00 PM",
    proposedDate: null,
  });
  expect((await (await change("cancellation", { reason: "We found one." })).json()).status).toBe("cancelled");
  expect((await change("cancellation", { reason: "" })).status).toBe(409);
  expect((await change("proposal", other)).status).toBe(409);
  expect((await site.send("GET", `/api/bookings/track/${sent.token}/calendar.ics`)).status).toBe(404);
  const history = await (
    await site.send("GET", `/api/admin/bookings/${sent.id}/history`, { staff: true })
  ).json();
  expect(
    history.map((one: { by: string; kind: string; to: string | null }) => [one.by, one.kind, one.to]),
  ).toEqual([
    ["customer", "status", "cancelled"],
    ["staff", "accepted", null],
    ["staff", "status", "confirmed"],
    ["customer", "proposed", null],
  ]);
});

test("a wish for another time stays open until it is accepted or declined, whatever else is saved", async () => {
  const sent = await book();
  const saved = async (change: object) =>
    (await update(sent.id, { status: "confirmed", estimatedCost: null, ...change })).json();
  await saved({});
  const answer = `/api/vendor/requests/${vendor.vendorId}/${sent.id}/answer`;
  await site.send("POST", answer, { body: { answer: "available" }, headers: vendor.headers });
  await remind(new Date(`${bookingDay}T10:00:00Z`));
  const wish = { preferredDate: `${bookingDay}T12:00:00-04:00`, preferredTime: "3:00 PM" };
  const propose = () => site.send("POST", `/api/bookings/track/${sent.token}/proposal`, { body: wish });
  await propose();
  const noted = await saved({ adminNotes: "Called the vendor, waiting." });
  expect(noted).toMatchObject({
    preferredDate: `${bookingDay}T14:00:00.000Z`,
    proposedDate: `${bookingDay}T19:00:00.000Z`,
    vendorAnswer: "available",
    due: "on-time",
  });
  const declined = await saved({ proposal: "decline" });
  expect(declined).toMatchObject({
    preferredDate: `${bookingDay}T14:00:00.000Z`,
    proposedDate: null,
    due: "answered",
  });
  expect((await update(sent.id, { status: "confirmed", proposal: "accept" })).status).toBe(409);
  await propose();
  const accepted = await saved({ proposal: "accept" });
  expect(accepted).toMatchObject({ preferredDate: `${bookingDay}T19:00:00.000Z`, vendorAnswer: null });
  // The reminder of the old time and the confirmation of it have not gone: they are taken back.
  expect(await letterNames(sent.customerEmail)).toEqual([
    "booking_receipt",
    "booking_time_declined",
    "booking_confirmed",
  ]);
  await remind(new Date(`${bookingDay}T10:00:00Z`));
  const letters = await db().select().from(outbox).where(eq(outbox.recipient, sent.customerEmail));
  const reminders = letters.filter((one) => one.letter === "booking_reminder_24");
  expect(reminders.map((one) => one.facts.when)).toEqual([`${bookingDay}T19:00:00.000Z`]);
});

test("staff set the appointment; the customer of a confirmed booking hears of it, a whole day is told as one", async () => {
  const { id } = await (
    await post({
      vendorId: vendor.vendorId,
      date: bookingDay,
      customerName: "Dale",
      customerContact: "whole@example.com",
    })
  ).json();
  await update(id, { status: "confirmed" });
  const [whole] = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.letter, "booking_confirmed"))
    .orderBy(desc(outbox.id));
  expect(whole?.facts).toMatchObject({ email: "whole@example.com", wholeDay: true });
  const set = await (
    await update(id, { status: "confirmed", preferredDate: bookingDay, preferredTime: "4:00 PM" })
  ).json();
  expect(set).toMatchObject({ preferredDate: `${bookingDay}T20:00:00.000Z`, preferredTime: "4:00 PM" });
  const [told] = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.letter, "booking_confirmed"))
    .orderBy(desc(outbox.id));
  expect(told?.facts).toMatchObject({
    email: "whole@example.com",
    when: `${bookingDay}T20:00:00.000Z`,
    wholeDay: false,
  });
  const past = await update(id, {
    status: "confirmed",
    preferredDate: "2020-01-01",
    preferredTime: "4:00 PM",
  });
  expect(Object.keys((await past.json()).fields)).toEqual(["preferredDate"]);
});

test("back to pending the customer waits again; a first contact stops the clock and leaves the rest", async () => {
  const sent = await book();
  await update(sent.id, { status: "confirmed" });
  const again = await (await update(sent.id, { status: "pending" })).json();
  expect(again).toMatchObject({ status: "pending", due: "on-time" });
  expect(await track(sent.token)).toMatchObject({ answered: false });
  const contacted = await (await update(sent.id, { status: "pending", contacted: true })).json();
  expect(contacted).toMatchObject({ status: "pending", due: "answered" });
  expect(await track(sent.token)).toMatchObject({ answered: true, status: "pending" });
});

test("the day counts and the hour is the slot's; nobody books for the year 9999", async () => {
  const odd = await book({ preferredDate: `${bookingDay}T23:30:00-04:00`, preferredTime: "9:00 AM" });
  const [row] = await db().select().from(booking).where(eq(booking.id, odd.id));
  expect(row?.preferredAt.toISOString()).toBe(`${bookingDay}T13:00:00.000Z`);
  const far = { preferredDate: "9999-12-31T23:30:00-04:00", preferredTime: "9:00 AM" };
  for (const answer of [
    await post(fullBody(vendor.vendorId, far)),
    await site.send("POST", `/api/bookings/track/${odd.token}/proposal`, { body: far }),
  ])
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, ["preferredDate"]]);
});

test("people who leave only a phone are not one another; the same words to another vendor are another request", async () => {
  const simple = (customerContact: string) =>
    post({
      vendorId: vendor.vendorId,
      date: bookingDay,
      customerName: "Uno",
      customerContact,
      details: "Please call me.",
    });
  for (const phone of ["809-555-1111", "809-555-2222"]) {
    const { id } = await (await simple(phone)).json();
    const [row] = await db().select().from(booking).where(eq(booking.id, id));
    expect(row?.heldReason).toBeNull();
  }
  const other = await registerVendor(site);
  const body = { status: "approved" };
  await site.send("PATCH", `/api/admin/vendors/${other.vendorId}/status`, { body, staff: true });
  const heldOf = async (vendorId: number) => {
    const { id } = await (await post(fullBody(vendorId, { customerEmail: "same@example.com" }))).json();
    const [row] = await db().select().from(booking).where(eq(booking.id, id));
    return row?.heldReason;
  };
  expect([
    await heldOf(vendor.vendorId),
    await heldOf(other.vendorId),
    await heldOf(vendor.vendorId),
  ]).toEqual([null, null, "repeated"]);
});

test("staff find by name, reference and vendor, see what is late first, and count", async () => {
  const sent = await book({ customerName: "Ñusta Güemes", urgency: "asap" });
  const find = async (query: string) =>
    (
      (await (await site.send("GET", `/api/bookings?${query}`, { staff: true })).json()) as { id: number }[]
    ).map((one) => one.id);
  for (const search of ["nusta", sent.reference, "tiburon guemes", sent.customerEmail])
    expect([search, (await find(`search=${encodeURIComponent(search)}`)).includes(sent.id)]).toEqual([
      search,
      true,
    ]);
  expect((await find("sort=late"))[0]).toBe(sent.id);
  const counts = await (await site.send("GET", "/api/admin/bookings/counts", { staff: true })).json();
  expect(counts.total).toBe(await db().$count(booking));
  expect(counts.byStatus.pending).toBe(await db().$count(booking, eq(booking.status, "pending")));
});

test("the vendor reads the brief and answers; nothing of the customer's is in it", async () => {
  const sent = await book({ message: "Two taps drip in the bathroom upstairs." });
  const told = await book({
    message: "The sink leaks. 614 555 0142 is my number.",
    budget: "Call me at 614 555 0142",
  });
  const requests = await site.send("GET", `/api/vendor/requests/${vendor.vendorId}`, {
    headers: vendor.headers,
  });
  const text = await requests.text();
  expect(text).not.toMatch(/Marsha|customer-|5550142|555 0142/);
  const list = JSON.parse(text) as { id: number; message: string }[];
  expect(list.find((one) => one.id === sent.id)?.message).toBe(sent.message);
  expect(list.find((one) => one.id === told.id)).toMatchObject({
    message: expect.stringMatching(/^The sink leaks\. •••/),
    budget: expect.not.stringMatching(/614/),
  });
  const path = `/api/vendor/requests/${vendor.vendorId}/${sent.id}/answer`;
  const answer = await site.send("POST", path, { body: { answer: "available" }, headers: vendor.headers });
  expect((await answer.json()).vendorAnswer).toBe("available");
  const other = await registerVendor(site);
  expect(
    (await site.send("POST", path, { body: { answer: "unavailable" }, headers: other.headers })).status,
  ).toBe(404);
  const theirs = `/api/vendor/requests/${other.vendorId}/${sent.id}/answer`;
  expect(
    (await site.send("POST", theirs, { body: { answer: "unavailable" }, headers: other.headers })).status,
  ).toBe(404);
});

test("an address that a robot typed in hears nothing, also when its booking is cancelled; going on with it ends the hold", async () => {
  const robot = await book({ trap: "x" });
  await db()
    .update(booking)
    .set({ dueAt: new Date(0) })
    .where(eq(booking.id, robot.id));
  const late = async () =>
    (await (await site.send("GET", "/api/admin/bookings/counts", { staff: true })).json()).late;
  expect(await late()).toBe(0);
  const held = await (await site.send("GET", "/api/bookings?held=yes", { staff: true })).json();
  expect(held[0].id).toBe(robot.id);
  expect(held.every((one: { heldReason: string | null }) => one.heldReason)).toBe(true);
  await update(robot.id, { status: "cancelled" });
  expect(await letterNames(robot.customerEmail)).toEqual([]);
  const person = await book({ trap: "x" });
  expect(await (await update(person.id, { status: "confirmed" })).json()).toMatchObject({ heldReason: null });
  expect(await letterNames(person.customerEmail)).toEqual(["booking_confirmed"]);
});

test("a robot's booking is kept, marked, and nobody is written to until it is released", async () => {
  const sent = await book({ trap: "x" });
  expect(await letterNames(sent.customerEmail)).toEqual([]);
  const released = await site.send("POST", `/api/admin/bookings/${sent.id}/release`, { staff: true });
  expect((await released.json()).heldReason).toBeNull();
  expect(await letterNames(sent.customerEmail)).toEqual(["booking_receipt"]);
});

test("reminders a day and two hours before, each once, and none after a cancel or another time", async () => {
  const sent = await book();
  const start = new Date(`${bookingDay}T14:00:00Z`).getTime();
  const at = (hours: number) => new Date(start - hours * 3_600_000);
  await update(sent.id, { status: "confirmed", estimatedCost: null });
  const reminded = async () =>
    (await letterNames(sent.customerEmail)).filter((name) => name.startsWith("booking_reminder"));
  await remind(at(30));
  expect(await reminded()).toEqual([]);
  await Promise.all([remind(at(23)), remind(at(23))]);
  await remind(at(22));
  expect(await reminded()).toEqual(["booking_reminder_24"]);
  await remind(at(1));
  expect(await reminded()).toEqual(["booking_reminder_24", "booking_reminder_2"]);
  await site.send("POST", `/api/bookings/track/${sent.token}/cancellation`, { body: { reason: "" } });
  // Neither has gone, there is no mail service: both are taken back.
  expect(await reminded()).toEqual([]);
  await remind(at(1));
  expect(await reminded()).toEqual([]);
});

test("an unknown link shows nothing", async () => {
  expect((await site.send("GET", "/api/bookings/track/unknown")).status).toBe(404);
});
