import { newKey } from "#platform/forms/intent.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { type Asked, type Entry, recordOf, requestQueue } from "../request-queue.ts";
import { sendContact, sendRequest } from "./send-request.ts";

/** One tab at a time where Web Locks exist; otherwise delivery ids prevent duplicates. */
async function alone<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request("arribo-safety-delivery", { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

const storage = () => window.localStorage;
const queue = requestQueue({ storage, send: sendRequest, sendContact, alone, newId: newKey });

export type Shown = Entry & { isSending: boolean };

const none: readonly Shown[] = [];
const sending = new Set<string>();
const listeners = new Set<() => void>();
let shown: readonly Shown[] = none;

/** Stable snapshot for `useSyncExternalStore`. */
export const shownRequests = () => shown;
export const noRequests = () => none;

export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab may have written. */
export function refresh(): void {
  const next = entries().map((entry) => ({ ...entry, isSending: sending.has(entry.key) }));
  if (JSON.stringify(next) === JSON.stringify(shown)) return;
  shown = next;
  for (const listener of listeners) listener();
}

function entries(): Entry[] {
  try {
    return queue.entries();
  } catch {
    return [];
  }
}

/** @returns false if the storage is full or blocked */
export function keepRequest(asked: Asked, signals: object, locale: Locale): boolean {
  try {
    queue.keep(asked, signals, locale, Date.now());
  } catch {
    return false;
  }
  refresh();
  return true;
}

/** A sent request that this device could not store. */
export type Unkept = { id: string; reference: string; unreachable: boolean };

/** @returns null if it did not arrive */
export async function sendUnkept(asked: Asked, signals: object, locale: Locale): Promise<Unkept | null> {
  const { delivery } = recordOf(asked, signals, locale, Date.now(), newKey());
  const { id, body = "", unreachable = false } = delivery;
  const outcome = await sendRequest({ id, locale, body });
  return "reference" in outcome ? { id, reference: outcome.reference, unreachable } : null;
}

export async function sendUnkeptContact(id: string, contact: string, locale: Locale): Promise<boolean> {
  return "reference" in (await sendContact({ id, contact, locale }));
}

/** `deliverRequests` sends it. @returns false if it cannot be stored */
export function keepContact(key: string, contact: string): boolean {
  try {
    queue.addContact(key, contact);
  } catch {
    return false;
  }
  refresh();
  return true;
}

/** @returns the result of `deliverAll`; undefined also if the storage cannot be read */
export async function deliverRequests() {
  try {
    return await queue.deliverAll((key, ended) => {
      if (ended) sending.delete(key);
      else sending.add(key);
      refresh();
    });
  } catch {
    return undefined;
  }
}

/** Only from this device, not from the team. */
export function forgetRequest(key: string): void {
  try {
    queue.forget(key);
  } catch {
  }
  refresh();
}
