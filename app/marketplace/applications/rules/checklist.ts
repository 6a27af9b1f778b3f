import type { VendorCategory, VerificationCheck } from "#app/marketplace/vendors/contract.ts";

type Checklist = { required: readonly VerificationCheck[]; wanted: readonly VerificationCheck[] };

// Stricter for trades that reach into homes, papers, money or health.
const licensed: Checklist = {
  required: ["identity", "registration", "references", "licence"],
  wanted: ["address", "insurance", "background"],
};
const insured: Checklist = {
  required: ["identity", "registration", "references", "insurance"],
  wanted: ["address", "licence", "background"],
};
const atHome: Checklist = {
  required: ["identity", "registration", "references", "background"],
  wanted: ["address", "insurance"],
};
const usual: Checklist = {
  required: ["identity", "registration", "references"],
  wanted: ["address", "licence", "background"],
};

const checklists: Record<VendorCategory, Checklist> = {
  "Housing & Property": licensed,
  Transportation: insured,
  "Relocation & Legal": licensed,
  "Financial & Banking": licensed,
  "Health & Wellness": licensed,
  "Utilities & Setup": usual,
  "Beauty & Grooming": usual,
  "Language & Learning": usual,
  "Events & Entertainment": usual,
  "Construction & Renovation": insured,
  "Tech & Electronics": usual,
  "Domestic Essentials": atHome,
  "Lifestyle & Comfort": usual,
};

/** Checks before a business of this category gets the badge; approval needs the `required` ones. */
export function checklistOf(category: VendorCategory): Checklist {
  return checklists[category];
}
