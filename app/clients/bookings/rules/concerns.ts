import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { standingOn } from "#app/marketplace/vendors/rules/working-days.ts";
import { canBeReached } from "#platform/mail/reachable.ts";
import { todayInSantoDomingo, type Urgency } from "../contract.ts";

/** What somebody is asked about once more before a request is sent. */
export type Concern = "away" | "emergencies" | "notSameDay" | "unreachable";

/** What of a request gives reason to ask. */
type ConcernInput = { day: string; urgency?: Urgency | undefined; contact?: string | undefined };

const dayMs = 86_400_000;

/**
 * What is odd about a request, and may still be meant: a day on which the vendor does not work, "same day" for a day
 * that is not near, a contact that reaches nobody.
 */
export function findConcerns(
  vendor: Pick<VendorDetail, "businessHours" | "availableDates">,
  { day, urgency, contact = "" }: ConcernInput,
  now = new Date(),
): Concern[] {
  const vendorDay = standingOn(vendor, day);
  // Late in the day, tomorrow is as soon as it can be.
  const tomorrow = todayInSantoDomingo(new Date(now.getTime() + dayMs));
  return [
    ...(vendorDay === "works" ? [] : [vendorDay]),
    ...(urgency === "asap" && day > tomorrow ? (["notSameDay"] as const) : []),
    ...(contact !== "" && !canBeReached(contact) ? (["unreachable"] as const) : []),
  ];
}
