import type { SealedField } from "../contract.ts";

/** What a secret of an application is bound to. */
export function placeOfSecret(reference: string, field: SealedField): string {
  return `vendor_application/${reference}/${field}`;
}

/** The same for what the applicant answered: staff may have asked for a number that is a secret. */
export function placeOfAnswer(reference: string): string {
  return `vendor_application/${reference}/answer`;
}
