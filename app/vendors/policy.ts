import type { Actor } from "#platform/context.ts";

/** Staff say who stands in the directory, and why not. */
export function mayManageVendors(actor: Actor): boolean {
  return actor.kind === "staff";
}

/** A vendor keeps its own profile; staff may help. */
export function mayKeepVendor(actor: Actor, vendorId: number): boolean {
  return actor.kind === "staff" || (actor.kind === "vendor" && actor.vendorId === vendorId);
}
