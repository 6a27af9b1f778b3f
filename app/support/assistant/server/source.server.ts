import type { KnowledgeEntry } from "#app/site/guide/contract.ts";
import { packages } from "#app/site/packages/packages.ts";
import { formatMoney } from "#app/ui/money.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import type { AssistantReply } from "../contract.ts";

export function sourceOf({ slug, topic, question }: KnowledgeEntry, locale: Locale) {
  return { title: question[locale], path: `/guide/${topic}#${slug}` };
}

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

export function packageLines(locale: Locale): string[] {
  return packages.map(
    ({ name, priceCents, originalPriceCents }) =>
      `${name}: ${formatMoney(priceCents, "USD", locale)} (${formatMoney(originalPriceCents, "USD", locale)})`,
  );
}
