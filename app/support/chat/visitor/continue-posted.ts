import type { Locale } from "#platform/i18n/locale.ts";
import type { Conversation } from "./conversation.ts";
import type { Posted, SendPath } from "./conversation-view.ts";

/** Continues what was posted without JavaScript; an existing conversation gets the messages instead. */
export async function continuePosted(
  { sessionId, messages, failed }: Posted,
  conversation: Conversation,
  language: Locale,
  path: SendPath,
): Promise<void> {
  const visitorTexts = messages.flatMap(({ author, text }) => (author === "visitor" ? [text] : []));
  const toRepeat = conversation.adoptSession(sessionId, language) ? [] : visitorTexts;
  const unsent = failed === null || visitorTexts.includes(failed) ? [] : [failed];
  const texts = [...toRepeat, ...unsent];
  if (texts.length === 0) return;
  // The page may be reloaded: do not send a message twice.
  await conversation.refresh(language);
  const view = conversation.view();
  const present = new Set([...view.messages, ...view.unsent].map(({ text }) => text));
  for (const text of texts) if (!present.has(text)) conversation.send(text, language, path);
}
