import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { withFilter } from "#app/desk/list-filter.ts";
import { putListed, scopeOf } from "#app/desk/listed.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { inList, useOptimisticChange } from "#app/desk/use-optimistic-change.ts";
import { isConflict, request } from "#platform/api-client.ts";
import { type ListPage, readList } from "#platform/api-reading.ts";
import { pageCursor } from "#platform/contract.ts";
import { type Review, reviewFilter } from "./contract.ts";

/** What the address of the reviews can ask. */
export const reviewsAddress = reviewFilter.extend({ cursor: pageCursor.optional() });
type ReviewsAddress = Partial<z.output<typeof reviewsAddress>>;

const reviewsCall = "/api/admin/reviews";

export function reviewsReading(filter: ReviewsAddress): Reading<ListPage<Review>> {
  return {
    queryKey: [reviewsCall, filter],
    queryFn: ({ signal }) => readList<Review>(withFilter(reviewsCall, filter), signal),
  };
}

export type Decision = "published" | "declined";

/**
 * Publishes or declines a review. Where a colleague was faster, what they did is read.
 * @param by who decides, as the list shows it until the answer
 */
export function useDecide(
  review: Review,
  by: string,
  told: { decided: (decision: Decision) => void; failed: (conflict: boolean) => void },
) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...inList(cache, reviewsCall, review),
    ahead: (shown, status: Decision) => ({
      ...shown,
      status,
      decidedBy: by,
      decidedAt: new Date().toISOString(),
    }),
    send: async (status, { id, status: from }) => {
      const response = await request("PATCH", `${reviewsCall}/${id}`, { body: { status, from } });
      return (await response.json()) as Review;
    },
    onSuccess: (_answer, decision) => {
      // Lists under another filter may hold it wrongly now. The one on the screen keeps it until it is opened anew.
      cache.removeQueries({ queryKey: [reviewsCall], type: "inactive" });
      void cache.invalidateQueries({ queryKey: [reviewsCall], refetchType: "none" });
      told.decided(decision);
    },
    onError: (error) => {
      const conflict = isConflict(error);
      if (conflict) readAgain(cache);
      told.failed(conflict);
    },
  });
}

/** Takes a vendor's reply down. */
export function useRemoveReply(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: scopeOf(reviewsCall, id),
    mutationFn: async () => {
      const response = await request("DELETE", `${reviewsCall}/${id}/reply`);
      return (await response.json()) as Review;
    },
    onSuccess: (answer) => putListed(cache, reviewsCall, answer),
    onError: () => readAgain(cache),
  });
}

function readAgain(cache: QueryClient): void {
  cache.removeQueries({ queryKey: [reviewsCall], type: "inactive" });
  void cache.invalidateQueries({ queryKey: [reviewsCall] });
}
