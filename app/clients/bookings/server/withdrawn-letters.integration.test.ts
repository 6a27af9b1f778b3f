import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openBookingSite } from "../../../../tests/support/booking-site.ts";
import { bookingDay } from "../../../../tests/support/records/booking.ts";

const { site, vendor, book, update, letterNames } = openBookingSite();

const ofVendor = async () =>
  (await db().select().from(outbox).where(eq(outbox.recipient, vendor.email))).map(({ effect }) => effect);

test.each(["completed", "cancelled"] as const)(
  "a slip to %s that is put right takes its letter back; the next one is written anew",
  async (slip) => {
    const created = await book();
    const set = async (status: string) => {
      expect((await update(created.id, { status, adminNotes: "", estimatedCost: null })).status).toBe(200);
      return letterNames(created.customerEmail);
    };
    expect(await set("confirmed")).toEqual(["booking_receipt", "booking_confirmed"]);
    expect(await set(slip)).toEqual(["booking_receipt", `booking_${slip}`]);
    expect(await set("pending")).toEqual(["booking_receipt"]);
    expect((await ofVendor()).filter((effect) => effect.startsWith(`vendor-booking:${created.id}:`))).toEqual(
      [],
    );
    expect(await set(slip)).toEqual(["booking_receipt", `booking_${slip}`]);
    // Sent messages stay.
    await db().update(outbox).set({ status: "sent" }).where(eq(outbox.recipient, created.customerEmail));
    expect(await set("in-progress")).toEqual(["booking_receipt", `booking_${slip}`, "booking_started"]);
  },
);

test("a refused time is not told once the booking has moved on", async () => {
  const created = await book();
  const propose = async (hour: number) => {
    const body = { preferredDate: `${bookingDay}T${hour}:00:00-04:00`, preferredTime: `${hour - 12}:00 PM` };
    const answer = await site.send("POST", `/api/bookings/track/${created.token}/proposal`, { body });
    expect(answer.status).toBe(201);
  };
  const set = async (body: object) => {
    const answer = await update(created.id, {
      status: "confirmed",
      adminNotes: "",
      estimatedCost: null,
      ...body,
    });
    expect(answer.status).toBe(200);
    return letterNames(created.customerEmail);
  };
  await set({});
  await propose(14);
  expect(await set({ proposal: "decline" })).toEqual([
    "booking_receipt",
    "booking_confirmed",
    "booking_time_declined",
  ]);
  await propose(15);
  expect(await set({ proposal: "accept" })).toEqual(["booking_receipt", "booking_confirmed"]);
});
