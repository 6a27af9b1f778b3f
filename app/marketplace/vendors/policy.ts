import type { Actor } from "#platform/context.ts";

/** Password and sessions: only the vendor itself. */
export function mayOpenAccount(actor: Actor, vendorId: number): boolean {
  return actor.kind === "vendor" && actor.vendorId === vendorId;
}

/** The profile: the vendor itself, and staff. */
export function mayEditVendor(actor: Actor, vendorId: number): boolean {
  return actor.kind === "staff" || (actor.kind === "vendor" && actor.vendorId === vendorId);
}
