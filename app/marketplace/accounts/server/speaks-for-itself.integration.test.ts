import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { review } from "#app/clients/reviews/schema.server.ts";
import { flagIncident } from "#app/marketplace/moderation/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { bookedAt, reviewLinkOf } from "../../../../tests/support/records/booking.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite();

test("staff read what is the vendor's and never speak in its name", async () => {
  const vendor = await registerVendor(site);
  const { vendorId } = vendor;
  const asStaff = (method: string, path: string, body?: object) =>
    site.send(method, path, { staff: true, ...(body && { body }) });
  await asStaff("PATCH", `/api/admin/vendors/${vendorId}/status`, { status: "approved" });
  const { id: bookingId } = await bookedAt(site, vendorId);
  const { link } = await reviewLinkOf(site, vendorId);
  const opinion = { rating: 5, text: "He came on time and the sink holds.", locale: "en" };
  expect((await site.send("POST", `/api/reviews/invitation/${link}`, { body: opinion })).status).toBe(201);
  const [written] = await db().select().from(review).where(eq(review.vendorId, vendorId));
  await asStaff("PATCH", `/api/admin/reviews/${written?.id}`, { status: "published" });
  const strike = { vendorId, pattern: "phone", details: "Call 809-555-0142" };
  const { id: flagId } = await (await asStaff("POST", "/api/flag-incidents", strike)).json();

  const spoken = [
    [`/api/vendor/requests/${vendorId}/${bookingId}/answer`, { answer: "available" }],
    [`/api/vendor/reviews/${vendorId}/${written?.id}/reply`, { reply: "Thank you for the kind words." }],
    [`/api/vendor/flags/${vendorId}/${flagId}/answer`, { message: "That is our own office." }],
  ] as const;
  for (const path of ["requests", "reviews", "flags"])
    expect((await asStaff("GET", `/api/vendor/${path}/${vendorId}`)).status).toBe(200);
  for (const [path, body] of spoken)
    expect([path, (await asStaff("POST", path, body)).status]).toEqual([path, 403]);
  const [asked] = await db().select().from(booking).where(eq(booking.id, bookingId));
  const [reviewed] = await db().select().from(review).where(eq(review.vendorId, vendorId));
  const [flag] = await db().select().from(flagIncident).where(eq(flagIncident.id, flagId));
  expect([asked?.vendorAnswer, reviewed?.reply, flag?.answer]).toEqual([null, "", ""]);
  for (const [path, body] of spoken) {
    const { status } = await site.send("POST", path, { body, headers: vendor.headers });
    expect([path, [200, 201].includes(status)]).toEqual([path, true]);
  }
});
