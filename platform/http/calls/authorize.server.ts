import { requireConfirmed } from "#platform/auth/second-step/confirmation.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { HttpContext } from "#platform/http/request.server.ts";
import type { Permission } from "#platform/security/permissions.ts";
import { accessError, requirePermission } from "#platform/security/policy.server.ts";
import type { Method } from "./declaration.ts";

/** Staff may make every vendor call; the handler checks whose record it is. */
export type Caller = "anyone" | "vendor" | "staff";

/** Of a call's declaration: who may make it. */
export type AccessOptions = {
  /** Who may call. Otherwise 401 without a session, 403 with the wrong one. */
  caller: Caller;
  /** Requires that the caller entered their password or code within the last ten minutes; otherwise 403. */
  requiresConfirmation?: boolean;
  /** Allowed for staff who have not set up the second step that the installation requires. */
  allowsMissingSecondStep?: boolean;
};

type Declared<I> = AccessOptions & { method: Method; permission?: CallPermission<I> };
/** A permission, or a function of the input. */
export type CallPermission<I> = Permission | ((input: I) => Permission);

/**
 * Checks the caller before the input, and both before anything is read.
 * @returns the input
 * @throws AppError sign_in_required; forbidden; second_step_required; confirmation_required; what `parse` throws
 */
export async function authorize<I>(
  options: Declared<I>,
  { c, ctx }: { c: HttpContext; ctx: Ctx },
  parse: () => I,
): Promise<I> {
  const { permission = options.method === "GET" ? "read" : "work" } = options;
  const isFixed = typeof permission === "string";
  requireCaller(options, ctx.actor, isFixed ? permission : "read");
  const input = parse();
  if (!isFixed) requireCaller(options, ctx.actor, permission(input));
  // Last: nobody should type a password for what their role does not allow.
  if (options.requiresConfirmation && ctx.actor.kind === "staff") await requireConfirmed(c.req.raw.headers);
  return input;
}

function requireCaller(
  { caller, allowsMissingSecondStep }: AccessOptions,
  actor: Ctx["actor"],
  permission: Permission,
): void {
  if (caller === "anyone") return;
  if (actor.kind === "staff") {
    if (actor.lacksSecondStep && !allowsMissingSecondStep) throw new AppError("second_step_required");
    requirePermission(actor, permission);
  } else if (caller !== "vendor" || actor.kind !== "vendor") throw accessError(actor);
}
