import { useCallback, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import type { BookingReceipt, Urgency } from "../contract.ts";
import { urgencies } from "../values.ts";

export type SentBooking = BookingReceipt & {
  serviceRequested: string;
  /** Whether a usable contact was left. */
  reachable: boolean;
  urgency: Urgency;
};

const changed = new EventTarget();
const keyOf = (form: string) => `arribo.sent.${form}`;

/** The last booking sent in this visit: survives a reload, not a new visit. Null before hydration. */
export function useSentBooking(form: string) {
  const { key: visit } = useLocation();
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readSession(keyOf(form))), emptySnapshot);
  const save = useCallback(
    (booking: SentBooking) => {
      sentSinceLoad.add(form);
      writeSession(keyOf(form), { ...booking, visit });
      changed.dispatchEvent(new Event("change"));
    },
    [form, visit],
  );
  const clear = useCallback(() => {
    removeSession(keyOf(form));
    changed.dispatchEvent(new Event("change"));
  }, [form]);
  const stored = parseStored(JSON.parse(text));
  return { sent: stored?.visit === visit && !isNewVisit(form, visit) ? stored : null, save, clear };
}

/** Null if an earlier version of the site or other code stored something else. */
function parseStored(stored: (SentBooking & { visit: string }) | null) {
  const { reference, trackingPath, dueAt, serviceRequested, visit, reachable } = stored ?? {};
  const isWhole =
    [reference, trackingPath, serviceRequested, visit].every((text) => typeof text === "string") &&
    !Number.isNaN(Date.parse(String(dueAt))) &&
    typeof reachable === "boolean" &&
    urgencies.some((urgency) => urgency === stored?.urgency);
  return isWhole ? stored : null;
}

const sentSinceLoad = new Set<string>();

/** Typed or followed, not reloaded: the first location after a load always has the key "default". */
function isNewVisit(form: string, visit: string): boolean {
  if (visit !== "default" || sentSinceLoad.has(form)) return false;
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "navigate";
}

const emptySnapshot = () => "null";

function subscribe(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}
