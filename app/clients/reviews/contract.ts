import { z } from "zod";
import { bulkIds, undoOffer } from "#app/staff/shell/contract.ts";
import { formSignals, paging, recordNumber, search, text, wholeNumber } from "#platform/contract.ts";

/** "waiting": not yet moderated. A declined review can still be published. */
export const reviewStatuses = ["waiting", "published", "declined"] as const;

export const reviewLink = z.object({ link: text(100) });

export const reviewInvitation = z.object({
  vendorId: z.number().int(),
  vendorName: z.string(),
  vendorNameEnglish: z.string(),
  serviceRequested: z.string(),
  /** First name and initial of the last name. */
  author: z.string(),
  reviewed: z.boolean(),
});
export type ReviewInvitation = z.infer<typeof reviewInvitation>;

export const newReview = z.object({
  rating: wholeNumber(1, 5),
  text: z.string().trim().min(10).max(2000).pipe(text(2000)),
  locale: z.enum(["en", "es"]),
  ...formSignals,
});
export const reviewReceipt = z.object({ success: z.literal(true) });

export const publicReview = z.object({
  id: z.number().int(),
  author: z.string(),
  rating: z.number().int(),
  text: z.string(),
  locale: z.enum(["en", "es"]),
  createdAt: z.iso.datetime(),
  reply: z.string(),
  repliedAt: z.iso.datetime().nullable(),
  isSample: z.boolean(),
});
export type PublicReview = z.infer<typeof publicReview>;

export const review = publicReview.extend({
  vendorId: z.number().int(),
  vendorName: z.string(),
  bookingId: z.number().int().nullable(),
  status: z.enum(reviewStatuses),
  heldReason: z.string().nullable(),
  contacts: z.array(z.string()),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Review = z.infer<typeof review>;
export const decidedReview = review.extend({ undo: undoOffer });

export const reviewFilter = z.object({ search, status: z.enum(reviewStatuses).optional() });
export const reviewQuery = reviewFilter.extend(paging);
export type ReviewQuery = z.output<typeof reviewQuery>;
export const vendorReviewQuery = z.object(paging);

/** `from`: the status the client last read; another one in the database is a conflict (409). */
export const reviewBulk = z.object({ status: z.enum(["published", "declined"]), ids: bulkIds });
export const reviewDecision = z.object({
  status: z.enum(["published", "declined"]),
  from: z.enum(reviewStatuses).optional(),
});

export const vendorReviewId = z.object({ vendorId: recordNumber, id: recordNumber });
export const reviewReply = z.object({ reply: z.string().trim().min(2).max(1000).pipe(text(1000)) });
