import { and, eq, gt, isNull } from "drizzle-orm";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { StaffMember } from "#platform/auth/staff.server.ts";
import { lockOwners, setRole } from "#platform/auth/team.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { may, type StaffRole } from "#platform/security/permissions.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { staffInvitation } from "../schema.server.ts";

/**
 * Locks the owners and looks whether the caller is still one of them: of two who demote each other at once, the second was
 * overtaken by a colleague's change, like everybody who saw an older state.
 * @returns the caller's id
 * @throws AppError forbidden for who was none when the request came; conflict for who is none any more
 */
export async function requireOwner(ctx: Ctx): Promise<string> {
  const { id } = requireStaff(ctx, "team");
  if (!(await lockOwners(ctx.db)).includes(id)) throw new AppError("conflict");
  return id;
}

/**
 * Gives somebody another role, from their next request on; audited. Who may no longer invite loses their open invitations.
 * In a transaction; the caller checks access.
 * @throws AppError conflict if no owner would be left, or the account is gone
 */
export async function giveRole(
  ctx: Ctx,
  { id, number, role: from }: StaffMember,
  to: StaffRole,
): Promise<void> {
  await setRole(ctx.db, id, to);
  if (!may(to, "team")) await withdrawInvitationsOf(ctx, id);
  await recordAudit(ctx, { act: "staff.role", subject: "staff", subjectId: number, detail: { from, to } });
}

/**
 * Withdraws the open invitations of somebody who may no longer invite: each would let them in again. Audited; the caller checks
 * access.
 */
export async function withdrawInvitationsOf(ctx: Ctx, inviterId: string): Promise<void> {
  const ended = await ctx.db
    .update(staffInvitation)
    .set({ endedAt: ctx.now })
    .where(and(eq(staffInvitation.inviterId, inviterId), isOpenInvitation(ctx.now)))
    .returning({ email: staffInvitation.email });
  for (const { email } of ended) await recordWithdrawn(ctx, email);
}

/** In SQL: an invitation that can still be used. */
export const isOpenInvitation = (now: Date) =>
  and(isNull(staffInvitation.endedAt), gt(staffInvitation.expiresAt, now));

/** Writes down that an invitation's link opens nothing any more. */
export function recordWithdrawn(ctx: Ctx, email: string): Promise<void> {
  const event = { act: "staff.invitation_withdrawn", subject: "staff", subjectId: 0 } as const;
  return recordAudit(ctx, { ...event, detail: { email } });
}
