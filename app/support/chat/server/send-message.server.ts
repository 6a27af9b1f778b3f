import type { z } from "zod";
import type { Ctx } from "#platform/database/pool.server.ts";
import { consume } from "#platform/http/limits.server.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type { ChatMessage, MessageReceipt, newMessage, SimpleReply, simpleMessage } from "../contract.ts";
import { messages } from "../messages.ts";
import { answerMessage, askAssistant } from "./answer.server.ts";
import { saveMessage } from "./save-message.server.ts";
import { toChatMessage } from "./session.server.ts";

/**
 * Stores a visitor's message and answers it. Not one transaction: the provider may take seconds, and the message must
 * be stored even if it fails.
 * @throws AppError not_found; rate_limited; key_reused when the client id came with another text; unavailable without
 * an answer
 */
export async function sendMessage(ctx: Ctx, input: z.output<typeof newMessage>): Promise<MessageReceipt> {
  const language = input.userLanguage ?? ctx.locale;
  const { message, state } = await saveMessage(ctx, { ...input, language });
  const row = state === "staff" ? null : await answerMessage(ctx, message);
  const answer = row && toChatMessage(row);
  return { aiResponse: answer && toAiResponse(answer), message: toChatMessage(message), answer, state };
}

function toAiResponse({ text, translation, culturalContext }: ChatMessage): MessageReceipt["aiResponse"] {
  return {
    response: text,
    translatedResponse: translation,
    culturalContext,
    needsTranslation: translation !== null,
  };
}

/**
 * Answers one message: with a session like `sendMessage`, without one it stores nothing.
 * @param address rate limit key for questions without a session
 * @throws AppError rate_limited; with a session also what `sendMessage` throws
 */
export async function sendSimpleMessage(
  ctx: Ctx,
  { sessionId, ...input }: z.output<typeof simpleMessage>,
  address: string,
): Promise<SimpleReply> {
  const locale = input.userLanguage ?? ctx.locale;
  if (sessionId !== undefined) {
    const { message, answer } = await sendMessage(ctx, { ...input, sessionId });
    const { culturalContext = null, origin: by = null, offersPerson = false, sources = [] } = answer ?? {};
    const reply = answer?.text ?? inLocale(messages, locale).withPerson;
    return { reply, sources, culturalContext, by, offersPerson, message, answer };
  }
  await consume("chat", address);
  const answer = await askAssistant(ctx, { question: input.message, locale, history: [] });
  const { text: reply, sources, culturalContext, by, offersPerson } = answer;
  return { reply, sources, culturalContext, by, offersPerson, message: null, answer: null };
}
