import type { Locale } from "#platform/i18n/locale.ts";
import type { Conversation } from "./conversation.ts";
import type { Posted, Way } from "./conversation-view.ts";

/** Continues what was posted without JavaScript; an existing conversation gets the messages instead. */
export async function goOnFrom(
  { sessionId, messages, failed }: Posted,
  talk: Conversation,
  language: Locale,
  way: Way,
): Promise<void> {
  const said = messages.flatMap(({ author, text }) => (author === "visitor" ? [text] : []));
  const elsewhere = talk.adopt(sessionId, language) ? [] : said;
  const lost = failed === null || said.includes(failed) ? [] : [failed];
  const texts = [...elsewhere, ...lost];
  if (texts.length === 0) return;
  // The page may be reloaded: do not send a message twice.
  await talk.read(language);
  const view = talk.view();
  const here = new Set([...view.messages, ...view.unsent].map(({ text }) => text));
  for (const text of texts) if (!here.has(text)) talk.send(text, language, way);
}
