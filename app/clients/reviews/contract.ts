import { z } from "zod";
import { formSignals, paging, recordNumber, search, text, wholeNumber } from "#platform/contract.ts";

/** A review waits until a person has read it; what is declined can still be published. */
export const reviewStatuses = ["waiting", "published", "declined"] as const;

/** The last part of the link that the customer of a completed booking was sent. */
export const reviewLink = z.object({ link: text(100) });

/** Whom and what such a link is about, and whether it was used. */
export const reviewInvitation = z.object({
  vendorId: z.number().int(),
  vendorName: z.string(),
  vendorNameEnglish: z.string(),
  serviceRequested: z.string(),
  /** How the review will be signed: the first name, and the initial of the last. */
  author: z.string(),
  reviewed: z.boolean(),
});
export type ReviewInvitation = z.infer<typeof reviewInvitation>;

/** POST /api/reviews/invitation/{link}. */
export const newReview = z.object({
  rating: wholeNumber(1, 5),
  text: z.string().trim().min(10).max(2000).pipe(text(2000)),
  /** The language it is written in. */
  locale: z.enum(["en", "es"]),
  ...formSignals,
});
export const reviewReceipt = z.object({ success: z.literal(true) });

/** A published review, as everybody reads it. */
export const publicReview = z.object({
  id: z.number().int(),
  author: z.string(),
  rating: z.number().int(),
  text: z.string(),
  locale: z.enum(["en", "es"]),
  createdAt: z.iso.datetime(),
  /** The vendor's one answer; blank without. */
  reply: z.string(),
  repliedAt: z.iso.datetime().nullable(),
  isSample: z.boolean(),
});
export type PublicReview = z.infer<typeof publicReview>;

/** A review as staff see it. */
export const review = publicReview.extend({
  vendorId: z.number().int(),
  vendorName: z.string(),
  bookingId: z.number().int().nullable(),
  status: z.enum(reviewStatuses),
  heldReason: z.string().nullable(),
  /** Ways of contact that the detector finds in the text, as they were written. */
  contacts: z.array(z.string()),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Review = z.infer<typeof review>;

export const reviewFilter = z.object({ search, status: z.enum(reviewStatuses).optional() });
export const reviewQuery = reviewFilter.extend(paging);
export type ReviewQuery = z.output<typeof reviewQuery>;
export const vendorReviewQuery = z.object(paging);

/** PATCH /api/admin/reviews/{id}; `from` is what the caller saw before. */
export const reviewDecision = z.object({
  status: z.enum(["published", "declined"]),
  from: z.enum(reviewStatuses).optional(),
});

export const vendorReviewId = z.object({ vendorId: recordNumber, id: recordNumber });
export const reviewReply = z.object({ reply: z.string().trim().min(2).max(1000).pipe(text(1000)) });
