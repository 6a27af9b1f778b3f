import type { SealedField } from "../contract.ts";

/** Associated data of the encryption, so that a ciphertext cannot be moved to another record. */
export function secretContext(reference: string, field: SealedField): string {
  return `vendor_application/${reference}/${field}`;
}

/** Of an uploaded paper's key and name. */
export function paperContext(reference: string): string {
  return `vendor_application/${reference}/paper`;
}

/** Answers are sealed too: staff may have asked for a sensitive number. */
export function answerContext(reference: string): string {
  return `vendor_application/${reference}/answer`;
}
