import { useCallback, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { z } from "zod";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { bookingReceipt, urgencies } from "../contract.ts";

const sentBooking = bookingReceipt.extend({
  serviceRequested: z.string(),
  /** Whether a usable contact was left. */
  reachable: z.boolean(),
  urgency: z.enum(urgencies),
});
export type SentBooking = z.infer<typeof sentBooking>;

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
  const stored = sentBooking.extend({ visit: z.string() }).safeParse(JSON.parse(text)).data;
  return { sent: stored?.visit === visit && !isNewVisit(form, visit) ? stored : null, save, clear };
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
