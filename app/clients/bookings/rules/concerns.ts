import type { Availability } from "#app/marketplace/vendors/rules/availability.ts";
import { hasContactDetails } from "#platform/text/contact-details.ts";
import type { timeSlots } from "../values.ts";
import { fitOf, type Misfit } from "./fitting-times.ts";

export type Concern = Misfit | { fit: "unreachable" };

type ConcernInput = { day: string; slot: (typeof timeSlots)[number] | ""; contact?: string | undefined };

/** Finds possible mistakes: a time outside the vendor's hours, an unusable contact. */
export function findConcerns(vendor: Availability, { day, slot, contact = "" }: ConcernInput): Concern[] {
  const fit = fitOf(vendor, day, slot);
  return [
    ...(fit.fit === "works" ? [] : [fit]),
    ...(contact !== "" && !hasContactDetails(contact) ? [{ fit: "unreachable" as const }] : []),
  ];
}
