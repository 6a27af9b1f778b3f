import { useCallback, useSyncExternalStore } from "react";
import { z } from "zod";
import { readSession, removeSession, writeSession } from "#platform/form/session-store.ts";
import { bookingReceipt } from "./contract.ts";

const sentBooking = bookingReceipt.extend({
  /** As it was sent; "" from the simple form. */
  serviceRequested: z.string(),
  /** Whether an e-mail or a phone number was left. */
  reachable: z.boolean(),
});
export type SentBooking = z.infer<typeof sentBooking>;

const changed = new EventTarget();
const keyOf = (form: string) => `arribo.sent.${form}`;

/** What was sent last by this form, kept in this tab over a reload until `forget`; null before the page is alive. */
export function useSentBooking(form: string) {
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readSession(keyOf(form))), nothing);
  const keep = useCallback(
    (booking: SentBooking) => {
      writeSession(keyOf(form), booking);
      changed.dispatchEvent(new Event("change"));
    },
    [form],
  );
  const forget = useCallback(() => {
    removeSession(keyOf(form));
    changed.dispatchEvent(new Event("change"));
  }, [form]);
  return { sent: sentBooking.safeParse(JSON.parse(text)).data ?? null, keep, forget };
}

const nothing = () => "null";

function subscribe(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}
