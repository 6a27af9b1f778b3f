import type { Actor } from "#platform/context.ts";

/** Staff say who stands in the directory, and why not. */
export function mayManageVendors(actor: Actor): boolean {
  return actor.kind === "staff";
}

/** What a vendor says to customers and to us, only the vendor says: nobody of the house speaks in its name. */
export function maySpeakForVendor(actor: Actor): boolean {
  return actor.kind === "vendor";
}

/** A vendor's password and sessions are the vendor's alone. */
export function mayOpenAccount(actor: Actor, vendorId: number): boolean {
  return actor.kind === "vendor" && actor.vendorId === vendorId;
}

/** A vendor keeps its own profile; staff may help. */
export function mayKeepVendor(actor: Actor, vendorId: number): boolean {
  return actor.kind === "staff" || (actor.kind === "vendor" && actor.vendorId === vendorId);
}
