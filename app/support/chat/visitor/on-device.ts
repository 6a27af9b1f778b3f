import { readDevice, removeDevice, writeDevice } from "#platform/forms/device-store.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { cameByLink, linkKey } from "../letter-link.ts";

/** What was written here and is not known to be kept. It survives a reload. */
export type Unsent = {
  clientId: string;
  text: string;
  language: Locale;
  phase: "sending" | "failed";
  /** What the server said of it, in the person's language; "" where nothing came. */
  problem: string;
  /** The letter's key that was not looked up yet when it was written: it is for that conversation, if the key opens one. */
  letterKey?: string;
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
 * A letter's key that the server knows opens its conversation here; it does not stay in the address. Under another key
 * lies maybe another conversation: what was not sent in that one is not said in this one.
 */
export function adoptKey(key: string): void {
  const held = onDevice();
  const isOther = held.sessionId !== null && held.sessionId !== key;
  const forIt = held.unsent.filter(({ letterKey }) => letterKey === key);
  putOnDevice(isOther ? { sessionId: key, unsent: forIt, seen: 0 } : { ...held, sessionId: key });
  // Whoever went on to another page has another address by now.
  if (linkKey(window.location) !== key) return;
  const { pathname, search } = window.location;
  window.history.replaceState({ ...window.history.state, usr: cameByLink }, "", pathname + search);
}

/** Beside what other tabs have not sent yet, and not over the conversation that one of them began. @param own what was written in this tab, by client id */
export function keepOnDevice({ sessionId, unsent, seen }: OnDevice, own: ReadonlySet<string>): void {
  const kept = onDevice();
  const others = kept.unsent.filter(({ clientId }) => !own.has(clientId));
  putOnDevice({ sessionId: sessionId ?? kept.sessionId, unsent: [...others, ...unsent], seen });
}

/** The conversation is no more. Another tab may have begun the next one already. */
export function forgetOnDevice(sessionId: string): void {
  const kept = onDevice();
  if (kept.sessionId === sessionId) putOnDevice({ ...kept, sessionId: null });
}

function putOnDevice(after: OnDevice): void {
  if (after.sessionId === null && after.unsent.length === 0) removeDevice(storageKey);
  else writeDevice(storageKey, after);
}
