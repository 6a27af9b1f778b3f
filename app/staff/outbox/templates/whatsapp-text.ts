import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import type { LetterFacts } from "../contract.ts";
import { type Letter, writeLocalLetter } from "./letters.ts";
import { type LocalLetterFields, type LocalLetterName, localLetterFields } from "./local-letters.ts";

/** What an operator registers with Meta or Twilio: a letter with its holes numbered, and which word fills which. */
export type WhatsappTemplate = { body: string; placeholders: readonly (keyof LocalLetterFields)[] };

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
const placeholderFields = Object.fromEntries(
  (["name", "service", "zone", "job", "urgency", "until", "link"] satisfies (keyof LocalLetterFields)[]).map(
    (hole) => [hole, `{{${hole}}}`],
  ),
) as LocalLetterFields;

/**
 * The template of a letter, read from its own sentences: so what is registered, what is sent and what staff read in the
 * outbox cannot differ.
 */
export function whatsappTemplate(name: LocalLetterName, locale: Locale): WhatsappTemplate {
  const placeholders: (keyof LocalLetterFields)[] = [];
  const text = whatsappText(writeLocalLetter(name, placeholderFields, locale), locale);
  const body = text.replace(/\{\{(\w+)\}\}/g, (_mark, hole: keyof LocalLetterFields) => {
    if (!placeholders.includes(hole)) placeholders.push(hole);
    return `{{${placeholders.indexOf(hole) + 1}}}`;
  });
  return { body, placeholders };
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
  const fields = localLetterFields(facts, locale, site);
  return whatsappTemplate(name, locale).placeholders.map((hole) => fields[hole]);
}
