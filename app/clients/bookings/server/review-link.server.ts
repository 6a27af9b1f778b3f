import { fingerprint, isFingerprint } from "#platform/security/seal.server.ts";

/** The path where the customer of a booking can review it: signed, so that nobody can make another's. */
export function reviewPath(bookingId: number): string {
  return `/review/${bookingId}.${fingerprint(signedText(bookingId))}`;
}

/** The booking of a review link's last part, or null where the signature is not ours. */
export function bookingOfReviewLink(link: string): number | null {
  const [, id, signature = ""] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(link) ?? [];
  return id && isFingerprint(signedText(Number(id)), signature) ? Number(id) : null;
}

const signedText = (bookingId: number) => `review/booking/${bookingId}`;
