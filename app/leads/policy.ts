import type { Actor } from "#platform/context.ts";

/** Leads are customers' data: staff read and work them, nobody else. */
export function mayWorkLeads(actor: Actor): boolean {
  return actor.kind === "staff";
}
