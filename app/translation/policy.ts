import type { Actor } from "#platform/context.ts";

/** Staff keep the glossary. */
export function mayKeepGlossary(actor: Actor): boolean {
  return actor.kind === "staff";
}
