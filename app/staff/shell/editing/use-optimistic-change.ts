import { hashKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { isConflict } from "#platform/api-client/client.ts";
import { changeCachedRecord, recordScope } from "../list/list-cache.ts";

/** A record and the cached queries that show it. */
export type ChangeTarget<R> = {
  record: R;
  /** Mutations of one scope run one after the other. */
  scope: { id: string };
  /** Keys of the queries that contain it. */
  queryKeys: readonly QueryKey[];
  update: (change: (record: R) => R) => void;
};

type Change<R, V, A extends Partial<R>> = ChangeTarget<R> & {
  predict: (record: R, change: V) => R;
  /** @param seen the record that the user saw, with the responses to their own changes since */
  send: (change: V, seen: R) => Promise<A>;
  /** Fetches the current record after a conflict. */
  readNewest?: (confirmed: R) => Promise<Partial<R> | undefined>;
  onSuccess: (answer: A, change: V) => void;
  onError?: (error: Error, change: V) => void;
};

/** Pending changes of one record share `known`: the server's last response, and what is shown. */
type PendingChange<R> = { known: { confirmed: R; shown: R }; seen: R; predict: (record: R) => R };

/**
 * Optimistic update with rollback. Shows the last confirmed record plus all pending changes: when one of two fails, the
 * other stays, and so do fields that a refetch changed meanwhile. `onSuccess` and `onError` run also after unmount.
 */
export function useOptimisticChange<R extends object, V, A extends Partial<R>>(change: Change<R, V, A>) {
  return useMutation(optimisticChange(useQueryClient(), change));
}

/** The options of that mutation. */
export function optimisticChange<R extends object, V, A extends Partial<R>>(
  cache: QueryClient,
  change: Change<R, V, A>,
) {
  const { record, scope, predict, send } = change;
  const mutationKey = [scope.id];
  const pendingChanges = () =>
    cache
      .getMutationCache()
      .findAll({ mutationKey, status: "pending" })
      .flatMap(({ state }) => (state.context ? [state.context as PendingChange<R>] : []));
  const settle = (settled: PendingChange<R>, response: Partial<R>) => {
    const { known } = settled;
    const before = known.shown;
    known.confirmed = { ...known.confirmed, ...response };
    known.shown = pendingChanges()
      .filter((pending) => pending !== settled)
      .reduce((shown, pending) => pending.predict(shown), known.confirmed);
    change.update((cached) => ({ ...known.shown, ...changedFields(before, cached, response) }));
  };
  return {
    mutationKey,
    scope,
    // The scope sends the oldest pending change first.
    mutationFn: (variables: V) => send(variables, pendingChanges()[0]?.seen ?? record),
    onMutate: (variables: V): PendingChange<R> => {
      // A fetch in flight would restore the old record.
      for (const queryKey of change.queryKeys) void cache.cancelQueries({ queryKey });
      const known = pendingChanges()[0]?.known ?? { confirmed: record, shown: record };
      // Fields that a refetch changed since the last change were on the screen.
      known.confirmed = { ...known.confirmed, ...changedFields(known.shown, record) };
      known.shown = predict(record, variables);
      const fields = changedFields(record, known.shown);
      change.update((cached) => ({ ...cached, ...fields }));
      return { known, seen: known.confirmed, predict: (shown) => predict(shown, variables) };
    },
    onSuccess: (answer: A, variables: V, pending: PendingChange<R>) => {
      for (const one of pendingChanges()) one.seen = { ...one.seen, ...answer };
      settle(pending, answer);
      change.onSuccess(answer, variables);
    },
    onError: async (error: Error, variables: V, pending: PendingChange<R> | undefined) => {
      if (pending) {
        const newest =
          isConflict(error) && (await change.readNewest?.(pending.known.confirmed).catch(() => undefined));
        settle(pending, newest || {});
      }
      change.onError?.(error, variables);
    },
  };
}

/** Fields that differ from `before`, without those in `except`. */
function changedFields<R extends object>(before: R, now: R, except: Partial<R> = {}): Partial<R> {
  const same = (name: string, value: unknown) => hashKey([value]) === hashKey([before[name as keyof R]]);
  const fields = Object.entries(now).filter(([name, value]) => !(name in except) && !same(name, value));
  return Object.fromEntries(fields) as Partial<R>;
}

/**
 * A record of a list call, in all its cached pages.
 * @param call path of the list call, the first part of its query keys
 */
export function listTarget<R extends { id: number }>(
  cache: QueryClient,
  call: string,
  record: R,
): ChangeTarget<R> {
  return {
    record,
    scope: recordScope(call, record.id),
    queryKeys: [[call]],
    update: (change) => changeCachedRecord(cache, call, record.id, change),
  };
}
