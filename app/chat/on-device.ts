import { readDevice, removeDevice, writeDevice } from "#platform/form/device-store.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { cameByLink, linkKey } from "./letter-link.ts";

/** What was written here and is not known to be kept. It survives a reload. */
export type Unsent = {
  clientId: string;
  text: string;
  language: Locale;
  phase: "sending" | "failed";
  /** What the server said of it, in the person's language; "" where nothing came. */
  problem: string;
};

/** What all tabs of this browser hold together: the key to the conversation, and what is not sent yet. */
type OnDevice = {
  sessionId: string | null;
  unsent: readonly Unsent[];
  /** The last message that was shown here. */
  seen: number;
};

const storageKey = "arribo.chat";

export function onDevice(): OnDevice {
  const kept = readDevice(storageKey) as { sessionId?: unknown; unsent?: unknown; seen?: unknown } | null;
  return {
    sessionId: typeof kept?.sessionId === "string" ? kept.sessionId : null,
    unsent: Array.isArray(kept?.unsent) ? (kept.unsent as Unsent[]) : [],
    seen: typeof kept?.seen === "number" ? kept.seen : 0,
  };
}

/**
 * The key in a letter's link opens its conversation here; it does not stay in the address. Under another key lies maybe
 * another conversation: what was not sent in that one is not said in this one.
 */
export function adoptLink(): void {
  const key = linkKey(window.location.hash);
  if (key === undefined) return;
  const held = onDevice();
  const isOther = held.sessionId !== null && held.sessionId !== key;
  putOnDevice(isOther ? { sessionId: key, unsent: [], seen: 0 } : { ...held, sessionId: key });
  const { pathname, search } = window.location;
  window.history.replaceState({ ...window.history.state, usr: cameByLink }, "", pathname + search);
}

export function putOnDevice(after: OnDevice): void {
  if (after.sessionId === null && after.unsent.length === 0) removeDevice(storageKey);
  else writeDevice(storageKey, after);
}
