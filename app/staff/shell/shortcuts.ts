import { useEffect, useLayoutEffect, useRef } from "react";
import { createDeviceSwitch } from "./device-switch.ts";

/** Single-key shortcuts must be switchable (WCAG 2.1.4). */
export const shortcutsSwitch = createDeviceSwitch("arribo-desk-keys", true);

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
  // Before the next key: an effect that waits for the paint would leave it the actions of the state before.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = latest.current[event.key];
      if (!action || isTyping(event) || !shortcutsSwitch.isOn()) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Begins at the focused entry, else at the opened one. Entries need `data-entry` and `tabIndex={-1}`. */
export function focusEntry(list: HTMLElement | null, step: 1 | -1): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];
  const focused = entries.findIndex((entry) => entry.contains(document.activeElement));
  const current = focused < 0 ? entries.findIndex((entry) => entry.querySelector("[aria-current]")) : focused;
  const next = entries[current < 0 ? 0 : Math.min(entries.length - 1, Math.max(0, current + step))];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}
