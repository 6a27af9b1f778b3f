import { desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { hoursBefore, openBookingSite } from "../../../../../tests/support/booking-site.ts";
import { bookingDay, fullBody } from "../../../../../tests/support/records/booking.ts";
import { waitingForLock } from "../../../../../tests/support/waiting-for-lock.ts";
import { booking } from "../../schema.server.ts";
import { enqueueDueReminders } from "../reminders.server.ts";

const { site, vendor, post, book, update, track, letterNames, reminders } = openBookingSite();

test("an amount of more than two decimals is refused with what to write instead", async () => {
  const { id } = await book();
  for (const estimatedCost of [12.345, "12.345"]) {
    for (const [language, words] of [
      ["en", "At most two decimals, such as 1250.50."],
      ["es", "Como máximo dos decimales, por ejemplo 1250.50."],
    ] as const) {
      const answer = await site.send("PUT", `/api/bookings/${id}/status`, {
        body: { status: "pending", adminNotes: "", estimatedCost },
        headers: { "Accept-Language": language },
        staff: true,
      });
      expect([answer.status, (await answer.json()).fields]).toEqual([400, { estimatedCost: words }]);
    }
  }
});

test("staff confirm with a cost; the customer is told and sees it; an older version overwrites nothing", async () => {
  const created = await book();
  const confirmed = await (
    await update(created.id, {
      status: "confirmed",
      adminNotes: "canary-note",
      estimatedCost: "149.50",
      version: 1,
    })
  ).json();
  expect(confirmed).toMatchObject({ status: "confirmed", estimatedCost: 149.5, due: "answered", version: 2 });
  const late = await update(created.id, { status: "cancelled", version: 1 });
  expect([late.status, (await late.json()).code]).toEqual([409, "conflict"]);
  const tracked = await track(created.token);
  expect(tracked).toMatchObject({
    status: "confirmed",
    estimatedCost: 149.5,
    steps: [{ by: "staff", to: "confirmed" }],
  });
  expect(JSON.stringify(tracked)).not.toMatch(/canary-note|customer-|Ana/);
  expect(await letterNames(created.customerEmail)).toEqual(["booking_receipt", "booking_confirmed"]);
  const calendar = await site.send("GET", `/api/bookings/track/${created.token}/calendar.ics`, {
    headers: { "Accept-Language": "es" },
  });
  const text = await calendar.text();
  expect(calendar.headers.get("content-type")).toContain("text/calendar");
  expect(text).toContain(`DTSTART:${bookingDay.replaceAll("-", "")}T140000Z`);
  expect(text).toContain("Plomería Tiburón");
});

test("the vendor goes by the name of the customer's language: in letters, on the page's data, in the calendar", async () => {
  const nameIn = async (locale: "en" | "es") => {
    const headers = { "Accept-Language": locale };
    const body = fullBody(vendor.vendorId, { customerEmail: `named-${locale}@example.com` });
    const { id, trackingPath } = await (await post(body, headers)).json();
    await update(id, { status: "confirmed" });
    const letters = await db().select().from(outbox).where(eq(outbox.recipient, body.customerEmail));
    const path = `/api/bookings${trackingPath}`;
    const calendar = await (await site.send("GET", `${path}/calendar.ics`, { headers })).text();
    const names = letters.map(({ facts }) => facts.vendor);
    return [...names, /SUMMARY:([^:]*):/.exec(calendar)?.[1]];
  };
  expect(await nameIn("en")).toEqual(["Peña Plumbing", "Peña Plumbing", "Peña Plumbing"]);
  expect(await nameIn("es")).toEqual(["Plomería Tiburón", "Plomería Tiburón", "Plomería Tiburón"]);
});

test("the customer proposes another time and staff agree; a cancelled one can no longer be changed", async () => {
  const created = await book();
  const change = (what: string, body: object) =>
    site.send("POST", `/api/bookings/track/${created.token}/${what}`, { body });
  const other = { preferredDate: `${bookingDay}T15:00:00-04:00`, preferredTime: "3:00 PM" };
  expect((await (await change("proposal", other)).json()).proposedDate).toBe(`${bookingDay}T19:00:00.000Z`);
  const agreed = await (await update(created.id, { status: "confirmed", proposal: "accept" })).json();
  expect(agreed).toMatchObject({
    preferredDate: `${bookingDay}T19:00:00.000Z`,
    preferredTime: "3:00 PM",
    proposedDate: null,
  });
  expect((await (await change("cancellation", { reason: "We found one." })).json()).status).toBe("cancelled");
  expect((await change("cancellation", { reason: "" })).status).toBe(409);
  expect((await change("proposal", other)).status).toBe(409);
  expect((await site.send("GET", `/api/bookings/track/${created.token}/calendar.ics`)).status).toBe(404);
  const history = await site.read(`/api/admin/bookings/${created.id}/history`);
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
  const created = await book();
  const saved = async (change: object) =>
    (await update(created.id, { status: "confirmed", ...change })).json();
  await saved({});
  const answer = `/api/vendor/requests/${vendor.vendorId}/${created.id}/answer`;
  await site.send("POST", answer, { body: { answer: "available" }, headers: vendor.headers });
  await enqueueDueReminders(new Date(`${bookingDay}T01:00:00Z`));
  const wish = { preferredDate: `${bookingDay}T12:00:00-04:00`, preferredTime: "3:00 PM" };
  const propose = () => site.send("POST", `/api/bookings/track/${created.token}/proposal`, { body: wish });
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
  expect((await update(created.id, { status: "confirmed", proposal: "accept" })).status).toBe(409);
  await propose();
  const accepted = await saved({ proposal: "accept" });
  expect(accepted).toMatchObject({ preferredDate: `${bookingDay}T19:00:00.000Z`, vendorAnswer: null });
  expect(await letterNames(created.customerEmail)).toEqual(["booking_receipt", "booking_confirmed"]);
  await enqueueDueReminders(new Date(`${bookingDay}T01:00:00Z`));
  const letters = await db().select().from(outbox).where(eq(outbox.recipient, created.customerEmail));
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
  const [wholeDayLetter] = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.letter, "booking_confirmed"))
    .orderBy(desc(outbox.id));
  expect(wholeDayLetter?.facts).toMatchObject({ email: "whole@example.com", wholeDay: true });
  const set = await (
    await update(id, { status: "confirmed", preferredDate: bookingDay, preferredTime: "4:00 PM" })
  ).json();
  expect(set).toMatchObject({ preferredDate: `${bookingDay}T20:00:00.000Z`, preferredTime: "4:00 PM" });
  const [timedLetter] = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.letter, "booking_confirmed"))
    .orderBy(desc(outbox.id));
  expect(timedLetter?.facts).toMatchObject({
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
  const created = await book();
  await update(created.id, { status: "confirmed" });
  const reopened = await (await update(created.id, { status: "pending" })).json();
  expect(reopened).toMatchObject({ status: "pending", due: "on-time" });
  expect(await track(created.token)).toMatchObject({ answered: false });
  const contacted = await (await update(created.id, { status: "pending", contacted: true })).json();
  expect(contacted).toMatchObject({ status: "pending", due: "answered" });
  expect(await track(created.token)).toMatchObject({ answered: true, status: "pending" });
});

