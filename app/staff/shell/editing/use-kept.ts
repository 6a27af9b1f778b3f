import { useEffect, useRef, useState } from "react";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { unsavedPrefix } from "./unsaved.ts";

/**
 * What somebody types outside of a form of its own: it survives a reload, and another record being opened, in this tab.
 * @param name of the input, unique within the desk; undefined keeps nothing
 * @param blank what counts as nothing typed
 * @returns the value, and a function that changes it
 */
export function useKept<T extends object>(name: string | undefined, blank: T): [T, (next: T) => void] {
  const key = name && `${unsavedPrefix}${name}`;
  const [value, setState] = useState(blank);
  const none = useRef(blank);
  // After the first rendering: the server has no session storage.
  useEffect(() => {
    setState((key && (readSession(key) as T | null)) || none.current);
  }, [key]);
  const set = (next: T) => {
    setState(next);
    if (!key) return;
    if (JSON.stringify(next) === JSON.stringify(none.current)) removeSession(key);
    else writeSession(key, next);
  };
  return [value, set];
}
