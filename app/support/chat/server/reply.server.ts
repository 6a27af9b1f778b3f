import { randomUUID } from "node:crypto";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { z } from "zod";
import { transition } from "#app/staff/shell/editing/transition.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { ChatMessage, previewResult, replyPreview, StaffChat, StaffReply } from "../contract.ts";
import { publicName } from "../public-name.ts";
import { chatMessage, chatSession } from "../schema.server.ts";
import { translateOrNull } from "./answer.server.ts";
import { readChat } from "./desk.server.ts";
import { notifyChat } from "./save-message.server.ts";
import { type MessageRow, toChatMessage } from "./session.server.ts";
import { translateMessage } from "./translation.server.ts";
import { scheduleUnseenCheck } from "./unseen.server.ts";

/**
 * Sends a staff answer with its translation and assigns the conversation to its author; a take-over is audited, and
 * `takenFrom` names the colleague whose it was. A letter follows if the visitor does not see it. The translation may take seconds and is made before the transaction.
 * @throws AppError not_found; conflict when a colleague has it; key_reused when the id came with another text
 */
export async function replyAsStaff(ctx: Ctx, input: { id: number } & StaffReply): Promise<ChatMessage> {
  requireStaff(ctx);
  const { id, clientId = randomUUID(), takenFrom } = input;
  const reply = { ...(await wordsOf(ctx, input)), sessionId: id, clientId };
  const row = await ctx.db.transaction((db) => saveReply({ ...ctx, db, now: new Date() }, reply, takenFrom));
  return toChatMessage(row);
}

type Words = Pick<MessageRow, "text" | "locale" | "translation">;

/** What is stored for the visitor's page, which shows a translation first where it is in the page's language. */
async function wordsOf(ctx: Ctx, input: { id: number } & StaffReply): Promise<Words> {
  const { id, text, language: locale = ctx.locale } = input;
  const page = await pageLanguage(ctx, id);
  const { reads = page } = input;
  if (reads === locale)
    return { text, locale, translation: locale === page ? input.translation || null : text };
  const { translation } = input.translation ? input : await previewReply(ctx, { ...input, reads });
  if (!translation || reads === page) return { text, locale, translation: translation ?? null };
  return { text: translation, locale: reads, translation };
}

async function pageLanguage({ db }: Ctx, id: number): Promise<Locale> {
  const [session] = await db
    .select({ locale: chatSession.locale })
    .from(chatSession)
    .where(eq(chatSession.id, id));
  if (!session) throw new AppError("not_found");
  return session.locale;
}

/**
 * How the visitor would read an answer. `translation` is null if it is in the language in which they read, or cannot be
 * translated: the phrasebook translates whole phrases only.
 * @throws AppError not_found
 */
export async function previewReply(
  ctx: Ctx,
  { id, text, language = ctx.locale, reads }: { id: number } & z.output<typeof replyPreview>,
): Promise<z.infer<typeof previewResult>> {
  requireStaff(ctx);
  const page = await pageLanguage(ctx, id);
  return { translation: (reads ?? page) === language ? null : await translateOrNull(ctx, text, language) };
}

type Reply = Words & { sessionId: number; clientId: string };

async function saveReply(ctx: Ctx, reply: Reply, takenFrom: string | undefined): Promise<MessageRow> {
  const staff = requireStaff(ctx);
  const [email, name] = [staff.email, publicName(staff)];
  const { result: row } = await transition(ctx, chatSession, reply.sessionId, async (session) => {
    const { state, assignee, version } = session;
    const [saved] = await ctx.db
      .insert(chatMessage)
      .values({ ...reply, author: "staff", by: name, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    if (!saved) return null;
    const isTheirs = state === "staff" && assignee !== null && assignee !== email;
    if (isTheirs && assignee !== takenFrom) throw new AppError("conflict");
    const isTaken = state !== "staff" || assignee !== email;
    return {
      set: {
        state: "staff" as const,
        assignee: email,
        assigneeName: name,
        waitingSince: null,
        lastActivityAt: ctx.now,
        version: version + 1,
      },
      event: isTaken ? { act: "chat.state", subject: "chat", detail: { from: state, to: "staff" } } : null,
      result: saved,
    };
  });
  if (!row) return findSavedReply(ctx, reply);
  await notifyChat(ctx, reply.sessionId);
  await scheduleUnseenCheck(ctx, reply.sessionId);
  return row;
}

async function findSavedReply(ctx: Ctx, { sessionId, clientId, text }: Reply): Promise<MessageRow> {
  const [row] = await ctx.db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.sessionId, sessionId), eq(chatMessage.clientId, clientId)));
  if (row?.text !== text) throw new AppError("key_reused");
  return row;
}

/** Newest messages translated per request, in parallel, to stay within its time limit. */
const maxTranslations = 10;

/**
 * Translates and stores the newest messages that are not in the caller's language. Those that fail stay as they are.
 * @throws AppError not_found
 */
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
    foreign.slice(-maxTranslations).map((row) =>
      translateMessage(ctx, row).catch((error: unknown) => {
        if (!(error instanceof AppError)) log.warn(safeError(error), "could not translate a chat message");
      }),
    ),
  );
  return readChat(ctx, { id });
}
