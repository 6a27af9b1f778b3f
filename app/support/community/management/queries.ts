import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { type ManagedPost, managedQuery, type PostDecision } from "../contract.ts";

export const managedFilterParams = managedQuery.omit({ limit: true });
type ManagedAddress = Partial<z.output<typeof managedFilterParams>>;

const posts = "/api/admin/community";

/** One page of posts and replies for staff; `post` limits it to that post and its replies. */
export function managedQueryOptions(filter: ManagedAddress) {
  return api.listQuery(posts, filter);
}

/** A post's audit log in pages, newest first. */
export function postHistoryQueryOptions(id: number) {
  return api.pagesQuery("/api/admin/community/:id/history", { id });
}

export function useDecidePost(id: number) {
  return useChange(id, (decision: PostDecision) =>
    api.patch("/api/admin/community/:id", { id, ...decision }),
  );
}

export function useDecideLinks(id: number) {
  return useChange(id, (allowed: boolean) => api.patch("/api/admin/community/:id/links", { id, allowed }));
}

function useChange<T>(id: number, send: (change: T) => Promise<ManagedPost>) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `community-post-${id}` },
    mutationFn: send,
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [posts] });
    },
    onSuccess: (answer) => {
      replaceCachedRecord(cache, posts, answer);
      // Other filters may list it wrongly now; the visible list keeps it until reopened.
      cache.removeQueries({ queryKey: [posts], type: "inactive" });
      void cache.invalidateQueries({ queryKey: [posts], refetchType: "none" });
      const { queryKey } = postHistoryQueryOptions(id);
      cache.removeQueries({ queryKey, type: "inactive" });
      void cache.invalidateQueries({ queryKey });
    },
  });
}
