import type { Actor } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { may, type Permission } from "./permissions.ts";

type Staff = Extract<Actor, { kind: "staff" }>;

/**
 * Call first in every service for staff. The call has checked its `permission` before; a service that a page's loader
 * runs, and that not every role may, names it here too.
 * @throws AppError sign_in_required; forbidden; second_step_required
 */
export function requireStaff({ actor }: { actor: Actor }, permission: Permission = "read"): Staff {
  if (actor.kind !== "staff") throw accessError(actor);
  if (actor.lacksSecondStep) throw new AppError("second_step_required");
  requirePermission(actor, permission);
  return actor;
}

/** @throws AppError forbidden, with the permission that the role lacks */
export function requirePermission({ role }: Staff, permission: Permission): void {
  if (!may(role, permission)) throw new AppError("forbidden", { permission });
}

/** Also refuses staff: they may not speak for a vendor. @throws AppError sign_in_required; forbidden */
export function requireVendor({ actor }: { actor: Actor }): void {
  if (actor.kind !== "vendor") throw accessError(actor);
}

/** sign_in_required without a session; forbidden with the wrong one. */
export function accessError(actor: Actor): AppError {
  return new AppError(actor.kind === "visitor" ? "sign_in_required" : "forbidden");
}
