import { eq } from "drizzle-orm";
import type { z } from "zod";
import { endSnooze } from "#app/staff/follow-up/public.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken } from "#platform/security/token.server.ts";
import type { ChatStatus, personRequest } from "../contract.ts";
import { chatSession } from "../schema.server.ts";
import { visitorName } from "../visitor-name.ts";
import { notifyChat } from "./save-message.server.ts";
import { matchesKey, type SessionRow, toChatStatus } from "./session.server.ts";
import { scheduleUnseenCheck } from "./unseen.server.ts";

/**
 * Requests a person, or stores where to answer; notifies staff when the wait begins. A new contact ends the key of
 * letters to the old one.
 * @throws AppError not_found; forbidden when a letter's key would change the contact
 */
export async function askForPerson(
  ctx: Ctx,
  { sessionId, contact }: z.output<typeof personRequest>,
): Promise<ChatStatus> {
  const [before] = await ctx.db.select().from(chatSession).where(matchesKey(sessionId)).for("update");
  if (!before) throw new AppError("not_found");
  const isNewContact = contact !== undefined && contact !== "" && contact !== before.contact;
  // A letter may have reached a stranger: its key must not redirect the next one.
  if (isNewContact && before.tokenHash !== hashToken(sessionId)) throw new AppError("forbidden");
  const startsWaiting = before.state === "assistant" || before.state === "closed";
  const [row] = await ctx.db
    .update(chatSession)
    .set({
      ...(contact && { contact }),
      // Revoke the key of letters to the previous contact.
      ...(isNewContact && { linkHash: null }),
      lastActivityAt: ctx.now,
      version: before.version + 1,
      ...(startsWaiting && waitingFields(ctx)),
    })
    .where(eq(chatSession.id, before.id))
    .returning();
  await endSnooze(ctx, { kind: "chat", id: before.id });
  if (startsWaiting) await notifyStaffOfChat(ctx, row ?? before);
  if (contact) await scheduleUnseenCheck(ctx, before.id);
  await notifyChat(ctx, before.id);
  return toChatStatus(row ?? before, ctx.now);
}

/** Escalates as if the visitor had asked for a person. The caller holds the row lock. */
export async function escalateToPerson(ctx: Ctx, session: SessionRow): Promise<void> {
  if (session.state !== "assistant") return;
  await ctx.db
    .update(chatSession)
    .set({ ...waitingFields(ctx), version: session.version + 1 })
    .where(eq(chatSession.id, session.id));
  await notifyStaffOfChat(ctx, session);
}

function waitingFields({ now }: Ctx) {
  return { state: "waiting" as const, waitingSince: now };
}

function notifyStaffOfChat(ctx: Ctx, session: SessionRow): Promise<void> {
  const about = visitorName(session, (id) => `#${id}`);
  return notifyStaff(ctx, { type: "chat_waiting", subjectId: session.id, about });
}
