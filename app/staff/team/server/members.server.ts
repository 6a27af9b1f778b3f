import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { endFeedOf } from "#app/staff/calendar/public.server.ts";
import { endSnoozesOf } from "#app/staff/follow-up/public.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import type { AssignedWork } from "#app/staff/shell/editing/assigned-work.server.ts";
import { isSecondStepRequired } from "#platform/auth/auth.server.ts";
import { listStaff, type StaffMember, staffByEmail, staffByNumber } from "#platform/auth/staff.server.ts";
import { disableStaff, enableStaff, renameStaff } from "#platform/auth/team.server.ts";
import { actorName } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { may } from "#platform/security/permissions.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type {
  ChangedMember,
  disabling,
  memberName,
  nameChange,
  OpenWork,
  roleChange,
  Team,
  TeamMember,
} from "../contract.ts";
import { assignedWork } from "./assigned-work.server.ts";
import { listInvitations } from "./invitations.server.ts";
import { giveRole, requireOwner, withdrawInvitationsOf } from "./roles.server.ts";

/** Records shown of somebody's open work; all are handed over. */
const shownWork = 100;

/** The accounts with what is open of each, and the invitations that can still be used; for owners. */
export async function readTeam(ctx: Ctx): Promise<Team> {
  requireStaff(ctx, "team");
  const [members, invitations] = await Promise.all([listMembers(ctx), listInvitations(ctx)]);
  return { members, invitations, secondStepRequired: isSecondStepRequired() };
}

async function listMembers(ctx: Ctx): Promise<TeamMember[]> {
  const everybody = await listStaff(ctx.db);
  const open = new Map<string, number>();
  // One after the other: in a transaction they share a connection.
  for (const work of assignedWork)
    for (const [email, records] of await work.count(ctx)) open.set(email, (open.get(email) ?? 0) + records);
  return everybody.map(({ number, name, email, role, secondStep, isDisabled, lastSeen }) => ({
    number,
    name,
    email,
    role,
    secondStep,
    isDisabled,
    lastSeen: lastSeen?.toISOString() ?? null,
    openWork: open.get(email) ?? 0,
  }));
}

async function readMember(ctx: Ctx, number: number): Promise<TeamMember> {
  const member = (await listMembers(ctx)).find((one) => one.number === number);
  if (!member) throw new AppError("not_found");
  return member;
}

/** What a colleague has that is not finished, the most urgent kinds first. @throws AppError not_found */
export async function readOpenWork(ctx: Ctx, { number }: { number: number }): Promise<OpenWork> {
  requireStaff(ctx, "team");
  const { email } = await findMember(ctx, number);
  const items: OpenWork["items"] = [];
  let total = 0;
  for (const work of assignedWork) {
    const listed = await work.list(ctx, email, shownWork);
    items.push(...listed.map((one) => ({ kind: work.kind, ...one })));
    total += (await work.count(ctx)).get(email) ?? 0;
  }
  return { items: items.slice(0, shownWork), total };
}

async function findMember(ctx: Ctx, number: number): Promise<StaffMember> {
  const member = await staffByNumber(number, ctx.db);
  if (!member) throw new AppError("not_found");
  return member;
}

/**
 * What a colleague may do from their next request on; audited. Who may no longer invite loses their open invitations. Their open
 * work goes to `handTo` in the same act, or stays theirs.
 * @throws AppError not_found; forbidden; conflict if the role is no longer `from`, no owner would be left, or `handTo`
 * cannot work
 */
export async function changeRole(
  ctx: Ctx,
  { number, role, from, handTo }: { number: number } & z.output<typeof roleChange>,
): Promise<ChangedMember> {
  await requireOwner(ctx);
  const member = await findMember(ctx, number);
  if (member.role !== from) throw new AppError("conflict");
  if (member.role !== role) await giveRole(ctx, member, role);
  const handedOver = handTo === null ? 0 : await handWorkOver(ctx, member.email, handTo);
  return { member: await readMember(ctx, number), handedOver };
}

