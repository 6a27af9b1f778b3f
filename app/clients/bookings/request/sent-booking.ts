import { useCallback, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { z } from "zod";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { bookingReceipt, urgencies } from "../contract.ts";

const sentBooking = bookingReceipt.extend({
  /** As it was sent; "" from the simple form. */
  serviceRequested: z.string(),
  /** Whether an e-mail or a phone number was left. */
  reachable: z.boolean(),
  urgency: z.enum(urgencies),
});
export type SentBooking = z.infer<typeof sentBooking>;

const changed = new EventTarget();
const keyOf = (form: string) => `arribo.sent.${form}`;

/**
 * What was sent last from this visit to the form: kept in this tab over a reload and for who comes back, until
 * `forget`. Who opens the form anew finds it empty. Null before the page is alive.
 */
export function useSentBooking(form: string) {
  const { key: visit } = useLocation();
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readSession(keyOf(form))), emptySnapshot);
  const keep = useCallback(
    (booking: SentBooking) => {
      sentSinceLoad.add(form);
      writeSession(keyOf(form), { ...booking, visit });
      changed.dispatchEvent(new Event("change"));
    },
    [form, visit],
  );
  const forget = useCallback(() => {
    removeSession(keyOf(form));
    changed.dispatchEvent(new Event("change"));
  }, [form]);
  const stored = sentBooking.extend({ visit: z.string() }).safeParse(JSON.parse(text)).data;
  return { sent: stored?.visit === visit && !isNewVisit(form, visit) ? stored : null, keep, forget };
}

const sentSinceLoad = new Set<string>();

/** Whether the address was typed or followed, not loaded again: the first visit after a load always bears this key. */
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
