import type { QueryClient } from "@tanstack/react-query";
import { unsavedKey, unsavedPrefix } from "#app/staff/shell/editing/unsaved.ts";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import type { Booking } from "../../contract.ts";
import type { UpdateValues } from "../../queries.ts";

export type FormBase = Pick<Booking, "id" | "version" | "status" | "adminNotes" | "estimatedCost" | "noShow">;
type Unsaved = { base: FormBase; typed: UpdateValues };

const cacheKey = [unsavedKey, "booking"];
/** One session storage key for all bookings, so that sign-out removes them together. */
const storageKey = `${unsavedPrefix}bookings`;

/** What was typed over a booking since the page was loaded; undefined if nothing is unsaved. */
export function readUnsaved(cache: QueryClient, id: number): Unsaved | undefined {
  return cache.getQueryData<Unsaved>([...cacheKey, id]);
}

/** Reads the copy that survives a reload. Browser only, after hydration. */
export function readStoredUnsaved(id: number): Unsaved | undefined {
  return readAllStored()[id];
}

/** Also in session storage; sign-out removes it because it contains customer data. */
export function saveUnsaved(cache: QueryClient, { base, typed }: Unsaved): void {
  const { id, version, status, adminNotes, estimatedCost, noShow } = base;
  const unsaved = { base: { id, version, status, adminNotes, estimatedCost, noShow }, typed };
  // Without observers the default `gcTime` would drop it during a long phone call.
  cache.setQueryDefaults(cacheKey, { gcTime: Number.POSITIVE_INFINITY });
  cache.setQueryData<Unsaved>([...cacheKey, id], unsaved);
  writeSession(storageKey, { ...readAllStored(), [id]: unsaved });
}

/** Removes a booking's draft from the cache and from session storage: it was saved or discarded. */
export function removeUnsaved(cache: QueryClient, id: number): void {
  cache.removeQueries({ queryKey: [...cacheKey, id], exact: true });
  const { [id]: _, ...others } = readAllStored();
  if (Object.keys(others).length > 0) writeSession(storageKey, others);
  else removeSession(storageKey);
}

function readAllStored(): Record<number, Unsaved> {
  return (readSession(storageKey) ?? {}) as Record<number, Unsaved>;
}
