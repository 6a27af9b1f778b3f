import type { QueryClient } from "@tanstack/react-query";
import { unsavedPrefix } from "#app/staff/shell/editing/unsaved.ts";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import type { Booking } from "./contract.ts";
import type { UpdateValues } from "./queries.ts";

/** What the form needs to know of the booking that it was filled from. */
export type FormBase = Pick<Booking, "id" | "version" | "status" | "adminNotes" | "estimatedCost">;
/** What was typed over a booking and not saved, and the booking as it was then. */
type Unsaved = { base: FormBase; typed: UpdateValues };

const cacheKey = "unsaved-booking";
/** In this tab's storage: all of them under one key, so that they go together. */
const storageKey = `${unsavedPrefix}bookings`;

/** What was typed over this booking in this tab, if anything. */
export function readUnsaved(cache: QueryClient, id: number): Unsaved | undefined {
  return cache.getQueryData<Unsaved>([cacheKey, id]);
}

/** The same as it was before a reload. For browsers only, after hydration: the server's page knows nothing of it. */
export function readStoredUnsaved(id: number): Unsaved | undefined {
  return readAllStored()[id];
}

/** Keeps it for as long as the tab: it speaks of customers, so it goes when somebody signs out. */
export function saveUnsaved(cache: QueryClient, { base, typed }: Unsaved): void {
  const { id, version, status, adminNotes, estimatedCost } = base;
  const unsaved = { base: { id, version, status, adminNotes, estimatedCost }, typed };
  // Nothing watches it, and it must outlive a long call all the same.
  cache.setQueryDefaults([cacheKey], { gcTime: Number.POSITIVE_INFINITY });
  cache.setQueryData<Unsaved>([cacheKey, id], unsaved);
  writeSession(storageKey, { ...readAllStored(), [id]: unsaved });
}

export function removeUnsaved(cache: QueryClient, id: number): void {
  cache.removeQueries({ queryKey: [cacheKey, id], exact: true });
  const { [id]: _, ...others } = readAllStored();
  if (Object.keys(others).length > 0) writeSession(storageKey, others);
  else removeSession(storageKey);
}

export function hasUnsaved(cache: QueryClient): boolean {
  return cache.getQueryCache().findAll({ queryKey: [cacheKey] }).length > 0;
}

function readAllStored(): Record<number, Unsaved> {
  return (readSession(storageKey) ?? {}) as Record<number, Unsaved>;
}