test("staff find by name, reference and vendor, see what is late first, and count", async () => {
  const created = await book({ customerName: "Ñusta Güemes", urgency: "asap" });
  const find = async (query: string) =>
    ((await site.read(`/api/bookings?${query}`)) as { id: number }[]).map((one) => one.id);
  for (const search of ["nusta", created.reference, "tiburon guemes", created.customerEmail])
    expect([search, (await find(`search=${encodeURIComponent(search)}`)).includes(created.id)]).toEqual([
      search,
      true,
    ]);
  expect((await find("sort=late"))[0]).toBe(created.id);
  const counts = await site.read("/api/admin/bookings/counts");
  expect(counts.total).toBe(await db().$count(booking));
  expect(counts.byStatus.pending).toBe(await db().$count(booking, eq(booking.status, "pending")));
});

test("an address that a robot typed in hears no more than the receipt, also when its booking is cancelled; going on with it ends the hold", async () => {
  const robot = await book({ trap: "x" });
  await db()
    .update(booking)
    .set({ dueAt: new Date(0) })
    .where(eq(booking.id, robot.id));
  const late = async () => (await site.read("/api/admin/bookings/counts")).late;
  expect(await late()).toBe(0);
  const held = await site.read("/api/bookings?held=yes");
  expect(held[0].id).toBe(robot.id);
  expect(held.every((one: { heldReason: string | null }) => one.heldReason)).toBe(true);
  await update(robot.id, { status: "cancelled" });
  expect(await letterNames(robot.customerEmail)).toEqual(["booking_receipt"]);
  const person = await book({ trap: "x" });
  expect(await (await update(person.id, { status: "confirmed" })).json()).toMatchObject({ heldReason: null });
  expect(await letterNames(person.customerEmail)).toEqual(["booking_receipt", "booking_confirmed"]);
});

test("a robot's booking is held: the receipt goes out, staff are written to once it is released", async () => {
  const created = await book({ trap: "x" });
  const notices = () => db().$count(outbox, eq(outbox.effect, `booking-notice:${created.id}`));
  expect([await letterNames(created.customerEmail), await notices()]).toEqual([["booking_receipt"], 0]);
  const released = await site.send("POST", `/api/admin/bookings/${created.id}/release`, { staff: true });
  expect((await released.json()).heldReason).toBeNull();
  expect([await letterNames(created.customerEmail), await notices()]).toEqual([["booking_receipt"], 1]);
});

