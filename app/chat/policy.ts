import type { Actor } from "#platform/context.ts";

/** Anybody may talk to us; what others say, only staff read. */
export function mayAnswerChats(actor: Actor): boolean {
  return actor.kind === "staff";
}
