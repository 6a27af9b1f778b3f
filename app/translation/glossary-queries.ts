import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { AuditEntry } from "#app/audit/contract.ts";
import { historyPages } from "#app/desk/history-pages.ts";
import { withFilter } from "#app/desk/list-filter.ts";
import { putListed } from "#app/desk/listed.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { isConflict, request } from "#platform/api-client.ts";
import { type ListPage, readList } from "#platform/api-reading.ts";
import { pageCursor } from "#platform/contract.ts";
import { newKey } from "#platform/form/intent.ts";
import { type GlossaryTerm, glossaryFilter, type NewTerm } from "./contract.ts";

/** What the address of the glossary can ask. */
export const glossaryAddress = glossaryFilter.extend({ cursor: pageCursor.optional() });
type GlossaryAddress = Partial<z.output<typeof glossaryAddress>>;

const glossaryCall = "/api/admin/glossary";

export function glossaryReading(filter: GlossaryAddress): Reading<ListPage<GlossaryTerm>> {
  return {
    queryKey: [glossaryCall, filter],
    queryFn: ({ signal }) => readList<GlossaryTerm>(withFilter(glossaryCall, filter), signal),
  };
}

export function termHistoryReading(id: number) {
  return historyPages<AuditEntry>(`${glossaryCall}/${id}/history`);
}

/** Adds a word; the list is read anew, in which it has its place. */
export function useAddTerm() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewTerm) => {
      const response = await request("POST", glossaryCall, { body, idempotencyKey: newKey() });
      return (await response.json()) as GlossaryTerm;
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: [glossaryCall] }),
  });
}

/** Changes a word; shown once the server says yes, and where a colleague was faster, what they did. */
export function useChangeTerm({ id, version }: GlossaryTerm) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `glossary-${id}` },
    mutationFn: async (body: NewTerm) => {
      const response = await request("PATCH", `${glossaryCall}/${id}`, { body: { ...body, version } });
      return (await response.json()) as GlossaryTerm;
    },
    onError: (error) => {
      if (isConflict(error)) void cache.invalidateQueries({ queryKey: [glossaryCall] });
    },
    onSuccess: (answer) => {
      putListed(cache, glossaryCall, answer);
      // Lists under another filter may hold it wrongly now; the one on the screen keeps it.
      cache.removeQueries({ queryKey: [glossaryCall], type: "inactive" });
      void cache.invalidateQueries({ queryKey: termHistoryReading(id).queryKey });
    },
  });
}
