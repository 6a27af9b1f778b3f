import type { Actor } from "#platform/context.ts";

/** Local vendors are the concierge team's to review; an applicant sees nothing of it. */
export function mayReviewLocalVendors(actor: Actor): boolean {
  return actor.kind === "staff";
}
