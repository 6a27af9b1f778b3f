import type { Actor } from "#platform/context.ts";

/** Anybody may ask for help; who asked, and for what, only staff read. */
export function mayWorkSafetyRequests(actor: Actor): boolean {
  return actor.kind === "staff";
}
