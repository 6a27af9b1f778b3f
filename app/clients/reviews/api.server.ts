import { z } from "zod";
import { newReport, reportReceipt } from "#app/marketplace/moderation/contract.ts";
import { vendorId } from "#app/marketplace/vendors/contract.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import {
  newReview,
  publicReview,
  review,
  reviewDecision,
  reviewInvitation,
  reviewLink,
  reviewQuery,
  reviewReceipt,
  reviewReply,
  vendorReviewId,
  vendorReviewQuery,
} from "./contract.ts";
import { decideReview, listReviews, removeReply } from "./server/decide.server.ts";
import { listOwnReviews, listVendorReviews } from "./server/read.server.ts";
import { replyToReview } from "./server/reply.server.ts";
import { reportReview } from "./server/report.server.ts";
import { readInvitation, writeReview } from "./server/write.server.ts";

export const reviewCalls = [
  call({
    method: "GET",
    path: "/api/vendors/:id/reviews",
    summary: "List a vendor's published reviews, newest first",
    caller: "anyone",
    isPublic: true,
    params: recordId,
    query: vendorReviewQuery,
    answer: z.array(publicReview),
    list: true,
    handler: listVendorReviews,
  }),
  call({
    method: "GET",
    path: "/api/reviews/invitation/:link",
    summary: "Get the vendor and booking of a review invitation",
    caller: "anyone",
    params: reviewLink,
    answer: reviewInvitation,
    handler: readInvitation,
  }),
  call({
    method: "POST",
    path: "/api/reviews/invitation/:link",
    summary: "Submit the review of a completed booking, once",
    caller: "anyone",
    params: reviewLink,
    body: newReview,
    answer: reviewReceipt,
    creates: true,
    limit: "form",
    handler: writeReview,
  }),
  call({
    method: "POST",
    path: "/api/reviews/:id/report",
    summary: "Report a published review",
    caller: "anyone",
    params: recordId,
    body: newReport,
    answer: reportReceipt,
    creates: true,
    limit: "form",
    handler: reportReview,
  }),
  call({
    method: "GET",
    path: "/api/admin/reviews",
    summary: "List reviews, newest first",
    caller: "staff",
    query: reviewQuery,
    answer: z.array(review),
    list: true,
    handler: listReviews,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/reviews/:id",
    summary: "Publish or decline a review",
    caller: "staff",
    params: recordId,
    body: reviewDecision,
    answer: review,
    handler: decideReview,
  }),
  call({
    method: "DELETE",
    path: "/api/admin/reviews/:id/reply",
    summary: "Remove a vendor's reply to a review",
    caller: "staff",
    params: recordId,
    answer: review,
    handler: removeReply,
  }),
  call({
    method: "GET",
    path: "/api/vendor/reviews/:vendorId",
    summary: "List the vendor's own published reviews",
    caller: "vendor",
    params: vendorId,
    query: vendorReviewQuery,
    answer: z.array(publicReview),
    list: true,
    handler: listOwnReviews,
  }),
  call({
    method: "POST",
    path: "/api/vendor/reviews/:vendorId/:id/reply",
    summary: "Reply to a review, once",
    caller: "vendor",
    params: vendorReviewId,
    body: reviewReply,
    answer: publicReview,
    creates: true,
    handler: replyToReview,
  }),
] as const;
