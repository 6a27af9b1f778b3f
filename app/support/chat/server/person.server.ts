import { eq } from "drizzle-orm";
import type { z } from "zod";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { tokenHash } from "#platform/auth/vendor-token.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { ChatStanding, personAsked } from "../contract.ts";
import { chatSession } from "../schema.server.ts";
import { tell } from "./keep.server.ts";
import { openedBy, type SessionRow, standingOf } from "./session.server.ts";
import { writeIfUnseen } from "./unseen.server.ts";

/**
 * Requests a person, or stores where to answer; notifies staff once.
 * @throws AppError not_found; forbidden when a letter's key would change the contact
 */
export async function askForPerson(
  ctx: Ctx,
  { sessionId, contact }: z.output<typeof personAsked>,
): Promise<ChatStanding> {
  const [before] = await ctx.db.select().from(chatSession).where(openedBy(sessionId)).for("update");
  if (!before) throw new AppError("not_found");
  const isOther = contact !== undefined && contact !== "" && contact !== before.contact;
  // A letter may have reached a stranger: its key must not redirect the next one.
  if (isOther && before.tokenHash !== tokenHash(sessionId)) throw new AppError("forbidden");
  const isNew = before.state === "assistant" || before.state === "closed";
  const [row] = await ctx.db
    .update(chatSession)
    .set({
      ...(contact && { contact }),
      // Revoke the key of letters to the previous contact.
      ...(isOther && { linkHash: null }),
      lastActivityAt: ctx.now,
      version: before.version + 1,
      ...(isNew && waiting(ctx)),
    })
    .where(eq(chatSession.id, before.id))
    .returning();
  if (isNew) await tellStaff(ctx, row ?? before);
  if (contact) await writeIfUnseen(ctx, before.id);
  await tell(ctx, before.id);
  return standingOf(row ?? before, ctx.now);
}

/** Escalates as if the visitor had asked for a person. The caller holds the row lock. */
export async function callPerson(ctx: Ctx, session: SessionRow): Promise<void> {
  if (session.state !== "assistant") return;
  await ctx.db
    .update(chatSession)
    .set({ ...waiting(ctx), version: session.version + 1 })
    .where(eq(chatSession.id, session.id));
  await tellStaff(ctx, session);
}

function waiting({ now }: Ctx) {
  return { state: "waiting" as const, waitingSince: now };
}

function tellStaff(ctx: Ctx, { id, contact }: SessionRow): Promise<void> {
  return notifyStaff(ctx, { type: "chat_waiting", subjectId: id, about: contact || `#${id}` });
}
