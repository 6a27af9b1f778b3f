import { useEffect, useRef, useSyncExternalStore } from "react";

const storageKey = "arribo-desk-keys";
const listeners = new Set<() => void>();
let isOffInMemory = false;

/** Single-key shortcuts must be switchable (WCAG 2.1.4). */
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
    // Site data is blocked: remembered until the page is closed.
  }
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether single keys are shortcuts on this device, and how to change that. */
export function useShortcutsSwitch(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, areShortcutsOn, () => true), setShortcutsOn];
}

/** Typing, a browser shortcut, or an open dialog. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('[role="dialog"]')) return true;
  return (
    event.target instanceof Element &&
    event.target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

/** Not while somebody types, a dialog is open, or shortcuts are off. @param actions by `KeyboardEvent.key` */
export function useShortcuts(actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = latest.current[event.key];
      if (!action || isTyping(event) || !areShortcutsOn()) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Entries need `data-entry` and `tabIndex={-1}`. */
export function focusEntry(list: HTMLElement | null, step: 1 | -1): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];
  const current = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = entries[current < 0 ? 0 : Math.min(entries.length - 1, Math.max(0, current + step))];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}
