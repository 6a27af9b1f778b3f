import { and, eq, isNull, ne } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { newKey } from "#platform/forms/intent.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { ChatMessage, previewed, replyPreview, StaffChat, StaffReply } from "../contract.ts";
import { publicName } from "../public-name.ts";
import { chatMessage, chatSession } from "../schema.server.ts";
import { translated } from "./answer.server.ts";
import { lockedChat, readChat } from "./desk.server.ts";
import { tell } from "./keep.server.ts";
import { type MessageRow, messageOf } from "./session.server.ts";
import { translationOf } from "./translation.server.ts";
import { writeIfUnseen } from "./unseen.server.ts";

/**
 * Sends a staff answer with its translation and assigns the conversation to its author. The translation may take
 * seconds and is made before the transaction.
 * @throws AppError conflict when a colleague has it; key_reused when the id came with another text
 */
export async function replyAsStaff(ctx: Ctx, input: { id: number } & StaffReply): Promise<ChatMessage> {
  requireStaff(ctx);
  const { id, text, clientId = newKey() } = input;
  const language = input.language ?? ctx.locale;
  const { translation = null } = input.translation ? input : await previewReply(ctx, { id, text, language });
  const row = await ctx.db.transaction((db) =>
    keepReply(
      { ...ctx, db, now: new Date() },
      { sessionId: id, clientId, text, locale: language, translation },
    ),
  );
  return messageOf(row);
}

export async function previewReply(
  ctx: Ctx,
  { id, text, language = ctx.locale }: { id: number } & z.output<typeof replyPreview>,
): Promise<z.infer<typeof previewed>> {
  requireStaff(ctx);
  const [visitor] = await ctx.db
    .select({ locale: chatSession.locale })
    .from(chatSession)
    .where(eq(chatSession.id, id));
  if (!visitor) throw new AppError("not_found");
  return { translation: visitor.locale === language ? null : await translated(ctx, text, language) };
}

type Reply = Pick<MessageRow, "sessionId" | "text" | "locale" | "translation"> & { clientId: string };

async function keepReply(ctx: Ctx, reply: Reply): Promise<MessageRow> {
  const session = await lockedChat(ctx, reply.sessionId);
  const staff = requireStaff(ctx);
  const [email, name] = [staff.email, publicName(staff)];
  const [row] = await ctx.db
    .insert(chatMessage)
    .values({ ...reply, author: "staff", by: name, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  if (!row) return keptBefore(ctx, reply);
  if (session.state === "staff" && session.assignee !== null && session.assignee !== email)
    throw new AppError("conflict");
  await ctx.db
    .update(chatSession)
    .set({
      state: "staff",
      assignee: email,
      assigneeName: name,
      waitingSince: null,
      lastActivityAt: ctx.now,
      version: session.version + 1,
    })
    .where(eq(chatSession.id, session.id));
  if (session.state !== "staff" || session.assignee !== email) {
    const detail = { from: session.state, to: "staff" };
    await recordAudit(ctx, { act: "chat.state", subject: "chat", subjectId: session.id, detail });
  }
  await tell(ctx, session.id);
  await writeIfUnseen(ctx, session.id);
  return row;
}

async function keptBefore(ctx: Ctx, { sessionId, clientId, text }: Reply): Promise<MessageRow> {
  const [row] = await ctx.db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.sessionId, sessionId), eq(chatMessage.clientId, clientId)));
  if (row?.text !== text) throw new AppError("key_reused");
  return row;
}

/** Newest messages translated per request, in parallel, to stay within its time limit. */
const mostAtOnce = 10;

export async function translateForStaff(ctx: Ctx, { id }: { id: number }): Promise<StaffChat> {
  requireStaff(ctx);
  const foreign = await ctx.db
    .select()
    .from(chatMessage)
    .where(
      and(eq(chatMessage.sessionId, id), ne(chatMessage.locale, ctx.locale), isNull(chatMessage.translation)),
    )
    .orderBy(chatMessage.id);
  await Promise.all(
    foreign.slice(-mostAtOnce).map((row) =>
      translationOf(ctx, row).catch((error: unknown) => {
        if (!(error instanceof AppError)) log.warn(safeError(error), "a message was not translated");
      }),
    ),
  );
  return readChat(ctx, { id });
}
