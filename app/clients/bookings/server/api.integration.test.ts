import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vendor as vendorTable } from "#app/marketplace/vendors/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { renderLetter } from "#app/staff/outbox/templates/letters.ts";
import { operator } from "#platform/config/operator.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { openBookingSite } from "../../../../tests/support/booking-site.ts";
import { bookedAt, bookingDay, fullBody } from "../../../../tests/support/records/booking.ts";
import { expectFound, jose } from "../../../../tests/support/records/search-spellings.ts";
import { listedVendor, registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { calculateDueAt } from "../rules/due.ts";
import { booking } from "../schema.server.ts";

const { site, vendor, post, book, letterNames } = openBookingSite();

async function changeVendor(set: Partial<typeof vendorTable.$inferInsert>) {
  await db().update(vendorTable).set(set).where(eq(vendorTable.id, vendor.vendorId));
}

test("the full body makes a booking, news for staff, and both letters", async () => {
  const created = await book();
  expect(created.reference).toMatch(/^\d{6}$/);
  const [row] = await db().select().from(booking).where(eq(booking.id, created.id));
  expect(row).toMatchObject({
    customerPhone: "+16145550142",
    vendorName: "Plomería Tiburón",
    status: "pending",
    locale: "es",
    preferredTime: "10:00 AM",
  });
  expect(row?.preferredAt.toISOString()).toBe(`${bookingDay}T14:00:00.000Z`);
  expect(await letterNames(created.customerEmail)).toEqual(["booking_receipt"]);
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
  ["customerPhone", { customerPhone: "callmemaybe" }],
  ["serviceRequested", { serviceRequested: undefined }],
  ["preferredDate", { preferredDate: `${bookingDay}T10:00:00` }],
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
  ["customerPhone", { customerPhone: "callmemaybe" }, "Please enter a valid phone number"],
  [
    "preferredDate",
    { preferredDate: `${bookingDay}T10:00:00` },
    /with its offset from UTC, like 2027-03-31T09/,
  ],
  ["serviceRequested", { serviceRequested: undefined }, "Please fill this in."],
])("what is wrong with %s: %j is said in words that help", async (field, wrong, words) => {
  const answer = await post(fullBody(vendor.vendorId, wrong));
  expect((await answer.json()).fields[field]).toMatch(words);
});

test("the customer's page shows what was written, and the contact only as its owner knows it again", async () => {
  const answer = await post(fullBody(vendor.vendorId, { customerEmail: "marsha@example.com" }));
  const { trackingPath } = await answer.json();
  const tracked = await (await site.send("GET", `/api/bookings${trackingPath}`)).text();
  expect(JSON.parse(tracked)).toMatchObject({
    message: "The kitchen sink leaks and the pump is loud.",
    budget: "US$200",
    contacts: ["m•••@example.com", "+•••••••0142"],
    reachable: true,
    vendorTime: "works",
  });
  expect(tracked).not.toMatch(/marsha@|6145550142/);
  const unreachable = { date: bookingDay, customerName: "Dale", customerContact: "zzz" };
  const simple = await (await post({ vendorId: vendor.vendorId, ...unreachable })).json();
  const page = await site.send("GET", `/api/bookings${simple.trackingPath}`);
  expect(await page.json()).toMatchObject({ contacts: ["zzz"], reachable: false });
});

test("a day on which the vendor does not work is taken as a request, and shown as one", async () => {
  const weekday = new Date(`${bookingDay}T12:00:00Z`).toLocaleDateString("en-US", { weekday: "long" });
  await changeVendor({ businessHours: { [weekday.toLowerCase()]: "Closed" } });
  const answer = await post(fullBody(vendor.vendorId));
  const { trackingPath } = await answer.json();
  const page = await site.send("GET", `/api/bookings${trackingPath}`);
  expect([answer.status, await page.json()]).toMatchObject([201, { vendorTime: "away", status: "pending" }]);
  await changeVendor({ businessHours: {} });
});

test("an hour outside the vendor's hours is shown as such to the customer and to staff", async () => {
  const weekday = new Date(`${bookingDay}T12:00:00Z`).toLocaleDateString("en-US", { weekday: "long" });
  await changeVendor({ businessHours: { [weekday.toLowerCase()]: "8:00 AM - 10:00 AM, 2:00 PM - 6:00 PM" } });
  const { id, token } = await bookedAt(site, vendor.vendorId);
  expect(await site.json("GET", `/api/bookings/track/${token}`)).toMatchObject({ vendorTime: "outside" });
  expect(await site.json("GET", `/api/admin/bookings/${id}`, { staff: true })).toMatchObject({
    vendorTime: "outside",
  });
  await changeVendor({ businessHours: {}, closures: [{ day: bookingDay, until: bookingDay, words: "" }] });
  expect(await site.json("GET", `/api/bookings/track/${token}`)).toMatchObject({ vendorTime: "closure" });
  await changeVendor({ closures: [] });
});

test("same day for a later day is refused with the next possible one, nothing kept", async () => {
  const before = await db().$count(booking);
  const later = { preferredDate: `${bookingDay}T10:00:00-04:00`, preferredTime: "10:00 AM" };
  const answer = await post(fullBody(vendor.vendorId, { urgency: "asap", ...later }));
  const { fields } = await answer.json();
  expect([answer.status, Object.keys(fields)]).toEqual([400, ["preferredDate"]]);
  expect(fields.preferredDate).toContain("ASAP means the same day");
  expect(await db().$count(booking)).toBe(before);
});

test("where the work is: shown to customer and staff, to the vendor the town first", async () => {
  const place = "Calle 3, behind the church. Call 809 555 0142.";
  const { id, token } = await bookedAt(site, vendor.vendorId, { town: "Sosúa", place });
  const where = { town: "Sosúa", place };
  expect(await site.json("GET", `/api/bookings/track/${token}`)).toMatchObject(where);
  expect(await site.json("GET", `/api/admin/bookings/${id}`, { staff: true })).toMatchObject(where);
  const seen = async () => {
    const requests = await site.json("GET", `/api/vendor/requests/${vendor.vendorId}`, {
      headers: vendor.headers,
    });
    const { town, place: shown } = requests.find((one: { id: number }) => one.id === id);
    return [town, shown];
  };
  expect(await seen()).toEqual(["Sosúa", ""]);
  await site.send("PUT", `/api/bookings/${id}/status`, { body: { status: "confirmed" }, staff: true });
  expect(await seen()).toEqual(["Sosúa", "Calle 3, behind the church. Call •••."]);
  const wrong = await post(fullBody(vendor.vendorId, { town: "Atlantis" }));
  expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([400, ["town"]]);
});

test.each(["standard", "urgent", "asap"] as const)(
  "page and letter of a request that is %s promise what the desk has",
  async (urgency) => {
    const body = fullBody(vendor.vendorId, { urgency });
    const receipt = await (await post(body)).json();
    const [row] = await db().select().from(booking).where(eq(booking.id, receipt.id));
    const [letter] = await db().select().from(outbox).where(eq(outbox.recipient, body.customerEmail));
    if (!row || !letter) throw new Error("nothing was kept");
    expect(row.dueAt).toEqual(calculateDueAt(row.createdAt, urgency, operator().chatHours));
    const dueAt = row.dueAt.toISOString();
    const tracked = await site.json("GET", `/api/bookings${receipt.trackingPath}`);
    expect([receipt.dueAt, tracked.dueAt]).toEqual([dueAt, dueAt]);
    const promise =
      urgency === "standard" ? "within 24 hours" : `by ${formatPublicMoment(dueAt, "weekdayMoment", "en")}`;
    expect(renderLetter(letter.letter, letter.facts, "en", "").paragraphs.join()).toContain(promise);
  },
);

test("a record's number that is none is answered with the least there is", async () => {
  const answer = await site.send("GET", "/api/vendors/0");
  expect([answer.status, (await answer.json()).fields]).toEqual([400, { id: "At least 1." }]);
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

test("a retry gets the first answer, also when it would be refused by now; with other words it is refused", async () => {
  const leavingVendor = await registerVendor(site);
  const stand = (status: string) => {
    const body = { status, reason: status === "suspended" ? "No answer." : undefined };
    return site.send("PATCH", `/api/admin/vendors/${leavingVendor.vendorId}/status`, { body, staff: true });
  };
  await stand("approved");
  const body = fullBody(leavingVendor.vendorId);
  const key = { "Idempotency-Key": "lost-answer" };
  const first = await (await post(body, key)).json();
  await stand("suspended");
  expect((await post(body)).status).toBe(404);
  const repeated = await post(body, key);
  expect([repeated.status, await repeated.json()]).toEqual([201, first]);
  const other = await post({ ...body, message: "Something else altogether." }, key);
  expect([other.status, (await other.json()).code]).toEqual([422, "key_reused"]);
  expect(await db().$count(booking, eq(booking.vendorId, leavingVendor.vendorId))).toBe(1);
});

test("the day counts and the hour is the slot's; nobody books for the year 9999", async () => {
  const lateHour = await book({ preferredDate: `${bookingDay}T23:30:00-04:00`, preferredTime: "9:00 AM" });
  const [row] = await db().select().from(booking).where(eq(booking.id, lateHour.id));
  expect(row?.preferredAt.toISOString()).toBe(`${bookingDay}T13:00:00.000Z`);
  const far = { preferredDate: "9999-12-31T23:30:00-04:00", preferredTime: "9:00 AM" };
  for (const answer of [
    await post(fullBody(vendor.vendorId, far)),
    await site.send("POST", `/api/bookings/track/${lateHour.token}/proposal`, { body: far }),
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
  const other = await listedVendor(site);
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

test("the vendor reads the brief and answers; nothing of the customer's is in it", async () => {
  const created = await book({ message: "Two taps drip in the bathroom upstairs." });
  const withContacts = await book({
    message: "The sink leaks. 614 555 0142 is my number.",
    budget: "Call me at 614 555 0142",
  });
  const requests = await site.send("GET", `/api/vendor/requests/${vendor.vendorId}`, {
    headers: vendor.headers,
  });
  const text = await requests.text();
  expect(text).not.toMatch(/Marsha|customer-|5550142|555 0142/);
  const list = JSON.parse(text) as { id: number; message: string }[];
  expect(list.find((one) => one.id === created.id)?.message).toBe(created.message);
  expect(list.find((one) => one.id === withContacts.id)).toMatchObject({
    message: expect.stringMatching(/^The sink leaks\. •••/),
    budget: expect.not.stringMatching(/614/),
  });
  const path = `/api/vendor/requests/${vendor.vendorId}/${created.id}/answer`;
  const answer = await site.send("POST", path, { body: { answer: "available" }, headers: vendor.headers });
  expect((await answer.json()).vendorAnswer).toBe("available");
  const other = await registerVendor(site);
  expect(
    (await site.send("POST", path, { body: { answer: "unavailable" }, headers: other.headers })).status,
  ).toBe(404);
  const otherPath = `/api/vendor/requests/${other.vendorId}/${created.id}/answer`;
  expect(
    (await site.send("POST", otherPath, { body: { answer: "unavailable" }, headers: other.headers })).status,
  ).toBe(404);
});

test("an unknown link shows nothing", async () => {
  expect((await site.send("GET", "/api/bookings/track/unknown")).status).toBe(404);
});

test("staff find a booking by its customer, accents aside, and by the phone number, however it was left", async () => {
  const full = await book({ customerName: jose.name, customerPhone: jose.phone });
  await expectFound(site, "/api/bookings", full.id, { phone: true });
  await db().delete(booking).where(eq(booking.id, full.id));
  const customerContact = `WhatsApp ${jose.phone}`;
  const { id } = await (
    await post({
      vendorId: vendor.vendorId,
      date: bookingDay,
      customerName: jose.name,
      customerContact,
      details: "Please call me.",
    })
  ).json();
  await expectFound(site, "/api/bookings", id, { phone: true });
});
