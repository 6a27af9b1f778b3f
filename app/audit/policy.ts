import type { Actor } from "#platform/context.ts";

/** Every member of staff reads what all of them did: that is what it is for. */
export function mayReadRecord(actor: Actor): boolean {
  return actor.kind === "staff";
}
