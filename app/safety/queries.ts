import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useAssign } from "#app/desk/assignee.tsx";
import { forgetUnseen } from "#app/desk/forget-unseen.ts";
import { withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { isConflict, type ListPage, readKey, readList, request } from "#platform/api-client.ts";
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

export function safetyHistoryReading(id: number): Reading<SafetyStep[]> {
  const queryKey = [`${safetyCall}/${id}/history`];
  return { queryKey, queryFn: ({ signal }) => readKey<SafetyStep[]>()({ queryKey, signal }) };
}

/** `from`: the status that was on the screen at the press. */
export type SafetyChange = { status: SafetyStatus; note: string; from: SafetyStatus };

/**
 * Moves a request, or only adds a note: shown at once, and put back when the server does not say yes. Where a colleague
 * was faster, the screen shows what they did.
 */
export function useChangeSafetyRequest(
  shown: SafetyRequest,
  told: {
    changed: (after: SafetyRequest, change: SafetyChange) => void;
    failed: (conflict: boolean) => void;
  },
) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `safety-${shown.id}` },
    mutationFn: async ({ status, note }: SafetyChange) => {
      const body = { status, note, version: shown.version };
      const response = await request("PATCH", `${safetyCall}/${shown.id}`, { body });
      return (await response.json()) as SafetyRequest;
    },
    onMutate: async ({ status }) => {
      const due = status === "pending_review" ? shown.due : "answered";
      put(cache, { ...shown, status, due });
      // A reading on its way would bring the old one back.
      await cache.cancelQueries({ queryKey: [safetyCall] });
      return shown;
    },
    onError: async (error, _change, before) => {
      const conflict = isConflict(error);
      const newest = conflict && before ? await readNewest(before) : undefined;
      if (before) put(cache, newest ?? before);
      if (before && conflict) refreshAround(cache, before.id);
      told.failed(conflict);
    },
    onSuccess: (after, change) => {
      put(cache, after);
      refreshAround(cache, after.id);
      told.changed(after, change);
    },
  });
}

/** Its reference finds it wherever the list on the screen has it. */
async function readNewest({ id, reference }: SafetyRequest): Promise<SafetyRequest | undefined> {
  const found = await readList<SafetyRequest>(withFilter(safetyCall, { search: reference })).catch(
    () => null,
  );
  return found?.items.find((one) => one.id === id);
}

/** Takes the mark off a request that looked like a robot's. */
export function useReleaseSafetyRequest(id: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `safety-${id}` },
    mutationFn: async () => {
      const response = await request("POST", `${safetyCall}/${id}/release`);
      return (await response.json()) as SafetyRequest;
    },
    onSuccess: (after) => {
      put(cache, after);
      refreshAround(cache, id);
    },
  });
}

/** Takes a request, or gives it back. */
export function useAssignSafetyRequest({ id }: SafetyRequest) {
  const cache = useQueryClient();
  return useAssign({
    call: `${safetyCall}/${id}`,
    readings: [[safetyCall]],
    show: (assignee) => change(cache, id, (one) => ({ ...one, assignee })),
  });
}

function put(cache: QueryClient, after: SafetyRequest): void {
  change(cache, after.id, () => after);
}

function change(cache: QueryClient, id: number, changed: (one: SafetyRequest) => SafetyRequest): void {
  cache.setQueriesData<ListPage<SafetyRequest>>(
    { queryKey: [safetyCall] },
    (page) => page && { ...page, items: page.items.map((one) => (one.id === id ? changed(one) : one)) },
  );
}

/** After a change: what else tells of it. */
function refreshAround(cache: QueryClient, id: number): void {
  forgetUnseen(cache);
  void cache.invalidateQueries({ queryKey: safetyHistoryReading(id).queryKey });
}
