import { newKey } from "#platform/forms/intent.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { buildRequest, createRequestQueue, type Entry, type RequestInput } from "../request-queue.ts";
import { sendContact, sendRequest } from "./send-request.ts";

/** One tab at a time where Web Locks exist; otherwise delivery ids prevent duplicates. */
async function withTabLock<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request("arribo-safety-delivery", { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

const storage = () => window.localStorage;
const queue = createRequestQueue({ storage, send: sendRequest, sendContact, withTabLock, newId: newKey });

export type SavedRequestView = Entry & { isSending: boolean };

const noEntries: readonly SavedRequestView[] = [];
const sendingKeys = new Set<string>();
const listeners = new Set<() => void>();
let snapshot: readonly SavedRequestView[] = noEntries;

/** Stable snapshot for `useSyncExternalStore`. */
export const getSavedRequests = () => snapshot;

/** The snapshot on the server and during hydration. */
export const getNoRequests = () => noEntries;

/** Calls back when `refresh` has found a change. @returns the function that stops it */
export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the stored requests, since another tab may have written, and tells the subscribers of a change. */
export function refresh(): void {
  const next = entries().map((entry) => ({ ...entry, isSending: sendingKeys.has(entry.key) }));
  if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
  snapshot = next;
  for (const listener of listeners) listener();
}

function entries(): Entry[] {
  try {
    return queue.entries();
  } catch {
    return [];
  }
}

/** Stores a request on the device; `deliverRequests` sends it. @returns its key; null if it cannot be stored */
export function saveRequest(input: RequestInput, signals: object, locale: Locale): string | null {
  try {
    const { key } = queue.save(input, signals, locale, Date.now());
    return key;
  } catch {
    return null;
  } finally {
    refresh();
  }
}

export type UnsavedRequest = { id: string; reference: string; unreachable: boolean };

/** Sends a request that the device cannot store. Never throws. @returns null if it was refused or did not arrive */
export async function sendUnsaved(
  input: RequestInput,
  signals: object,
  locale: Locale,
): Promise<UnsavedRequest | null> {
  const { delivery } = buildRequest(input, signals, locale, Date.now(), newKey());
  const { id, body = "", unreachable = false } = delivery;
  const outcome = await sendRequest({ id, locale, body });
  return "reference" in outcome ? { id, reference: outcome.reference, unreachable } : null;
}

/** Adds a contact to a request that the device could not store. Never throws. @returns whether it arrived */
export async function sendUnsavedContact(id: string, contact: string, locale: Locale): Promise<boolean> {
  return "reference" in (await sendContact({ id, contact, locale }));
}

/** Stores a contact for a request on the device; `deliverRequests` sends it. @returns false if it cannot be stored */
export function saveContact(key: string, contact: string): boolean {
  try {
    queue.addContact(key, contact);
  } catch {
    return false;
  }
  refresh();
  return true;
}

/** Remembers how many photos of a request the team has; where that cannot be stored, only this page knows. */
export function notePhotos(key: string, photos: number): void {
  try {
    queue.notePhotos(key, photos);
  } catch {}
  refresh();
}

/**
 * Sends what waits on the device, and shows what is being sent.
 * @returns the result of `deliverAll`; undefined also if the storage cannot be read
 */
export async function deliverRequests() {
  try {
    return await queue.deliverAll((key, ended) => {
      if (ended) sendingKeys.delete(key);
      else sendingKeys.add(key);
      refresh();
    });
  } catch {
    return undefined;
  }
}

/** Removes a request from this device only: the team keeps what it has got. */
export function removeRequest(key: string): void {
  try {
    queue.remove(key);
  } catch {}
  refresh();
}
