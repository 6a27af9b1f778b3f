import type { SealedField } from "../contract.ts";

/** The last four characters identify these without revealing them. */
const fieldsWithHint = new Set<SealedField>([
  "taxId",
  "ownerIdNumber",
  "insurancePolicyNumber",
  "emergencyContactPhone",
]);

export function maskSecret(field: SealedField, value: string): string {
  if (value === "") return "";
  const shown = fieldsWithHint.has(field) && value.length >= 8 ? value.slice(-4) : "";
  return `••••${shown && ` ${shown}`}`;
}