test("reminders a day and two hours before, each once, and none after a cancel or another time", async () => {
  const created = await book();
  await update(created.id, { status: "confirmed" });
  const reminded = () => reminders(created.customerEmail);
  await enqueueDueReminders(hoursBefore(30));
  expect(await reminded()).toEqual([]);
  await Promise.all([enqueueDueReminders(hoursBefore(23)), enqueueDueReminders(hoursBefore(23))]);
  await enqueueDueReminders(hoursBefore(22));
  expect(await reminded()).toEqual(["booking_reminder_24"]);
  await enqueueDueReminders(hoursBefore(1));
  expect(await reminded()).toEqual(["booking_reminder_2"]);
  await site.send("POST", `/api/bookings/track/${created.token}/cancellation`, { body: { reason: "" } });
  // Unsent without a mail service: withdrawn.
  expect(await reminded()).toEqual([]);
  await enqueueDueReminders(hoursBefore(1));
  expect(await reminded()).toEqual([]);
});

test("a reminder comes a day before and two hours before, and not a minute earlier", async () => {
  const created = await book();
  await update(created.id, { status: "confirmed" });
  const minute = 1 / 60;
  const reminded = async (hours: number) => {
    await enqueueDueReminders(hoursBefore(hours));
    return reminders(created.customerEmail);
  };
  expect(await reminded(24 + minute)).toEqual([]);
  expect(await reminded(24)).toEqual(["booking_reminder_24"]);
  expect(await reminded(12 + minute)).toEqual(["booking_reminder_24"]);
  expect(await reminded(2 + minute)).toEqual([]);
  expect(await reminded(2)).toEqual(["booking_reminder_2"]);
});

test("a reminder that nobody sent goes once its words are no longer so; one that was sent stays", async () => {
  const [unsent, alreadySent] = [await book(), await book()];
  for (const { id } of [unsent, alreadySent]) await update(id, { status: "confirmed" });
  const toAlreadySent = eq(outbox.recipient, alreadySent.customerEmail);
  for (const [hours, leftUnsent, leftSent] of [
    [20, ["booking_reminder_24"], ["booking_reminder_24"]],
    [11, [], ["booking_reminder_24"]],
    [1, ["booking_reminder_2"], ["booking_reminder_24", "booking_reminder_2"]],
    [0.25, [], ["booking_reminder_24", "booking_reminder_2"]],
    [-5, [], ["booking_reminder_24", "booking_reminder_2"]],
  ] as const) {
    await enqueueDueReminders(hoursBefore(hours));
    await db().update(outbox).set({ status: "sent_by_hand" }).where(toAlreadySent);
    expect(
      [await reminders(unsent.customerEmail), await reminders(alreadySent.customerEmail)],
      `${hours} hours before`,
    ).toEqual([leftUnsent, leftSent]);
  }
});

test("who named a day and no hour is reminded the day before, and not two hours before", async () => {
  const created = await book();
  await update(created.id, { status: "confirmed" });
  await db().update(booking).set({ preferredTime: "" }).where(eq(booking.id, created.id));
  for (const [hours, expected] of [
    [23, ["booking_reminder_24"]],
    [1, []],
  ] as const) {
    await enqueueDueReminders(hoursBefore(hours));
    expect(await reminders(created.customerEmail)).toEqual(expected);
  }
});

test("one reminder that cannot be written keeps no other from being written", async () => {
  const [first, second] = [await book(), await book()];
  for (const { id } of [first, second]) await update(id, { status: "confirmed" });
  await db().execute(sql`create function refuse_one() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await db().execute(
    sql.raw(`create trigger refuse before insert on outbox for each row
      when (new.recipient = '${first.customerEmail}') execute function refuse_one()`),
  );
  const at = hoursBefore(23);
  await expect(enqueueDueReminders(at)).rejects.toThrow();
  await db().execute(sql`drop trigger refuse on outbox`);
  const reminded = async ({ customerEmail }: { customerEmail: string }) =>
    (await letterNames(customerEmail)).includes("booking_reminder_24");
  expect([await reminded(first), await reminded(second)]).toEqual([false, true]);
  await enqueueDueReminders(at);
  expect(await reminded(first)).toBe(true);
});

test("who cancels while the reminders are being written is not reminded", async () => {
  const created = await book();
  await update(created.id, { status: "confirmed" });
  const at = hoursBefore(23);
  let reminding: Promise<number> | undefined;
  await db().transaction(async (tx) => {
    await tx
      .update(booking)
      .set({ status: "cancelled", version: sql`${booking.version} + 1` })
      .where(eq(booking.id, created.id));
    // Reads the booking, then waits for this transaction.
    reminding = enqueueDueReminders(at);
    await waitingForLock();
  });
  expect(await reminding).toBe(0);
  expect(await letterNames(created.customerEmail)).not.toContain("booking_reminder_24");
});

test("what is over cannot be cancelled or moved by the customer's link", async () => {
  for (const status of ["completed", "cancelled"]) {
    const created = await book();
    await update(created.id, { status });
    const change = (what: string, body: object) =>
      site.send("POST", `/api/bookings/track/${created.token}/${what}`, { body });
    const other = { preferredDate: `${bookingDay}T15:00:00-04:00`, preferredTime: "3:00 PM" };
    expect((await change("cancellation", { reason: "Late." })).status).toBe(409);
    expect((await change("proposal", other)).status).toBe(409);
    const [row] = await db().select().from(booking).where(eq(booking.id, created.id));
    expect(row).toMatchObject({ status, proposedAt: null, cancelReason: "" });
  }
});
