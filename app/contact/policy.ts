import type { Actor } from "#platform/context.ts";

/** Contact messages are customers' data: staff only. */
export function mayReadMessages(actor: Actor): boolean {
  return actor.kind === "staff";
}
