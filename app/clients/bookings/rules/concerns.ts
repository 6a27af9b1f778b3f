import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { availabilityOn } from "#app/marketplace/vendors/rules/availability.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { hasContactDetails } from "#platform/text/contact-details.ts";
import type { Urgency } from "../contract.ts";

export type Concern = "away" | "emergencies" | "notSameDay" | "unreachable";

type ConcernInput = { day: string; urgency?: Urgency | undefined; contact?: string | undefined };

const dayMs = 86_400_000;

/** Finds possible mistakes: a day the vendor does not work, "same day" for a later day, an unusable contact. */
export function findConcerns(
  vendor: Pick<VendorDetail, "businessHours" | "availableDates">,
  { day, urgency, contact = "" }: ConcernInput,
  now = new Date(),
): Concern[] {
  const vendorDay = availabilityOn(vendor, day);
  // Late in the day, "same day" may mean tomorrow.
  const tomorrow = todayInSantoDomingo(new Date(now.getTime() + dayMs));
  return [
    ...(vendorDay === "works" ? [] : [vendorDay]),
    ...(urgency === "asap" && day > tomorrow ? (["notSameDay"] as const) : []),
    ...(contact !== "" && !hasContactDetails(contact) ? (["unreachable"] as const) : []),
  ];
}
