import { hashKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { isConflict } from "#platform/api-client/client.ts";
import { changeListed, scopeOf } from "../list/listed.ts";

/** A record where it is shown. */
export type Shown<R> = {
  record: R;
  /** What is done to it under one scope goes one after the other. */
  scope: { id: string };
  /** The readings that hold it. */
  readings: readonly QueryKey[];
  /** Changes it on these readings. */
  put: (change: (record: R) => R) => void;
};

type Change<R, V, A extends Partial<R>> = Shown<R> & {
  /** The record as it will be. */
  ahead: (record: R, change: V) => R;
  /**
   * Asks the server; its answer is the record, or what changed of it.
   * @param seen what the change was pressed on, with the answers to one's own changes since
   */
  send: (change: V, seen: R) => Promise<A>;
  /** Where a colleague was faster: the record as they left it, or what is known of that, if it can be read. */
  readNewest?: (confirmed: R) => Promise<Partial<R> | undefined>;
  onSuccess: (answer: A, change: V) => void;
  onError?: (error: Error, change: V) => void;
};

/** A change on its way. Those of one record share what is known: what the server last said of it, and what is shown. */
type PendingChange<R> = { known: { confirmed: R; shown: R }; seen: R; ahead: (record: R) => R };

/**
 * Changes a record: shown at once, and gone again when the server does not say yes. What is shown is what the server
 * last said with every change that is still on its way: when one of two fails, the other stays. What came into a
 * reading by another way meanwhile stays too. `onSuccess` and `onError` hear of each change, also when the record has
 * left the screen by then.
 */
export function useOptimisticChange<R extends object, V, A extends Partial<R>>(change: Change<R, V, A>) {
  return useMutation(optimisticChange(useQueryClient(), change));
}

/** Its part without React: TanStack's options for the mutation. */
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
  const settle = (settled: PendingChange<R>, said: Partial<R>) => {
    const { known } = settled;
    const before = known.shown;
    known.confirmed = { ...known.confirmed, ...said };
    known.shown = pendingChanges()
      .filter((flight) => flight !== settled)
      .reduce((shown, flight) => flight.ahead(shown), known.confirmed);
    change.put((one) => ({ ...known.shown, ...changedFields(before, one, said) }));
  };
  return {
    mutationKey,
    scope,
    // The first one on its way is the one to send.
    mutationFn: (variables: V) => send(variables, pendingChanges()[0]?.seen ?? record),
    onMutate: (variables: V): PendingChange<R> => {
      // A reading on its way would bring the old one back.
      for (const queryKey of change.readings) void cache.cancelQueries({ queryKey });
      const known = pendingChanges()[0]?.known ?? { confirmed: record, shown: record };
      // What a reading brought since the last press was on the screen at this one.
      known.confirmed = { ...known.confirmed, ...changedFields(known.shown, record) };
      known.shown = ahead(record, variables);
      const fields = changedFields(record, known.shown);
      change.put((one) => ({ ...one, ...fields }));
      return { known, seen: known.confirmed, ahead: (shown) => ahead(shown, variables) };
    },
    onSuccess: (answer: A, variables: V, flight: PendingChange<R>) => {
      for (const one of pendingChanges()) one.seen = { ...one.seen, ...answer };
      settle(flight, answer);
      change.onSuccess(answer, variables);
    },
    onError: async (error: Error, variables: V, flight: PendingChange<R> | undefined) => {
      if (flight) {
        const newest =
          isConflict(error) && (await change.readNewest?.(flight.known.confirmed).catch(() => undefined));
        settle(flight, newest || {});
      }
      change.onError?.(error, variables);
    },
  };
}

/** The fields of a record that were otherwise before; without those that are `said`. */
function changedFields<R extends object>(before: R, now: R, said: Partial<R> = {}): Partial<R> {
  const same = (name: string, value: unknown) => hashKey([value]) === hashKey([before[name as keyof R]]);
  const fields = Object.entries(now).filter(([name, value]) => !(name in said) && !same(name, value));
  return Object.fromEntries(fields) as Partial<R>;
}

/** A record as the pages of its list show it. */
export function inList<R extends { id: number }>(cache: QueryClient, call: string, record: R): Shown<R> {
  return {
    record,
    scope: scopeOf(call, record.id),
    readings: [[call]],
    put: (change) => changeListed(cache, call, record.id, change),
  };
}
