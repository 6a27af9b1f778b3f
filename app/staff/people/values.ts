// What screens and tables show of the contract, which brings Zod along.

/** Kinds of records that belong to a person, in the order in which they are shown; named as in the audit log. */
export const linkedKinds = [
  "lead",
  "booking",
  "chat",
  "safety_request",
  "contact_message",
  "community_post",
  "vendor_application",
  "local_vendor",
  "vendor",
] as const;
export type LinkedKind = (typeof linkedKinds)[number];

export const vendorKinds: readonly LinkedKind[] = ["vendor_application", "local_vendor", "vendor"];

export const contactKinds = ["email", "phone", "whatsapp"] as const;
export type ContactKind = (typeof contactKinds)[number];

export const mergeStates = ["proposed", "merged", "undone", "refused"] as const;
export const mergeReasons = [...contactKinds, "staff"] as const;

/** The beginning of the keys of letters to a person that are about no single record (`person-letter:17:…`). */
export const personLetters = "person-letter";

/** In days. */
export const undoDays = 30;

/** Of two people who may be one: so many proposals a person's page shows, and of so many, the newest, the list is made. */
export const mostShownProposals = 10;
export const mostListedProposals = 200;

export const maxTags = 12;
export const maxTagLength = 40;
