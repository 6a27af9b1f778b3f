import { asc, eq } from "drizzle-orm";
import { beforeAll, expect } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { bookingDay, fullBody } from "./records/booking.ts";
import { listedVendor, type registerVendor } from "./records/vendor-account.ts";
import { openSite } from "./site.ts";

/** So many hours before the appointment of `fullBody`. */
export const hoursBefore = (hours: number) =>
  new Date(new Date(`${bookingDay}T14:00:00Z`).getTime() - hours * 3_600_000);

export function openBookingSite() {
  const site = openSite();
  const vendor = {} as Awaited<ReturnType<typeof registerVendor>>;
  beforeAll(async () => {
    Object.assign(vendor, await listedVendor(site, { businessName: "Plomería Tiburón" }));
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
  const reminders = async (email: string) =>
    (await letterNames(email)).filter((name) => name.startsWith("booking_reminder"));
  return { site, vendor, post, book, update, track, letterNames, reminders };
}
