import type { Locale } from "#platform/i18n/locale.ts";
import type { Addressee, MessageTemplate } from "../contract.ts";
import { filledTemplate } from "./menu.ts";
import { gapsIn, type PlaceholderValues } from "./placeholders.ts";

/** A letter being written. `key` makes sending it twice send one; it changes with the content. */
export type Draft = {
  subject: string;
  text: string;
  /** Language it is written in. */
  language: Locale;
  template: number | null;
  key: string;
};

export type Words = { subject: string; text: string };
/** A translation of exactly these words. */
export type Translated = { of: Words; into: Words };

export type Outgoing = Words & {
  language: Locale;
  /** template: the other language of a template that nobody changed; own: as it was written. */
  from: "own" | "template" | "translation";
};

/** A record's values in one language. */
export function valuesIn(to: Pick<Addressee, "values">, language: Locale): PlaceholderValues {
  return Object.fromEntries(Object.entries(to.values).map(([key, value]) => [key, value[language]]));
}

const isSame = (one: Words, other: Words) =>
  one.subject.trim() === other.subject.trim() && one.text.trim() === other.text.trim();

/** Whether the draft's words are the template's, filled in for the record. */
export function isAsTemplate(
  { subject, text, language }: Pick<Draft, "subject" | "text" | "language">,
  to: Pick<Addressee, "values">,
  template: MessageTemplate,
): boolean {
  const filled = filledTemplate(template, language, valuesIn(to, language));
  // A WhatsApp text has no subject.
  return isSame({ subject, text }, subject === "" ? { ...filled, subject: "" } : filled);
}

/**
 * What leaves: the other language of an unchanged template, or the chosen translation, or the words as written.
 * @param template the draft's own, if it is still there
 * @param translated a translation that the writer chose; one of other words does not count
 */
export function outgoingOf(
  draft: Draft,
  to: Pick<Addressee, "values" | "locale">,
  template: MessageTemplate | undefined,
  translated: Translated | undefined,
): Outgoing {
  const own = { subject: draft.subject.trim(), text: draft.text.trim() };
  if (draft.language === to.locale) return { ...own, language: draft.language, from: "own" };
  if (template && isAsTemplate(draft, to, template))
    return { ...otherLanguage(own, to, template), language: to.locale, from: "template" };
  if (translated && isSame(own, translated.of))
    return { ...translated.into, language: to.locale, from: "translation" };
  return { ...own, language: draft.language, from: "own" };
}

/** A subject that was removed stays so. */
function otherLanguage(
  own: Words,
  { locale, values }: Pick<Addressee, "values" | "locale">,
  template: MessageTemplate,
): Words {
  const { subject, text } = filledTemplate(template, locale, valuesIn({ values }, locale));
  return { subject: own.subject && subject, text };
}

/** The gaps of what leaves, as written there. */
export function gapsOf({ subject, text }: Words): string[] {
  return [...new Set([...gapsIn(subject), ...gapsIn(text)])];
}
