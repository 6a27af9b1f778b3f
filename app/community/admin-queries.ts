import { useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import type { AuditEntry } from "#app/audit/contract.ts";
import { historyPages } from "#app/desk/history-pages.ts";
import { withFilter } from "#app/desk/list-filter.ts";
import { putListed } from "#app/desk/listed.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { isConflict, request } from "#platform/api-client.ts";
import { type ListPage, readList } from "#platform/api-reading.ts";
import { pageCursor } from "#platform/contract.ts";
import { type ManagedPost, managedFilter, type PostDecision } from "./contract.ts";

/** What the address of staff's list can ask. */
export const managedAddress = managedFilter.extend({
  post: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
  cursor: pageCursor.optional(),
});
type ManagedAddress = Partial<z.output<typeof managedAddress>>;

const postsCall = "/api/admin/community";

export function managedReading(filter: ManagedAddress): Reading<ListPage<ManagedPost>> {
  return {
    queryKey: [postsCall, filter],
    queryFn: ({ signal }) => readList<ManagedPost>(withFilter(postsCall, filter), signal),
  };
}

export function postHistoryReading(id: number) {
  return historyPages<AuditEntry>(`${postsCall}/${id}/history`);
}

/** Puts a post onto the board, takes it off, or leaves it; shown once the server says yes. */
export function useDecidePost(id: number) {
  return useChange(id, (body: PostDecision) => request("PATCH", `${postsCall}/${id}`, { body }));
}

/** Lets a post's web addresses be links, or not. */
export function useDecideLinks(id: number) {
  return useChange(id, (allowed: boolean) =>
    request("PATCH", `${postsCall}/${id}/links`, { body: { allowed } }),
  );
}

function useChange<T>(id: number, send: (change: T) => Promise<Response>) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `community-post-${id}` },
    mutationFn: async (change: T) => (await (await send(change)).json()) as ManagedPost,
    onError: (error) => {
      // A colleague was faster: show what they did.
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [postsCall] });
    },
    onSuccess: (answer) => {
      putListed(cache, postsCall, answer);
      // Lists under another filter may hold it wrongly now. The one on the screen keeps it until it is opened anew.
      cache.removeQueries({ queryKey: [postsCall], type: "inactive" });
      void cache.invalidateQueries({ queryKey: [postsCall], refetchType: "none" });
      const { queryKey } = postHistoryReading(id);
      cache.removeQueries({ queryKey, type: "inactive" });
      void cache.invalidateQueries({ queryKey });
    },
  });
}
