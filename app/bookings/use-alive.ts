import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is alive: before that, what is typed would be lost when the draft fills the fields. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
