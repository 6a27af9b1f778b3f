import { hashKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { isConflict } from "#platform/api-client/client.ts";
import { changeListed, scopeOf } from "../list/listed.ts";

/** A record and the cached queries that show it. */
export type Shown<R> = {
  record: R;
  /** Mutations of one scope run one after the other. */
  scope: { id: string };
  /** Keys of the queries that contain it. */
  readings: readonly QueryKey[];
  put: (change: (record: R) => R) => void;
};

type Change<R, V, A extends Partial<R>> = Shown<R> & {
  ahead: (record: R, change: V) => R;
  /** @param seen the record that the user saw, with the responses to their own changes since */
  send: (change: V, seen: R) => Promise<A>;
  /** Fetches the current record after a conflict. */
  readNewest?: (confirmed: R) => Promise<Partial<R> | undefined>;
  onSuccess: (answer: A, change: V) => void;
  onError?: (error: Error, change: V) => void;
};

/** Pending changes of one record share `known`: the server's last response, and what is shown. */
type PendingChange<R> = { known: { confirmed: R; shown: R }; seen: R; ahead: (record: R) => R };

/**
 * Optimistic update with rollback. Shows the last confirmed record plus all pending changes: when one of two fails, the
 * other stays, and so do fields that a refetch changed meanwhile. `onSuccess` and `onError` run also after unmount.
 */
export function useOptimisticChange<R extends object, V, A extends Partial<R>>(change: Change<R, V, A>) {
  return useMutation(optimisticChange(useQueryClient(), change));
}

export function optimisticChange<R extends object, V, A extends Partial<R>>(
  cache: QueryClient,
  change: Change<R, V, A>,
) {
  const { record, scope, ahead, send } = change;
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
      .reduce((shown, pending) => pending.ahead(shown), known.confirmed);
    change.put((cached) => ({ ...known.shown, ...changedFields(before, cached, response) }));
  };
  return {
    mutationKey,
    scope,
    // The scope sends the oldest pending change first.
    mutationFn: (variables: V) => send(variables, pendingChanges()[0]?.seen ?? record),
    onMutate: (variables: V): PendingChange<R> => {
      // A fetch in flight would restore the old record.
      for (const queryKey of change.readings) void cache.cancelQueries({ queryKey });
      const known = pendingChanges()[0]?.known ?? { confirmed: record, shown: record };
      // Fields that a refetch changed since the last change were on the screen.
      known.confirmed = { ...known.confirmed, ...changedFields(known.shown, record) };
      known.shown = ahead(record, variables);
      const fields = changedFields(record, known.shown);
      change.put((cached) => ({ ...cached, ...fields }));
      return { known, seen: known.confirmed, ahead: (shown) => ahead(shown, variables) };
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

export function inList<R extends { id: number }>(cache: QueryClient, call: string, record: R): Shown<R> {
  return {
    record,
    scope: scopeOf(call, record.id),
    readings: [[call]],
    put: (change) => changeListed(cache, call, record.id, change),
  };
}
