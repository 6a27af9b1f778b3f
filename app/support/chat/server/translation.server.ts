import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { z } from "zod";
import { translate } from "#app/support/translation/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { otherLocale } from "#platform/i18n/locale.ts";
import type { ChatMessage, translationRequest } from "../contract.ts";
import { translationOf } from "../rules/own-translation.ts";
import { chatMessage } from "../schema.server.ts";
import { findSession, type MessageRow, toChatMessage } from "./session.server.ts";

/** Lease of one translation in milliseconds; after it another process may try. */
const leaseMs = 28_000;

/**
 * Translates an answer on the visitor's request, since each may cost money, and stores it. Never within a transaction:
 * the provider may take seconds.
 * @throws AppError not_found, also for the visitor's own message; no_translation; unavailable
 */
export async function translateAnswer(
  ctx: Ctx,
  { sessionId, message }: z.output<typeof translationRequest>,
): Promise<ChatMessage> {
  const { id } = await findSession(ctx, sessionId);
  const [row] = await ctx.db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.id, message), eq(chatMessage.sessionId, id)));
  if (!row || row.author === "visitor") throw new AppError("not_found");
  return toChatMessage({ ...row, translation: await translateMessage(ctx, row) });
}

/**
 * Translates a message once: concurrent callers wait, and take over if the first one fails or its lease expires.
 * @throws AppError not_found; no_translation; unavailable
 */
export async function translateMessage(ctx: Ctx, { id, text, locale, author }: MessageRow): Promise<string> {
  for (const deadline = performance.now() + leaseMs; performance.now() < deadline; await sleep(400)) {
    const [row] = await ctx.db
      .select({ translation: chatMessage.translation })
      .from(chatMessage)
      .where(eq(chatMessage.id, id));
    if (!row) throw new AppError("not_found");
    const known = translationOf({ text, ...row });
    if (known !== null) return known;
    const until = await claim(ctx, id);
    if (!until) continue;
    let { translation } = row;
    try {
      const result = await translate(ctx, {
        text,
        from: locale,
        to: otherLocale(locale),
        isOurs: author === "staff",
      });
      translation = result.translatedText;
      return translation;
    } finally {
      // Only if the lease is still ours.
      const isOurs = and(eq(chatMessage.id, id), eq(chatMessage.translatingUntil, until));
      await ctx.db.update(chatMessage).set({ translation, translatingUntil: null }).where(isOurs);
    }
  }
  throw new AppError("unavailable", { retryAfter: 5 });
}

async function claim(ctx: Ctx, id: number): Promise<Date | undefined> {
  const now = new Date();
  const until = new Date(now.getTime() + leaseMs);
  const { text, translation, translatingUntil } = chatMessage;
  const isFree = or(isNull(translatingUntil), lt(translatingUntil, now));
  const rows = await ctx.db
    .update(chatMessage)
    .set({ translatingUntil: until })
    .where(and(eq(chatMessage.id, id), or(isNull(translation), eq(translation, text)), isFree))
    .returning({ id: chatMessage.id });
  return rows.length > 0 ? until : undefined;
}
