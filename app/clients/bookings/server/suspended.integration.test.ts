import { expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { findJobs } from "#platform/jobs/jobs.server.ts";
import { openBookingSite } from "../../../../tests/support/booking-site.ts";
import { bookingDay } from "../../../../tests/support/records/booking.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import type { Booking } from "../contract.ts";
import { enqueueDueReminders, vendorStatusReminders } from "./reminders.server.ts";

const { site, book, update, track, letterNames } = openBookingSite();

async function list(query: string): Promise<{ ids: number[]; total: number }> {
  const answer = await site.send("GET", `/api/bookings?${query}`, { staff: true });
  const items = (await answer.json()) as Booking[];
  return {
    ids: items.map(({ id }) => id).toSorted((a, b) => a - b),
    total: Number(answer.headers.get("X-Total-Count")),
  };
}

async function onToday(): Promise<number> {
  return ((await site.read("/api/admin/today")) as { waiting: { suspendedBookings: number } }).waiting
    .suspendedBookings;
}

test("bookings of a suspended vendor are counted before, and on Today until each is handled", async () => {
  const { vendorId } = await registerVendor(site);
  const setVendorStatus = (status: string, reason = "") =>
    site.send("PATCH", `/api/admin/vendors/${vendorId}/status`, { body: { status, reason }, staff: true });
  await setVendorStatus("approved");
  const [confirmedOne, inProgress, pending, completed, cancelled] = await Promise.all(
    Array.from({ length: 5 }, () => book({ vendorId })),
  );
  await book();
  for (const [one, status] of [
    [confirmedOne, "confirmed"],
    [inProgress, "in-progress"],
    [completed, "completed"],
    [cancelled, "cancelled"],
  ] as const)
    await update(Number(one?.id), { status, adminNotes: "", estimatedCost: null });
  const open = [confirmedOne, inProgress, pending].map((one) => Number(one?.id)).toSorted((a, b) => a - b);
  expect(await list(`vendorId=${vendorId}&open=yes`)).toEqual({ ids: open, total: 3 });
  expect((await list(`vendorId=${vendorId}&open=yes&status=pending`)).ids).toEqual([pending?.id]);
  expect(await onToday()).toBe(0);

  await setVendorStatus("suspended", "Fraud.");
  expect(await onToday()).toBe(3);
  expect((await list("suspended=yes")).ids).toEqual(open);
  const panel = await site.send("GET", `/api/admin/bookings/${confirmedOne?.id}`, { staff: true });
  expect(await panel.json()).toMatchObject({ status: "confirmed", vendorSuspended: true });

  const answer = await update(Number(confirmedOne?.id), {
    status: "cancelled",
    adminNotes: "",
    estimatedCost: null,
  });
  expect(await answer.json()).toMatchObject({ status: "cancelled", vendorSuspended: true });
  expect(await onToday()).toBe(2);
  await setVendorStatus("approved");
  expect([await onToday(), (await list("suspended=yes")).total]).toEqual([0, 0]);
  const back = await site.send("GET", `/api/admin/bookings/${inProgress?.id}`, { staff: true });
  expect(await back.json()).toMatchObject({ vendorSuspended: false });
});

async function agreedBooking() {
  const { vendorId } = await registerVendor(site);
  const setVendorStatus = async (status: string, reason = "") => {
    const body = { status, reason };
    const answer = await site.send("PATCH", `/api/admin/vendors/${vendorId}/status`, { body, staff: true });
    expect(answer.status).toBe(200);
  };
  await setVendorStatus("approved");
  const created = await book({ vendorId });
  const confirmed = { status: "confirmed", adminNotes: "", estimatedCost: null };
  expect((await update(created.id, confirmed)).status).toBe(200);
  const reminded = async () =>
    (await letterNames(created.customerEmail)).filter((name) => name.startsWith("booking_reminder"));
  return { ...created, vendorId, setVendorStatus, reminded };
}

const hoursBefore = (hours: number) =>
  new Date(new Date(`${bookingDay}T14:00:00Z`).getTime() - hours * 3_600_000);

test("no reminder sends a customer to a suspended vendor; those that wait are taken back", async () => {
  const { vendorId, setVendorStatus, reminded } = await agreedBooking();
  await enqueueDueReminders(hoursBefore(23));
  expect(await reminded()).toEqual(["booking_reminder_24"]);
  const jobs = () => findJobs(db(), [vendorStatusReminders.name], [String(vendorId)]);
  const before = (await jobs()).length;
  await setVendorStatus("suspended", "Fraud.");
  expect(await jobs()).toHaveLength(before + 1);
  await enqueueDueReminders(hoursBefore(22));
  expect(await reminded()).toEqual([]);
  await enqueueDueReminders(hoursBefore(1));
  expect(await reminded()).toEqual([]);
  await setVendorStatus("approved");
  expect(await jobs()).toHaveLength(before + 2);
  await enqueueDueReminders(hoursBefore(21));
  expect(await reminded()).toEqual(["booking_reminder_24"]);
  await enqueueDueReminders(hoursBefore(1));
  expect(await reminded()).toEqual(["booking_reminder_2"]);
});

test("the link of a booking says that it is being checked while its vendor is suspended, and no other one does", async () => {
  const { token, id, setVendorStatus } = await agreedBooking();
  const checked = async () => ((await track(token)) as { beingChecked: boolean }).beingChecked;
  expect(await checked()).toBe(false);
  await setVendorStatus("suspended", "Fraud.");
  expect(await checked()).toBe(true);
  await update(id, { status: "pending", adminNotes: "", estimatedCost: null });
  expect(await checked()).toBe(false);
  await update(id, { status: "in-progress", adminNotes: "", estimatedCost: null });
  expect(await checked()).toBe(true);
  await setVendorStatus("approved");
  expect(await checked()).toBe(false);
});
