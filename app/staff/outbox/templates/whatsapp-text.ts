import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import type { LetterFacts } from "../contract.ts";
import type { PhoneLetterName } from "../letter-registry.ts";
import { type Letter, renderLocalLetter } from "./letters.ts";
import { type LocalLetterFields, localLetterFields } from "./local-letters.ts";

/** As registered with Meta or Twilio: the body has numbered placeholders, in the order of `placeholders`. */
export type WhatsappTemplate = { body: string; placeholders: readonly (keyof LocalLetterFields)[] };

const messages = bilingual({
  closing: {
    en: "If you don't want more messages, reply STOP or BAJA.",
    es: "Si no quieres más mensajes, responde BAJA o STOP.",
  },
});

/** Without subject, details and button; ends with how to opt out. */
export function whatsappText(letter: Letter, locale: Locale): string {
  const { closing } = inLocale(messages, locale);
  return [...letter.paragraphs, `— ${letter.signature}`, closing].join("\n\n");
}

const placeholderFields = Object.fromEntries(
  (
    [
      "name",
      "service",
      "zone",
      "day",
      "place",
      "pay",
      "length",
      "job",
      "urgency",
      "until",
      "link",
    ] satisfies (keyof LocalLetterFields)[]
  ).map((placeholder) => [placeholder, `{{${placeholder}}}`]),
) as LocalLetterFields;

/** Derived from the letter's text, so that the registered template cannot differ from what is sent. */
export function whatsappTemplate(name: PhoneLetterName, locale: Locale): WhatsappTemplate {
  const placeholders: (keyof LocalLetterFields)[] = [];
  const text = whatsappText(renderLocalLetter(name, placeholderFields, locale), locale);
  const body = text.replace(/\{\{(\w+)\}\}/g, (_match, placeholder: keyof LocalLetterFields) => {
    if (!placeholders.includes(placeholder)) placeholders.push(placeholder);
    return `{{${placeholders.indexOf(placeholder) + 1}}}`;
  });
  return { body, placeholders };
}

/** Values of a template's placeholders, in order. @param site base URL for the link */
export function whatsappParams(
  name: PhoneLetterName,
  facts: LetterFacts,
  locale: Locale,
  site: string,
): string[] {
  const fields = localLetterFields(facts, locale, site);
  return whatsappTemplate(name, locale).placeholders.map((placeholder) => fields[placeholder]);
}
