import { useRef } from "react";
import { focusEntry, useShortcuts } from "../shortcuts.ts";

/** `j`/`k`: next and previous entry; `/`: search. */
export function useListShortcuts() {
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useShortcuts({
    j: () => focusEntry(list.current, 1),
    k: () => focusEntry(list.current, -1),
    "/": () => search.current?.focus(),
  });
  return { list, search };
}
