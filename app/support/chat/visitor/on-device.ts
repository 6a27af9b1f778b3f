import { readDevice, removeDevice, writeDevice } from "#platform/forms/device-store.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { cameByLink, linkKey } from "../letter-link.ts";

/** A message not known to be stored. Survives a reload. */
export type Unsent = {
  clientId: string;
  text: string;
  language: Locale;
  phase: "sending" | "failed";
  /** The server's message in the person's language; "" if there was no response. */
  problem: string;
  /** Key of a letter that was unchecked when this was written: it is only sent to that conversation. */
  letterKey?: string;
};

type OnDevice = {
  sessionId: string | null;
  unsent: readonly Unsent[];
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
 * Makes a valid letter key this browser's session and removes it from the address. Unsent messages of another
 * conversation are dropped, never sent to this one.
 */
export function adoptKey(key: string): void {
  const held = onDevice();
  const isOther = held.sessionId !== null && held.sessionId !== key;
  const forIt = held.unsent.filter(({ letterKey }) => letterKey === key);
  putOnDevice(isOther ? { sessionId: key, unsent: forIt, seen: 0 } : { ...held, sessionId: key });
  if (linkKey(window.location) !== key) return;
  const { pathname, search } = window.location;
  window.history.replaceState({ ...window.history.state, usr: cameByLink }, "", pathname + search);
}

/** Keeps unsent messages and a session that other tabs stored. @param ownIds client ids of this tab */
export function keepOnDevice({ sessionId, unsent, seen }: OnDevice, own: ReadonlySet<string>): void {
  const kept = onDevice();
  const others = kept.unsent.filter(({ clientId }) => !own.has(clientId));
  putOnDevice({ sessionId: sessionId ?? kept.sessionId, unsent: [...others, ...unsent], seen });
}

export function forgetOnDevice(sessionId: string): void {
  const kept = onDevice();
  if (kept.sessionId === sessionId) putOnDevice({ ...kept, sessionId: null });
}

function putOnDevice(after: OnDevice): void {
  if (after.sessionId === null && after.unsent.length === 0) removeDevice(storageKey);
  else writeDevice(storageKey, after);
}
