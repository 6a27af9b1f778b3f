import type { Actor } from "#platform/context.ts";

/** A vendor's password and sessions are the vendor's alone. */
export function mayOpenAccount(actor: Actor, vendorId: number): boolean {
  return actor.kind === "vendor" && actor.vendorId === vendorId;
}

/** A vendor keeps its own profile; staff may help. */
export function mayKeepVendor(actor: Actor, vendorId: number): boolean {
  return actor.kind === "staff" || (actor.kind === "vendor" && actor.vendorId === vendorId);
}
