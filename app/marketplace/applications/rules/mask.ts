import type { SealedField } from "../contract.ts";

/** Fields of which the last characters tell one from another without telling the whole. */
const numbers = new Set<SealedField>([
  "taxId",
  "ownerIdNumber",
  "insurancePolicyNumber",
  "emergencyContactPhone",
]);

/** What stands on the screen for a secret: enough to know that it is there, and which it is. */
export function masked(field: SealedField, value: string): string {
  if (value === "") return "";
  const shown = numbers.has(field) && value.length >= 8 ? value.slice(-4) : "";
  return `••••${shown && ` ${shown}`}`;
}
