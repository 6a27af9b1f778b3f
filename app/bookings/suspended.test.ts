import { expect, test } from "vitest";
import { openBookingSite } from "../../tests/booking-site.ts";
import { registerVendor } from "../../tests/vendor-account.ts";
import type { Booking } from "./contract.ts";

const { site, book, update } = openBookingSite();

async function list(query: string): Promise<{ ids: number[]; total: number }> {
  const answer = await site.send("GET", `/api/bookings?${query}`, { staff: true });
  const items = (await answer.json()) as Booking[];
  return {
    ids: items.map(({ id }) => id).toSorted((a, b) => a - b),
    total: Number(answer.headers.get("X-Total-Count")),
  };
}

async function onToday(): Promise<number> {
  const answer = await site.send("GET", "/api/admin/today", { staff: true });
  return ((await answer.json()) as { waiting: { suspendedBookings: number } }).waiting.suspendedBookings;
}

test("bookings of a suspended vendor are counted before, and on Today until each is handled", async () => {
  const { vendorId } = await registerVendor(site);
  const stand = (status: string, reason = "") =>
    site.send("PATCH", `/api/admin/vendors/${vendorId}/status`, { body: { status, reason }, staff: true });
  await stand("approved");
  const [agreed, running, asked, done, gone] = await Promise.all(
    Array.from({ length: 5 }, () => book({ vendorId })),
  );
  await book();
  for (const [one, status] of [
    [agreed, "confirmed"],
    [running, "in-progress"],
    [done, "completed"],
    [gone, "cancelled"],
  ] as const)
    await update(Number(one?.id), { status, adminNotes: "", estimatedCost: null });
  // What the dialog counts.
  const open = [agreed, running, asked].map((one) => Number(one?.id)).toSorted((a, b) => a - b);
  expect(await list(`vendorId=${vendorId}&open=yes`)).toEqual({ ids: open, total: 3 });
  expect((await list(`vendorId=${vendorId}&open=yes&status=pending`)).ids).toEqual([asked?.id]);
  expect(await onToday()).toBe(0);

  await stand("suspended", "Fraud.");
  expect(await onToday()).toBe(3);
  expect((await list("suspended=yes")).ids).toEqual(open);
  const panel = await site.send("GET", `/api/admin/bookings/${agreed?.id}`, { staff: true });
  expect(await panel.json()).toMatchObject({ status: "confirmed", vendorSuspended: true });

  const answer = await update(Number(agreed?.id), {
    status: "cancelled",
    adminNotes: "",
    estimatedCost: null,
  });
  expect(await answer.json()).toMatchObject({ status: "cancelled", vendorSuspended: true });
  expect(await onToday()).toBe(2);
  await stand("approved");
  expect([await onToday(), (await list("suspended=yes")).total]).toEqual([0, 0]);
  const back = await site.send("GET", `/api/admin/bookings/${running?.id}`, { staff: true });
  expect(await back.json()).toMatchObject({ vendorSuspended: false });
});
