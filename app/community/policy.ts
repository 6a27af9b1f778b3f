import type { Actor } from "#platform/context.ts";

/** Staff look at what is held or reported, hide posts and put them back. */
export function mayKeepBoard(actor: Actor): boolean {
  return actor.kind === "staff";
}

/** What somebody of the house writes needs nobody's look. */
export function needsNoLook(actor: Actor): boolean {
  return actor.kind === "staff";
}
