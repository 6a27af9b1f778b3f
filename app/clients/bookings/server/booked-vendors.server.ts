import { inArray } from "drizzle-orm";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Tracking } from "../contract.ts";
import { toSlot } from "../rules/appointment.ts";
import { fitOf } from "../rules/fitting-times.ts";
import type { booking } from "../schema.server.ts";

type Row = Pick<typeof booking.$inferSelect, "vendorId" | "preferredAt" | "preferredTime">;
type BookedVendor = Pick<
  typeof vendor.$inferSelect,
  "id" | "status" | "email" | "isSample" | "businessHours" | "availableDates" | "availableTimes" | "closures"
>;

/** The vendors of bookings, by id: their status and when they work. Without those that no longer exist. */
export async function readBookedVendors(
  { db }: Ctx,
  rows: readonly Row[],
): Promise<Map<number, BookedVendor>> {
  const { id, status, email, isSample, businessHours, availableDates, availableTimes, closures } = vendor;
  const ids = [...new Set(rows.map((row) => row.vendorId))];
  const found = await db
    .select({ id, status, email, isSample, businessHours, availableDates, availableTimes, closures })
    .from(vendor)
    .where(inArray(vendor.id, ids));
  return new Map(found.map((one) => [one.id, one]));
}

/** Whether a booking's time is within its vendor's hours, as they are now; "works" for a vendor that no longer exists. */
export function vendorTimeOf(bookedVendor: BookedVendor | undefined, row: Row): Tracking["vendorTime"] {
  if (!bookedVendor) return "works";
  return fitOf(bookedVendor, todayInSantoDomingo(row.preferredAt), toSlot(row.preferredTime)).fit;
}
