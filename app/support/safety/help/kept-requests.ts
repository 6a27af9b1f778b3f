import { newKey } from "#platform/forms/intent.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { type Asked, type Entry, recordOf, requestQueue } from "../request-queue.ts";
import { sendContact, sendRequest } from "./send-request.ts";

/** One tab at a time, where the browser has locks; elsewhere the requests' names keep them from being doubled. */
async function alone<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request("arribo-safety-delivery", { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

const storage = () => window.localStorage;
const queue = requestQueue({ storage, send: sendRequest, sendContact, alone, newId: newKey });

/** Where a kept request stands, for the page. */
export type Shown = Entry & { isSending: boolean };

const none: readonly Shown[] = [];
const sending = new Set<string>();
const listeners = new Set<() => void>();
let shown: readonly Shown[] = none;

/** What the page shows; the same array until something changes. */
export const shownRequests = () => shown;
export const noRequests = () => none;

export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the device's storage again: another tab may have written. */
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

/** Keeps a request on the device. @returns false where the storage takes nothing */
export function keepRequest(asked: Asked, signals: object, locale: Locale): boolean {
  try {
    queue.keep(asked, signals, locale, Date.now());
  } catch {
    return false;
  }
  refresh();
  return true;
}

/** A request that this device could not keep, as far as it must be known to add to it. */
export type Unkept = { id: string; reference: string; unreachable: boolean };

/** Sends a request that this device cannot keep. @returns null where it did not arrive */
export async function sendUnkept(asked: Asked, signals: object, locale: Locale): Promise<Unkept | null> {
  const { delivery } = recordOf(asked, signals, locale, Date.now(), newKey());
  const { id, body = "", unreachable = false } = delivery;
  const outcome = await sendRequest({ id, locale, body });
  return "reference" in outcome ? { id, reference: outcome.reference, unreachable } : null;
}

/** Adds a contact to such a request. @returns whether the team has it */
export async function sendUnkeptContact(id: string, contact: string, locale: Locale): Promise<boolean> {
  return "reference" in (await sendContact({ id, contact, locale }));
}

/** Keeps a contact for a request that is kept here; `deliverRequests` sends it. @returns false where it cannot be kept */
export function keepContact(key: string, contact: string): boolean {
  try {
    queue.addContact(key, contact);
  } catch {
    return false;
  }
  refresh();
  return true;
}

/** Sends what waits. @returns as `deliverAll`; undefined also where the storage cannot be read */
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

/** Takes a request off this device. What the team has stays with the team. */
export function forgetRequest(key: string): void {
  try {
    queue.forget(key);
  } catch {
    // It was never there.
  }
  refresh();
}
