import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * True once scripts run. Before, a click would submit a password form natively, and cached HTML knows neither query nor
 * storage.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
