import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { colleaguesQueryOptions } from "#app/staff/shell/editing/colleagues.ts";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { inOneCall, recordName } from "#app/staff/shell/record/in-one-call.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { may } from "#platform/security/permissions.ts";
import type { NextStep, Note, Snooze } from "./contract.ts";
import { messages } from "./messages.ts";
import type { Colleague } from "./rules/mentions.ts";

const notes = "/api/admin/notes";
const steps = "/api/admin/next-steps";

const onRecord = ({ kind, id }: DeskRecord) => ({ kind, record: id });

/** A record's notes in pages, newest first. */
export function notesQueryOptions(record: DeskRecord) {
  return api.pagesQuery(notes, { ...onRecord(record), limit: 20 });
}

/** The newest hundred of a record's notes at once, as for a thread. */
export function allNotesQueryOptions(record: DeskRecord) {
  return api.listQuery(notes, { ...onRecord(record), limit: 100 });
}

/** A record's next steps, open ones first; at most a hundred. */
export function stepsQueryOptions(record: DeskRecord) {
  return api.listQuery(steps, { ...onRecord(record), limit: 100 });
}

const followUpOf = "/api/admin/follow-up/of";
const readFollowUpOf = inOneCall((records) => api.get(followUpOf, { records }));

/** What a row of a list shows of them; null for a record that is gone. */
export function followUpOfQueryOptions(record: DeskRecord) {
  const name = recordName(record);
  return {
    queryKey: [followUpOf, name],
    queryFn: async () => (await readFollowUpOf(name)) ?? null,
    staleTime: 30_000,
  };
}

function snoozeQueryOptions(record: DeskRecord) {
  return api.query("/api/admin/snooze", onRecord(record));
}

export function useSnooze(record: DeskRecord) {
  return useQuery({ ...snoozeQueryOptions(record), staleTime: 0, refetchOnMount: true });
}

/** The team, for mentions and assignments; at least the caller. */
export function useColleagues({ canWork = false } = {}): readonly Colleague[] {
  const { name, email } = useStaff();
  const { data } = useQuery(colleaguesQueryOptions());
  return (
    data?.filter(({ isDisabled, role }) => !isDisabled && (!canWork || may(role, "work"))) ?? [
      { name, email },
    ]
  );
}

/** Today's entries and counts follow from steps and snoozes. */
function refetchToday(cache: QueryClient): void {
  for (const path of ["/api/admin/queue", "/api/admin/today", followUpOf])
    void cache.invalidateQueries({ queryKey: [path] });
  // A person's timeline has the notes.
  void cache.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/admin\/people\/.*timeline/.test(String(queryKey[0])),
  });
}

type Call<V, A> = { send: (input: V) => Promise<A>; refetched: readonly string[] };

/** Sends a change of what belongs to a record. Says why it failed; a conflict shows the newest. */
function useChange<V, A>({ send, refetched }: Call<V, A>) {
  const cache = useQueryClient();
  const t = useText(messages);
  const refetch = () => {
    for (const path of refetched) void cache.invalidateQueries({ queryKey: [path] });
    refetchToday(cache);
  };
  return useMutation({
    mutationFn: send,
    onSuccess: refetch,
    onError: (error) => {
      if (!isConflict(error)) return errorToast(t.failed);
      refetch();
      errorToast(t.conflict, t.conflictTitle);
    },
  });
}

export type NoteInput = { text: string; mentions: string[] };

export function useAddNote(record: DeskRecord) {
  return useChange({
    send: ({ key, ...input }: NoteInput & { key: string }) =>
      api.post(notes, { ...onRecord(record), ...input }, { key }),
    refetched: [notes],
  });
}

export function useChangeNote({ id, version }: Note) {
  return useChange({
    send: (input: NoteInput) => api.patch("/api/admin/notes/:id", { id, version, ...input }),
    refetched: [notes],
  });
}

export function useRemoveNote({ id }: Note) {
  return useChange({ send: () => api.delete("/api/admin/notes/:id", { id }), refetched: [notes] });
}

export type StepInput = { what: string; assignee: string | null; day: string; hour: string };

export function useAddStep(record: DeskRecord) {
  return useChange({
    send: ({ key, ...input }: StepInput & { key: string }) =>
      api.post(steps, { ...onRecord(record), ...input }, { key }),
    refetched: [steps, "/api/admin/snooze"],
  });
}

export function useChangeStep({ id, version }: NextStep) {
  return useChange({
    send: (input: StepInput) => api.patch("/api/admin/next-steps/:id", { id, version, ...input }),
    refetched: [steps, "/api/admin/snooze"],
  });
}

/** @param step its id and version are enough, as Today's entries have them */
export function useStepDone({ id, version }: Pick<NextStep, "id" | "version">) {
  return useChange({
    send: (done: boolean) => api.post("/api/admin/next-steps/:id/done", { id, version, done }),
    refetched: [steps],
  });
}

/** Shows a record on Today again. */
export const wake = (record: DeskRecord) => api.delete("/api/admin/snooze", onRecord(record));

/** Hides the record until a day; null shows it again. */
export function useSetSnooze(record: DeskRecord) {
  return useChange<string | null, Snooze>({
    send: (until) =>
      until === null ? wake(record) : api.put("/api/admin/snooze", { ...onRecord(record), until }),
    refetched: ["/api/admin/snooze"],
  });
}
