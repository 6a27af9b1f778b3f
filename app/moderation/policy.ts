import type { Actor } from "#platform/context.ts";

/** Staff look at incidents, dismiss them, and log what they saw themselves. */
export function mayModerate(actor: Actor): boolean {
  return actor.kind === "staff";
}
