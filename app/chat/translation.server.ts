import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { translate } from "#app/translation/translate.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { otherLocale } from "#platform/i18n/locale.ts";
import type { ChatMessage, translationAsked } from "./contract.ts";
import { messageOf, sessionOf } from "./session.server.ts";
import { chatMessage } from "./table.server.ts";

/**
 * What the visitor was answered, in the other language: translated when they ask for it, since each translation may cost,
 * and then kept. Not within a transaction: somebody outside may take seconds.
 * @throws AppError not_found; no_translation
 */
export async function translateAnswer(
  ctx: Ctx,
  { sessionId, message }: z.output<typeof translationAsked>,
): Promise<ChatMessage> {
  const { id } = await sessionOf(ctx, sessionId);
  const isThis = and(eq(chatMessage.id, message), eq(chatMessage.sessionId, id));
  const [row] = await ctx.db.select().from(chatMessage).where(isThis);
  if (!row || row.author === "visitor") throw new AppError("not_found");
  if (row.translation !== null) return messageOf(row);
  const { text, locale } = row;
  const { translatedText } = await translate(ctx, { text, from: locale, to: otherLocale(locale) });
  await ctx.db
    .update(chatMessage)
    .set({ translation: translatedText })
    .where(and(isThis, isNull(chatMessage.translation)));
  return messageOf({ ...row, translation: translatedText });
}
