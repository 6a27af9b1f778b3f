import type { Actor } from "#platform/context.ts";

/** Staff read every review and decide which are published. */
export function mayDecideReviews(actor: Actor): boolean {
  return actor.kind === "staff";
}
