import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useAssign } from "#app/desk/assignee.tsx";
import { forgetUnseen } from "#app/desk/forget-unseen.ts";
import { historyPages } from "#app/desk/history-pages.ts";
import { withFilter } from "#app/desk/list-filter.ts";
import { putListed, scopeOf } from "#app/desk/listed.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { inList, useOptimisticChange } from "#app/desk/use-optimistic-change.ts";
import { isConflict, request } from "#platform/api-client.ts";
import { type ListPage, readList } from "#platform/api-reading.ts";
import { type SafetyRequest, type SafetyStatus, type SafetyStep, safetyQuery } from "./contract.ts";

/** What the address of the safety requests can ask. */
export const safetyAddress = safetyQuery.pick({ search: true, status: true, cursor: true });
type SafetyAddress = Partial<z.output<typeof safetyAddress>>;

const safetyCall = "/api/admin/safety-requests";

export function safetyReading(filter: SafetyAddress): Reading<ListPage<SafetyRequest>> {
  return {
    queryKey: [safetyCall, filter],
    queryFn: ({ signal }) => readList<SafetyRequest>(withFilter(safetyCall, filter), signal),
  };
}

export function safetyHistoryReading(id: number) {
  return historyPages<SafetyStep>(`${safetyCall}/${id}/history`);
}

/** `from`: the status that was on the screen at the press. */
export type SafetyChange = { status: SafetyStatus; note: string; from: SafetyStatus; reached?: true };

/** Moves a request, or only adds a note. */
export function useChangeSafetyRequest(
  shown: SafetyRequest,
  told: {
    changed: (after: SafetyRequest, change: SafetyChange) => void;
    failed: (conflict: boolean) => void;
  },
) {
  const cache = useQueryClient();
  return useOptimisticChange({
    ...inList(cache, safetyCall, shown),
    ahead: (one, { status, reached }: SafetyChange) => {
      const reachedAt = one.reachedAt ?? (reached ? new Date().toISOString() : null);
      const settled = reachedAt ? "answered" : status === "closed" ? "closed" : one.due;
      return { ...one, status, reachedAt, due: settled };
    },
    send: async ({ status, note, reached }, { id, version }) => {
      const body = { status, note, version, reached };
      const response = await request("PATCH", `${safetyCall}/${id}`, { body });
      return (await response.json()) as SafetyRequest;
    },
    readNewest,
    onSuccess: (after, change) => {
      refreshAround(cache, after.id);
      told.changed(after, change);
    },
    onError: (error) => {
      const conflict = isConflict(error);
      if (conflict) refreshAround(cache, shown.id);
      told.failed(conflict);
    },
  });
}

/** Its reference finds it wherever the list on the screen has it. */
async function readNewest({ id, reference }: SafetyRequest): Promise<SafetyRequest | undefined> {
  const { items } = await readList<SafetyRequest>(withFilter(safetyCall, { search: reference }));
  return items.find((one) => one.id === id);
}

/** Takes the mark off a request that looked like a robot's. */
export function useReleaseSafetyRequest(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: scopeOf(safetyCall, id),
    mutationFn: async () => {
      const response = await request("POST", `${safetyCall}/${id}/release`);
      return (await response.json()) as SafetyRequest;
    },
    onSuccess: (after) => {
      putListed(cache, safetyCall, after);
      refreshAround(cache, id);
    },
  });
}

/** Takes a request, or gives it back. */
export function useAssignSafetyRequest(shown: SafetyRequest) {
  return useAssign(`${safetyCall}/${shown.id}`, inList(useQueryClient(), safetyCall, shown));
}

/** After a change: what else tells of it. */
function refreshAround(cache: QueryClient, id: number): void {
  forgetUnseen(cache);
  void cache.invalidateQueries({ queryKey: safetyHistoryReading(id).queryKey });
}
