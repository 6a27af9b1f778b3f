import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { isConflict } from "#platform/api-client.ts";
import { putListed, scopeOf } from "./listed.ts";

/** A record where it is shown. */
export type Shown<R> = {
  record: R;
  /** What is done to it under one scope goes one after the other. */
  scope: { id: string };
  /** The readings that hold it. */
  readings: readonly QueryKey[];
  /** Puts it on these readings. */
  put: (record: R) => void;
};

type Change<R, V> = Shown<R> & {
  /** The record as it will be. */
  ahead: (record: R, change: V) => R;
  /** Asks the server; `confirmed` is what it last said. */
  send: (change: V, confirmed: R) => Promise<R>;
  /** Where a colleague was faster: the record as they left it, if it can be read. */
  readNewest?: (confirmed: R) => Promise<R | undefined>;
  onSuccess: (answer: R, change: V) => void;
  onError?: (error: Error, change: V) => void;
};

/** A change on its way. Those of one record share what the server last said of it. */
type Flight<R> = { server: { confirmed: R }; ahead: (record: R) => R };

/**
 * Changes a record: shown at once, and gone again when the server does not say yes. What is shown is always what the
 * server last said with every change that is still on its way: when one of two fails, the other stays. `onSuccess` and
 * `onError` hear of each, also when the record has left the screen by then.
 */
export function useOptimisticChange<R, V>(change: Change<R, V>) {
  return useMutation(optimisticChange(useQueryClient(), change));
}

/** Its part without React: TanStack's options for the mutation. */
export function optimisticChange<R, V>(cache: QueryClient, change: Change<R, V>) {
  const { record, scope, ahead, send } = change;
  const mutationKey = [scope.id];
  const flights = () =>
    cache
      .getMutationCache()
      .findAll({ mutationKey, status: "pending" })
      .flatMap(({ state }) => (state.context ? [state.context as Flight<R>] : []));
  const show = (confirmed: R, onTheirWay: Flight<R>[]) =>
    change.put(onTheirWay.reduce((shown, flight) => flight.ahead(shown), confirmed));
  const settle = (confirmed: R, settled: Flight<R>) => {
    settled.server.confirmed = confirmed;
    show(
      confirmed,
      flights().filter((flight) => flight !== settled),
    );
  };
  return {
    mutationKey,
    scope,
    mutationFn: (variables: V) => send(variables, flights()[0]?.server.confirmed ?? record),
    onMutate: (variables: V): Flight<R> => {
      // A reading on its way would bring the old one back.
      for (const queryKey of change.readings) void cache.cancelQueries({ queryKey });
      const before = flights();
      const server = before[0]?.server ?? { confirmed: record };
      const flight = { server, ahead: (shown: R) => ahead(shown, variables) };
      show(server.confirmed, [...before, flight]);
      return flight;
    },
    onSuccess: (answer: R, variables: V, flight: Flight<R>) => {
      settle(answer, flight);
      change.onSuccess(answer, variables);
    },
    onError: async (error: Error, variables: V, flight: Flight<R> | undefined) => {
      if (flight) {
        const { confirmed } = flight.server;
        const newest = isConflict(error) && (await change.readNewest?.(confirmed).catch(() => undefined));
        settle(newest || confirmed, flight);
      }
      change.onError?.(error, variables);
    },
  };
}

/** A record as the pages of its list show it. */
export function inList<R extends { id: number }>(cache: QueryClient, call: string, record: R): Shown<R> {
  return {
    record,
    scope: scopeOf(call, record.id),
    readings: [[call]],
    put: (one) => putListed(cache, call, one),
  };
}
