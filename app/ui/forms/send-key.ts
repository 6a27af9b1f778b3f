import type { KeyboardEvent } from "react";

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; defaultPrevented: boolean };

/** Whether a key sends what is written: Ctrl+Enter, on a Mac also Command+Enter. */
export function isSendKey({ key, ctrlKey, metaKey, defaultPrevented }: Key): boolean {
  return key === "Enter" && (ctrlKey || metaKey) && !defaultPrevented;
}

/** `onKeyDown` of a form: the key sends it from any of its fields; on a button it is the button's. */
export function submitBySendKey(event: KeyboardEvent<HTMLFormElement>): void {
  const isField = event.target instanceof Element && event.target.matches("input, select, textarea");
  if (!isField || !isSendKey(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
