import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { pageCursor, withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { isConflict, type ListPage, readList, request } from "#platform/api-client.ts";
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
 * Publishes or declines a review: shown at once, and put back when the server does not say yes. Where a colleague
 * was faster, what they did is read.
 * @param by who decides, as the list shows it until the answer
 */
export function useDecide(
  review: Review,
  by: string,
  told: { decided: (decision: Decision) => void; failed: (conflict: boolean) => void },
) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `review-${review.id}` },
    // `from` comes with the press: by now the review on the screen may be ahead of the server.
    mutationFn: async (body: { status: Decision; from: Review["status"] }) => {
      const response = await request("PATCH", `${reviewsCall}/${review.id}`, { body });
      return (await response.json()) as Review;
    },
    onMutate: async ({ status }) => {
      await cache.cancelQueries({ queryKey: [reviewsCall] });
      put(cache, { ...review, status, decidedBy: by, decidedAt: new Date().toISOString() });
      return review;
    },
    onError: (error, _decision, before) => {
      if (before) put(cache, before);
      const conflict = isConflict(error);
      if (conflict) readAgain(cache);
      told.failed(conflict);
    },
    onSuccess: (answer) => {
      put(cache, answer);
      // Lists under another filter may hold it wrongly now. The one on the screen keeps it until it is opened anew.
      cache.removeQueries({ queryKey: [reviewsCall], type: "inactive" });
      void cache.invalidateQueries({ queryKey: [reviewsCall], refetchType: "none" });
      told.decided(answer.status === "published" ? "published" : "declined");
    },
  });
}

/** Takes a vendor's reply down. */
export function useRemoveReply(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `review-${id}` },
    mutationFn: async () => {
      const response = await request("DELETE", `${reviewsCall}/${id}/reply`);
      return (await response.json()) as Review;
    },
    onSuccess: (answer) => put(cache, answer),
    onError: () => readAgain(cache),
  });
}

function readAgain(cache: QueryClient): void {
  cache.removeQueries({ queryKey: [reviewsCall], type: "inactive" });
  void cache.invalidateQueries({ queryKey: [reviewsCall] });
}

function put(cache: QueryClient, review: Review): void {
  cache.setQueriesData<ListPage<Review>>(
    { queryKey: [reviewsCall] },
    (page) => page && { ...page, items: page.items.map((one) => (one.id === review.id ? review : one)) },
  );
}