/** Changes a colleague's displayed name; audited. @throws AppError not_found; forbidden; conflict if it is no longer `from` */
export async function changeName(
  ctx: Ctx,
  { number, name, from }: { number: number } & z.output<typeof nameChange>,
): Promise<TeamMember> {
  await requireOwner(ctx);
  const member = await findMember(ctx, number);
  if (member.name !== from && member.name !== name) throw new AppError("conflict");
  await rename(ctx, member, name);
  return readMember(ctx, number);
}

/** Changes the caller's own displayed name; audited. @throws AppError sign_in_required */
export async function changeOwnName(
  ctx: Ctx,
  { name }: z.output<typeof memberName>,
): Promise<{ name: string }> {
  if (ctx.actor.kind !== "staff") throw new AppError("sign_in_required");
  const member = await staffByEmail(ctx.actor.email, ctx.db);
  if (!member) throw new AppError("sign_in_required");
  await rename(ctx, member, name);
  return { name };
}

async function rename(ctx: Ctx, { id, number, name: from }: StaffMember, name: string): Promise<void> {
  if (name === from) return;
  await renameStaff(ctx.db, id, name);
  const detail = { from, to: name };
  await recordAudit(ctx, { act: "staff.name", subject: "staff", subjectId: number, detail });
}

/**
 * Ends a colleague's sessions, sign-in, invitations and calendar address; audited. Their open work goes to `handTo` in the same
 * act, or stays theirs.
 * @throws AppError not_found; forbidden; conflict if they are disabled already, no owner would be left, or `handTo`
 * cannot work
 */
export async function disableMember(
  ctx: Ctx,
  { number, handTo }: { number: number } & z.output<typeof disabling>,
): Promise<ChangedMember> {
  await requireOwner(ctx);
  const member = await findMember(ctx, number);
  if (member.isDisabled) throw new AppError("conflict");
  await disableStaff(ctx.db, member.id, ctx.now);
  await withdrawInvitationsOf(ctx, member.id);
  await endFeedOf(ctx, member);
  const handedOver = handTo === null ? 0 : await handWorkOver(ctx, member.email, handTo);
  const detail = handTo === null ? {} : { to: handTo, count: String(handedOver) };
  await recordAudit(ctx, { act: "staff.disabled", subject: "staff", subjectId: number, detail });
  return { member: await readMember(ctx, number), handedOver };
}

/** One entry on the receiver's bell tells of it. @returns how many records */
async function handWorkOver(ctx: Ctx, from: string, to: string): Promise<number> {
  const colleague = await staffByEmail(to, ctx.db);
  if (!colleague || colleague.isDisabled || colleague.email === from || !may(colleague.role, "work"))
    throw new AppError("conflict");
  const handed: { kind: AssignedWork["kind"]; records: number }[] = [];
  for (const { kind, handOver } of assignedWork) {
    const ids = await handOver(ctx, from, colleague);
    if (kind !== "next_step") await endSnoozesOf(ctx, kind, ids);
    const records = ids.length;
    if (records > 0) handed.push({ kind, records });
  }
  const [first, ...others] = handed;
  if (!first) return 0;
  const records = handed.reduce((sum, one) => sum + one.records, 0);
  // Records of one kind have a list of their own; others stand together on Today.
  const recordKind = others.length === 0 && first.kind !== "next_step" ? first.kind : undefined;
  const news = { type: "work_handed_over", subjectId: records, about: actorName(ctx.actor) } as const;
  await notifyStaff(ctx, { ...news, recipient: colleague.email, ...(recordKind && { recordKind }) });
  return records;
}

/** Lets a colleague sign in again with the password they had; audited. @throws AppError not_found; forbidden; conflict */
export async function enableMember(ctx: Ctx, { number }: { number: number }): Promise<TeamMember> {
  await requireOwner(ctx);
  const member = await findMember(ctx, number);
  if (!member.isDisabled) throw new AppError("conflict");
  await enableStaff(ctx.db, member.id);
  await recordAudit(ctx, { act: "staff.enabled", subject: "staff", subjectId: number });
  return readMember(ctx, number);
}
