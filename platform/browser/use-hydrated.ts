import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the page is alive. Before that a press would send a password as an ordinary form, and the server, which
 * renders a page once for all, knows neither the address's query nor this browser's storage.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
