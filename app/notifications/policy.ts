import type { Actor } from "#platform/context.ts";

/** The outbox and the news hold customers' data: staff only. */
export function mayReadNotifications(actor: Actor): boolean {
  return actor.kind === "staff";
}
