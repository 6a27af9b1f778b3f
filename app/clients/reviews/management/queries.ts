import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { UndoOffer } from "#app/staff/shell/contract.ts";
import { listTarget, useOptimisticChange } from "#app/staff/shell/editing/use-optimistic-change.ts";
import { recordScope, replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { pageCursor } from "#platform/contract.ts";
import { type Review, reviewFilter } from "../contract.ts";

export const reviewFilterParams = reviewFilter.extend({ cursor: pageCursor.optional() });
type ReviewListFilter = Partial<z.output<typeof reviewFilterParams>>;

const reviews = "/api/admin/reviews";

/** One page of reviews for moderation, newest first. */
export function reviewsQueryOptions(filter: ReviewListFilter) {
  return api.listQuery(reviews, filter);
}

export type Decision = "published" | "declined";

/**
 * Publishes or declines a review, shown at once; a conflict reloads the lists.
 * @param by the deciding staff member, shown until the response arrives
 */
export function useDecideReview(
  review: Review,
  by: string,
  callbacks: { decided: (decision: Decision, undo: UndoOffer) => void; failed: (conflict: boolean) => void },
) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...listTarget(cache, reviews, review),
    predict: (shown, status: Decision) => ({
      ...shown,
      status,
      decidedBy: by,
      decidedAt: new Date().toISOString(),
    }),
    send: (status, { id, status: from }) => api.patch("/api/admin/reviews/:id", { id, status, from }),
    onSuccess: ({ undo }, decision) => {
      // Other cached lists may be wrong now. The visible one keeps the review until it is opened again.
      cache.removeQueries({ queryKey: [reviews], type: "inactive" });
      void cache.invalidateQueries({ queryKey: [reviews], refetchType: "none" });
      callbacks.decided(decision, undo);
    },
    onError: (error) => {
      const conflict = isConflict(error);
      if (conflict) refetchReviews(cache);
      callbacks.failed(conflict);
    },
  });
}

export function useRemoveReply(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: recordScope(reviews, id),
    mutationFn: () => api.delete("/api/admin/reviews/:id/reply", { id }),
    onSuccess: (answer) => replaceCachedRecord(cache, reviews, answer),
    onError: () => refetchReviews(cache),
  });
}

function refetchReviews(cache: QueryClient): void {
  cache.removeQueries({ queryKey: [reviews], type: "inactive" });
  void cache.invalidateQueries({ queryKey: [reviews] });
}
