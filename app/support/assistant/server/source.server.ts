import type { KnowledgeEntry } from "#app/site/guide/contract.ts";
import { packages } from "#app/site/packages/packages.ts";
import { formatMoney } from "#app/ui/money.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import type { AssistantReply } from "../contract.ts";

/** The guide's entry as the source of an answer, with a link to it. */
export function sourceOf({ slug, topic, question }: KnowledgeEntry, locale: Locale) {
  return { title: question[locale], path: `/guide/${topic}#${slug}` };
}

/** The guide's entry itself as the answer: there is no AI, it failed, or its answer was withheld. */
export function entryReply(entry: KnowledgeEntry, locale: Locale): AssistantReply {
  return {
    text: entry.answer[locale],
    translation: entry.answer[otherLocale(locale)],
    sources: [sourceOf(entry, locale)],
    culturalContext: null,
    by: "knowledge",
    offersPerson: false,
  };
}

/** The packages, one a line, with the price and in brackets the former one; for the prompt and for checking answers. */
export function packageLines(locale: Locale): string[] {
  return packages.map(
    ({ name, priceCents, originalPriceCents }) =>
      `${name}: ${formatMoney(priceCents, "USD", locale)} (${formatMoney(originalPriceCents, "USD", locale)})`,
  );
}
