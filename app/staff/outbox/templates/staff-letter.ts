import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import type { LetterFacts } from "../contract.ts";
import { putInLink } from "../letter-link.ts";

const texts = bilingual({
  linkGone: { en: "(the link is no longer kept)", es: "(el enlace ya no se guarda)" },
});

/** The paragraphs of a letter that staff wrote themselves, with its link. @param site base URL for the link */
export function staffLetterParagraphs(facts: LetterFacts, locale: Locale, site: string): string[] {
  const link = facts.path ? `${site}${facts.path}` : inLocale(texts, locale).linkGone;
  return putInLink(facts.message, link).split(/\n{2,}/);
}
