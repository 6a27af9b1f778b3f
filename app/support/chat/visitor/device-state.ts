import { readDevice, removeDevice, writeDevice } from "#platform/forms/device-store.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { letterLinkState, linkKey } from "../letter-link.ts";

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

type DeviceState = {
  sessionId: string | null;
  unsent: readonly Unsent[];
  seen: number;
};

const storageKey = "arribo.chat";

/** What this browser stores of the conversation, for all its tabs. */
export function readDeviceState(): DeviceState {
  const stored = readDevice(storageKey) as { sessionId?: unknown; unsent?: unknown; seen?: unknown } | null;
  return {
    sessionId: typeof stored?.sessionId === "string" ? stored.sessionId : null,
    unsent: Array.isArray(stored?.unsent) ? (stored.unsent as Unsent[]) : [],
    seen: typeof stored?.seen === "number" ? stored.seen : 0,
  };
}

/**
 * Makes a valid letter key this browser's session and removes it from the address. Unsent messages of another
 * conversation are dropped, never sent to this one.
 */
export function adoptLetterKey(key: string): void {
  const stored = readDeviceState();
  const isOtherSession = stored.sessionId !== null && stored.sessionId !== key;
  const ownUnsent = stored.unsent.filter(({ letterKey }) => letterKey === key);
  writeDeviceState(
    isOtherSession ? { sessionId: key, unsent: ownUnsent, seen: 0 } : { ...stored, sessionId: key },
  );
  if (linkKey(window.location) !== key) return;
  const { pathname, search } = window.location;
  window.history.replaceState({ ...window.history.state, usr: letterLinkState }, "", pathname + search);
}

/** Keeps unsent messages and a session that other tabs stored. @param ownIds client ids of this tab */
export function saveDeviceState({ sessionId, unsent, seen }: DeviceState, ownIds: ReadonlySet<string>): void {
  const stored = readDeviceState();
  const others = stored.unsent.filter(({ clientId }) => !ownIds.has(clientId));
  writeDeviceState({ sessionId: sessionId ?? stored.sessionId, unsent: [...others, ...unsent], seen });
}

/** Forgets a session that the server no longer has, unless another tab has a new one. Unsent messages stay. */
export function clearSession(sessionId: string): void {
  const stored = readDeviceState();
  if (stored.sessionId === sessionId) writeDeviceState({ ...stored, sessionId: null });
}

function writeDeviceState(state: DeviceState): void {
  if (state.sessionId === null && state.unsent.length === 0) removeDevice(storageKey);
  else writeDevice(storageKey, state);
}
