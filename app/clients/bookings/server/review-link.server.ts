import { fingerprint, isFingerprint } from "#platform/security/seal.server.ts";
import type { booking } from "../schema.server.ts";

type Signed = Pick<typeof booking.$inferSelect, "id" | "tokenHash">;

/**
 * Signed path of the review form: the signature keeps anybody from guessing another booking's. When the tracking link is
 * renewed, this one is another one too.
 */
export function reviewPath(row: Signed): string {
  return `/review/${row.id}.${fingerprint(signedText(row))}`;
}

const linkForm = /^([1-9]\d{0,14})\.([\w-]{43})$/;

/** @returns the id of the booking that a link names, which `isReviewLinkOf` must check; null for what is no such link */
export function bookingOfReviewLink(link: string): number | null {
  const [, id] = linkForm.exec(link) ?? [];
  return id ? Number(id) : null;
}

/** Whether a link has the booking's signature. */
export function isReviewLinkOf(row: Signed, link: string): boolean {
  const [, , signature = ""] = linkForm.exec(link) ?? [];
  return isFingerprint(signedText(row), signature);
}

const signedText = ({ id, tokenHash }: Signed) => `review/booking/${id}/${tokenHash}`;
