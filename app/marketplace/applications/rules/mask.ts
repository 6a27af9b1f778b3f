import { type OwnPhone, ownPhones, type SealedField } from "../contract.ts";

/** The last four characters identify these without revealing them. */
const fieldsWithHint = new Set<SealedField | OwnPhone>([
  ...ownPhones,
  "taxId",
  "ownerIdNumber",
  "insurancePolicyNumber",
  "emergencyContactPhone",
]);

/**
 * What staff see of a sealed answer, and what is kept of a former phone number: "•••• 4521", or "••••" if its end would
 * reveal it.
 * @returns "" for a blank one
 */
export function maskSecret(field: SealedField | OwnPhone, value: string): string {
  if (value === "") return "";
  const shown = fieldsWithHint.has(field) && value.length >= 8 ? value.slice(-4) : "";
  return `••••${shown && ` ${shown}`}`;
}
