import { useEffect, useRef, useSyncExternalStore } from "react";

const storageKey = "arribo-desk-keys";
const listeners = new Set<() => void>();
let isOffInMemory = false;

/** Single keys can be switched off (WCAG 2.1.4); the browser remembers it. */
function areShortcutsOn(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== "off";
  } catch {
    return !isOffInMemory;
  }
}

function setShortcutsOn(on: boolean): void {
  isOffInMemory = !on;
  try {
    window.localStorage.setItem(storageKey, on ? "on" : "off");
  } catch {
    // Site data is blocked: the choice lasts as long as the page.
  }
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** Whether the single keys act, and how to switch them. */
export function useShortcutsSwitch(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, areShortcutsOn, () => true), setShortcutsOn];
}

/** Whether a key press is somebody's typing or meant for something else. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('[role="dialog"]')) return true;
  return (
    event.target instanceof Element &&
    event.target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

/** Acts on single keys, unless switched off, typed into a field, or a dialog is open. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (!act || isTyping(event) || !areShortcutsOn()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Moves the focus to the next or previous entry of a list; entries bear `data-entry` and `tabIndex={-1}`. */
export function focusEntry(list: HTMLElement | null, step: 1 | -1): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];
  const current = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = entries[current < 0 ? 0 : Math.min(entries.length - 1, Math.max(0, current + step))];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}
