import { findContacts } from "#app/marketplace/moderation/detector.ts";
import type { VendorTexts } from "../contract.ts";

/**
 * Customers write their numbers anywhere; the vendor reaches them through the concierge, and reads a "•••" there. Costs
 * some milliseconds for a long text, so a booking is masked once, when it is written, and not at each reading.
 */
export function maskContacts({ serviceRequested, message, budget }: VendorTexts): VendorTexts {
  return {
    serviceRequested: maskText(serviceRequested),
    message: maskText(message),
    budget: maskText(budget),
  };
}

function maskText(text: string): string {
  const contacts = findContacts(text);
  if (contacts.length === 0) return text;
  const rest = contacts.reduceRight(
    (before, { start, end }) => `${before.slice(0, start)}•••${before.slice(end)}`,
    text,
  );
  // What still looks like one is not shown at all.
  return findContacts(rest).length === 0 ? rest : "";
}
