import type { Actor } from "#platform/context.ts";

/** Jobs are given out by staff. A vendor answers by the link of the own offer, which is its key. */
export function mayDispatch(actor: Actor): boolean {
  return actor.kind === "staff";
}
