import { type RefObject, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { QueueItem } from "./contract.ts";
import { entryKey, findEntry, followerOf, neighbourOf } from "./selection.ts";

type Selection = {
  selected: string | undefined;
  /** The entry as it was last listed; it stays until one goes on. */
  item: QueueItem | undefined;
  isGone: boolean;
  close: () => void;
  advance: () => void;
  /** To the entry above or below. */
  move: (step: 1 | -1) => void;
};

/** Which entry is open, by the address; after an act the one that follows it. @param list holds the rows */
export function useSelection(
  items: readonly QueueItem[] | undefined,
  list: RefObject<HTMLElement | null>,
): Selection {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = params.get("entry") ?? undefined;
  const listed = findEntry(items, named);
  const selected = listed ? entryKey(listed) : named;
  const last = useRef<QueueItem>(undefined);
  const newest = useRef(items);
  // The address follows a key press; the next press must not wait for it.
  const current = useRef(selected);
  useEffect(() => {
    current.current = selected;
  }, [selected]);
  useEffect(() => {
    newest.current = items;
    if (listed) last.current = listed;
  }, [items, listed]);
  const remembered = last.current && entryKey(last.current) === selected ? last.current : undefined;
  const select = (item: QueueItem | undefined) => {
    current.current = item && entryKey(item);
    const search = new URLSearchParams(window.location.search);
    if (item) search.set("entry", entryKey(item));
    else search.delete("entry");
    void navigate(
      { search: search.size > 0 ? `?${search}` : "" },
      { replace: true, preventScrollReset: true },
    );
    if (!item) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-entry="${entryKey(item)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  };
  return {
    selected,
    item: listed ?? remembered,
    isGone: items !== undefined && !listed,
    close: () => select(undefined),
    advance: () => {
      // Who went on by themselves meanwhile stays where they are.
      if (selected !== undefined && current.current === selected)
        select(followerOf(newest.current ?? [], selected));
    },
    move: (step) => select(neighbourOf(newest.current ?? [], current.current, step)),
  };
}
