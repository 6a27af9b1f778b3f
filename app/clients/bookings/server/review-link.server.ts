import { fingerprint, isFingerprint } from "#platform/security/seal.server.ts";

/** Signed path of the review form: the signature keeps anybody from guessing another booking's. */
export function reviewPath(bookingId: number): string {
  return `/review/${bookingId}.${fingerprint(signedText(bookingId))}`;
}

/** @returns the booking's id, or null for an invalid signature */
export function bookingOfReviewLink(link: string): number | null {
  const [, id, signature = ""] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(link) ?? [];
  return id && isFingerprint(signedText(Number(id)), signature) ? Number(id) : null;
}

const signedText = (bookingId: number) => `review/booking/${bookingId}`;
