import type { Actor } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";

type Staff = Extract<Actor, { kind: "staff" }>;

/**
 * The first line of every act that is for staff only. All members of staff may do the same.
 * @throws AppError sign_in_required; forbidden; second_step_required
 */
export function requireStaff({ actor }: { actor: Actor }): Staff {
  if (actor.kind !== "staff") throw accessError(actor);
  if (actor.lacksSecondStep) throw new AppError("second_step_required");
  return actor;
}

/**
 * The same for acts in which a vendor speaks to customers or to us: staff do not speak in a vendor's name.
 * @throws AppError sign_in_required; forbidden
 */
export function requireVendor({ actor }: { actor: Actor }): void {
  if (actor.kind !== "vendor") throw accessError(actor);
}

/** Without a session, signing in may help; with the wrong one it does not. */
export function accessError(actor: Actor): AppError {
  return new AppError(actor.kind === "visitor" ? "sign_in_required" : "forbidden");
}
