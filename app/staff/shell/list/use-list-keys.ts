import { useRef } from "react";
import { focusEntry, useShortcuts } from "../shortcuts.ts";

/** The single keys of a staff list: `j` and `k` move between its entries, `/` goes to its search. */
export function useListKeys() {
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useShortcuts({
    j: () => focusEntry(list.current, 1),
    k: () => focusEntry(list.current, -1),
    "/": () => search.current?.focus(),
  });
  return { list, search };
}
