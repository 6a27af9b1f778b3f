import type { Actor } from "#platform/context.ts";

/** The day's work is the staff's. */
export function maySeeToday(actor: Actor): boolean {
  return actor.kind === "staff";
}
