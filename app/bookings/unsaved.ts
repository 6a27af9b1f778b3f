import type { QueryClient } from "@tanstack/react-query";
import type { Booking } from "./contract.ts";
import type { Typed } from "./queries.ts";

/** What was typed over a booking and not saved, and the booking as it was then. */
export type Unsaved = { base: Booking; typed: Typed };

const kind = "unsaved-booking";

/** What was typed over this booking in this tab, if anything. */
export function unsavedOf(cache: QueryClient, id: number): Unsaved | undefined {
  return cache.getQueryData<Unsaved>([kind, id]);
}

/** Keeps it for as long as the cache: it speaks of customers, so it goes when somebody signs out. */
export function keepUnsaved(cache: QueryClient, unsaved: Unsaved): void {
  // Nothing watches it, and it must outlive a long call all the same.
  cache.setQueryDefaults([kind], { gcTime: Number.POSITIVE_INFINITY });
  cache.setQueryData<Unsaved>([kind, unsaved.base.id], unsaved);
}

export function forgetUnsaved(cache: QueryClient, id: number): void {
  cache.removeQueries({ queryKey: [kind, id], exact: true });
}
