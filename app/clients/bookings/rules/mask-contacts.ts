import { findContacts } from "#app/marketplace/moderation/detector.ts";
import type { VendorTexts } from "../contract.ts";

/**
 * Replaces contacts by "•••" for the vendor; a text becomes "" if one would stay recognisable. Takes milliseconds for
 * long texts: store the result.
 */
export function maskContacts({ serviceRequested, message, budget, place = "" }: VendorTexts): VendorTexts {
  return {
    serviceRequested: maskText(serviceRequested),
    message: maskText(message),
    budget: maskText(budget),
    place: maskText(place),
  };
}

function maskText(text: string): string {
  const contacts = findContacts(text);
  if (contacts.length === 0) return text;
  const maskedText = contacts.reduceRight(
    (before, { start, end }) => `${before.slice(0, start)}•••${before.slice(end)}`,
    text,
  );
  // Hide the whole text if a contact is still recognisable.
  return findContacts(maskedText).length === 0 ? maskedText : "";
}
