import type { Actor } from "#platform/context.ts";

/** Bookings are customers' data: staff read and work them; a vendor sees the brief of its own, a customer what the link shows. */
export function mayWorkBookings(actor: Actor): boolean {
  return actor.kind === "staff";
}
