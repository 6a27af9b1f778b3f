import { and, desc, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { isCommonPassword } from "#platform/auth/common-passwords.ts";
import { withHashingSlot } from "#platform/auth/hashing.server.ts";
import { hashPassword, staffByEmail } from "#platform/auth/staff.server.ts";
import { insertStaff } from "#platform/auth/team.server.ts";
import { actorName } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { isMailConfigured } from "#platform/mail/mail.server.ts";
import { newLinkToken, openLinkToken } from "#platform/security/link-token.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import {
  type Invitation,
  type InvitationView,
  invitationDays,
  type joining,
  type MadeInvitation,
  type newInvitation,
} from "../contract.ts";
import { staffInvitation as table } from "../schema.server.ts";
import { isOpenInvitation, recordWithdrawn, requireOwner } from "./roles.server.ts";

type Row = typeof table.$inferSelect;

/** Those that can still be used, newest first, without their links. The caller checks access. */
export async function listInvitations(ctx: Ctx): Promise<Invitation[]> {
  const rows = await ctx.db.select().from(table).where(isOpenInvitation(ctx.now)).orderBy(desc(table.id));
  return rows.map(present);
}

function present(row: Row): Invitation {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    locale: row.locale,
    invitedBy: row.invitedBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isMailed: isMailConfigured(),
  };
}

const pathOf = (row: Row) => `/staff-invitation/${openLinkToken(row)}`;

/** The link of an open invitation, for an owner to hand over; audited. @throws AppError forbidden; not_found */
export async function showInvitationLink(ctx: Ctx, { id }: { id: number }): Promise<{ path: string }> {
  requireStaff(ctx, "team");
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isOpenInvitation(ctx.now)));
  if (!row) throw new AppError("not_found");
  const detail = { email: row.email };
  await recordAudit(ctx, { act: "staff.invitation_link", subject: "staff", subjectId: 0, detail });
  return { path: pathOf(row) };
}

/**
 * Invites somebody by a link that lives seven days; audited. An earlier one to the address can no longer be used.
 * Without a mail service no letter is written: the owner hands the link over.
 * @throws AppError conflict if the address has an account, or the caller is an owner no more
 */
export async function invite(ctx: Ctx, input: z.output<typeof newInvitation>): Promise<MadeInvitation> {
  // Locked: who is demoted at this moment either hears of a conflict, or loses this invitation with the others.
  const inviterId = await requireOwner(ctx);
  const email = input.email.toLowerCase();
  if (await staffByEmail(email, ctx.db)) throw new AppError("conflict");
  await ctx.db
    .update(table)
    .set({ endedAt: ctx.now })
    .where(and(eq(table.email, email), isNull(table.endedAt)));
  const { stored } = newLinkToken();
  const expiresAt = new Date(ctx.now.getTime() + invitationDays * 24 * 3_600_000);
  const by = { invitedBy: actorName(ctx.actor), inviterId, createdAt: ctx.now, expiresAt };
  const [row] = await ctx.db
    .insert(table)
    .values({ ...input, ...stored, ...by, email })
    .returning();
  if (!row) throw new Error("the insert of the invitation returned no row");
  const invitation = { ...present(row), path: pathOf(row) };
  const detail = { to: input.role, email };
  await recordAudit(ctx, { act: "staff.invited", subject: "staff", subjectId: 0, detail });
  const facts = { name: input.name, email, phone: "", message: "", path: invitation.path };
  const letter = {
    effect: `staff-invitation:${row.id}`,
    letter: "staff_invitation" as const,
    recipient: email,
  };
  if (invitation.isMailed) await enqueueMessages(ctx, [{ ...letter, facts, locale: input.locale }]);
  return invitation;
}

/** Its link opens nothing any more; audited. @throws AppError not_found; conflict if it is over already */
export async function withdrawInvitation(ctx: Ctx, { id }: { id: number }): Promise<{ success: true }> {
  requireStaff(ctx, "team");
  const [row] = await ctx.db.select().from(table).where(eq(table.id, id)).for("update");
  if (!row) throw new AppError("not_found");
  if (row.endedAt) throw new AppError("conflict");
  await ctx.db.update(table).set({ endedAt: ctx.now }).where(eq(table.id, id));
  await recordWithdrawn(ctx, row.email);
  return { success: true };
}

/** For the person with the link. @throws AppError not_found if it is used, withdrawn, replaced or older than seven days */
export async function readInvitation(ctx: Ctx, { token }: { token: string }): Promise<InvitationView> {
  const { name, email, role, expiresAt } = await findOpen(ctx, token);
  return { name, email, role, expiresAt: expiresAt.toISOString() };
}

async function findOpen(ctx: Ctx, token: string, lock = false): Promise<Row> {
  const query = ctx.db
    .select()
    .from(table)
    .where(and(eq(table.tokenHash, hashToken(token)), isOpenInvitation(ctx.now)));
  const [row] = await (lock ? query.for("update") : query);
  if (!row) throw new AppError("not_found");
  return row;
}

/**
 * Makes the account; the link is used up. Hashes only for a link that is open, and outside the transaction.
 * @throws AppError not_found; invalid for a common password; conflict if the address has an account meanwhile;
 * unavailable when too many hash
 */
export async function join(ctx: Ctx, input: { token: string } & z.output<typeof joining>) {
  await findOpen(ctx, input.token);
  const { commonPassword } = inLocale(httpMessages, ctx.locale).fields;
  if (isCommonPassword(input.password))
    throw new AppError("invalid", { fields: { password: commonPassword } });
  const passwordHash = await withHashingSlot({ queue: "anybody", address: ctx.address }, () =>
    hashPassword(input.password),
  );
  return async (tx: Ctx): Promise<{ email: string }> => {
    const { id, email, role } = await findOpen(tx, input.token, true);
    await tx.db.update(table).set({ endedAt: tx.now }).where(eq(table.id, id));
    const number = await insertStaff(tx.db, { name: input.name, email, role, passwordHash, at: tx.now });
    const actor = { kind: "staff", id: "", name: input.name, email, role } as const;
    const detail = { to: role };
    await recordAudit({ ...tx, actor }, { act: "staff.joined", subject: "staff", subjectId: number, detail });
    return { email };
  };
}
