import { useSyncExternalStore } from "react";

/** An act of this person that can still be undone. */
export type Undoable = {
  id: number;
  title: string;
  description: string | undefined;
  /** What it writes to somebody waits for the end of this time. */
  holdsLetters: boolean;
  /** `performance.now()` at which it is too late. */
  until: number;
  /** Undoes it and reports how it went. */
  undo: () => Promise<void>;
};

/** More would cover the screen; the oldest go first, and their acts stand. */
const maxShown = 3;

let shown: readonly Undoable[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Undoable[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Undoable[] = [];

/** Newest last. */
export function useUndoables(): readonly Undoable[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
}

export function addUndoable(one: Omit<Undoable, "id">): void {
  lastId += 1;
  show([...shown, { ...one, id: lastId }].slice(-maxShown));
}

/** The act stands, or was undone. */
export function removeUndoable(id: number): void {
  if (shown.some((one) => one.id === id)) show(shown.filter((one) => one.id !== id));
}
