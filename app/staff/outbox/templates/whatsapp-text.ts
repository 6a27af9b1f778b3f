import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import type { LetterFacts } from "../contract.ts";
import { type Letter, writeLocalLetter } from "./letters.ts";
import { type LocalLetterName, type LocalWords, localWords } from "./local-letters.ts";

/** What an operator registers with Meta or Twilio: a letter with its holes numbered, and which word fills which. */
export type WhatsappTemplate = { body: string; holes: readonly (keyof LocalWords)[] };

const messages = bilingual({
  closing: {
    en: "If you want no more messages, answer STOP or BAJA.",
    es: "Si no quieres más mensajes, responde BAJA o STOP.",
  },
});

/** A letter as WhatsApp shows it: no subject, no table, no button; and how to be left in peace. */
export function whatsappText(letter: Letter, locale: Locale): string {
  const { closing } = inLocale(messages, locale);
  return [...letter.paragraphs, `— ${letter.signature}`, closing].join("\n\n");
}

/** Every hole filled with its own name. */
const marked = Object.fromEntries(
  (["name", "service", "zone", "job", "urgency", "until", "link"] satisfies (keyof LocalWords)[]).map(
    (hole) => [hole, `{{${hole}}}`],
  ),
) as LocalWords;

/**
 * The template of a letter, read from its own sentences: so what is registered, what is sent and what staff read in the
 * outbox cannot differ.
 */
export function whatsappTemplate(name: LocalLetterName, locale: Locale): WhatsappTemplate {
  const holes: (keyof LocalWords)[] = [];
  const text = whatsappText(writeLocalLetter(name, marked, locale), locale);
  const body = text.replace(/\{\{(\w+)\}\}/g, (_mark, hole: keyof LocalWords) => {
    if (!holes.includes(hole)) holes.push(hole);
    return `{{${holes.indexOf(hole) + 1}}}`;
  });
  return { body, holes };
}

/**
 * What fills the holes of a letter's template, in their order.
 * @param site the site's own address, for the link
 */
export function whatsappParams(
  name: LocalLetterName,
  facts: LetterFacts,
  locale: Locale,
  site: string,
): string[] {
  const words = localWords(facts, locale, site);
  return whatsappTemplate(name, locale).holes.map((hole) => words[hole]);
}
