import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { replaceCachedRecord } from "#app/staff/shell/list/list-cache.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { newKey } from "#platform/forms/intent.ts";
import { glossaryQuery, type NewTerm } from "../contract.ts";

export const glossaryFilterParams = glossaryQuery.omit({ limit: true });
type GlossaryAddress = Partial<z.output<typeof glossaryFilterParams>>;

const glossary = "/api/admin/glossary";

/** One page of the glossary for staff, in alphabetical order. */
export function glossaryQueryOptions(filter: GlossaryAddress) {
  return api.listQuery(glossary, filter);
}

/** A word's audit log in pages, newest first. */
export function termHistoryQueryOptions(id: number) {
  return api.pagesQuery("/api/admin/glossary/:id/history", { id });
}

export function useAddTerm() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (term: NewTerm) => api.post(glossary, term, { key: newKey() }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [glossary] }),
  });
}

/** @param version the one that the person saw when the edit began */
export function useChangeTerm(id: number, version: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `glossary-${id}` },
    mutationFn: (term: NewTerm) => api.patch("/api/admin/glossary/:id", { id, ...term, version }),
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [glossary] });
    },
    onSuccess: (answer) => {
      replaceCachedRecord(cache, glossary, answer);
      // Other filters may list it wrongly now; the visible list keeps it.
      cache.removeQueries({ queryKey: [glossary], type: "inactive" });
      void cache.invalidateQueries({ queryKey: termHistoryQueryOptions(id).queryKey });
    },
  });
}
