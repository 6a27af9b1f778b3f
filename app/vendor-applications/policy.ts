import type { Actor } from "#platform/context.ts";

/** Applications hold what people tell nobody else: staff review them, nobody else. */
export function mayReviewApplications(actor: Actor): boolean {
  return actor.kind === "staff";
}
