import type { Actor } from "#platform/context.ts";

/** What the house holds of people is shown, copied and erased by staff, for those who ask. */
export function mayAnswerPeople(actor: Actor): boolean {
  return actor.kind === "staff";
}
