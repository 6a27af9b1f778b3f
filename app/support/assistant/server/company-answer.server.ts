import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { entryOf } from "#app/site/guide/public.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { companyMessages } from "../company-messages.ts";
import type { AssistantReply } from "../contract.ts";
import type { CompanyTopic } from "../understanding/company.server.ts";
import { entryReply, sourceOf } from "./source.server.ts";

/** The guide's entry that already answers. */
const entries: Partial<Record<CompanyTopic, string>> = {
  who: "how-arribo-works",
  payment: "package-paying",
  refund: "package-refunds",
  languages: "languages-spoken",
  "vendor-join": "become-a-vendor",
  privacy: "privacy-erase-data",
};

/** Of one topic, entries by what the question names; the last is for all others. */
const byWords: Partial<Record<CompanyTopic, readonly (readonly [words: RegExp | null, slug: string])[]>> = {
  prices: [
    [/upgrade|diferencia|difference|pasar|later|luego|chang/i, "package-changing"],
    [/hidden|extra|top of|ocult|adicional|aparte/i, "package-not-included"],
    [null, "packages-prices"],
  ],
  included: [
    [/upgrade|diferencia|difference|pasar|later|luego|chang|cambi/i, "package-changing"],
    [/\b(or|o|vs|versus)\b.{0,30}(explorer|royal|elite)|suits|conviene/i, "package-choosing"],
    [/\belite\b/i, "package-elite"],
    [/\broyal\b/i, "package-royal"],
    [/\bexplorer\b/i, "package-explorer"],
    [/fee|extra|lawyer|abogad|rent|alquiler|vuelo|flight|honorario/i, "package-not-included"],
    [null, "package-choosing"],
  ],
  booking: [
    [/cancel|change|chang|cambi|mover|aplaz|posp|reprogram|anul/i, "booking-change-cancel"],
    [/status|track|link|estado|estatus|where|confirm|perdi|lost|referenc/i, "booking-track"],
    [/show|appear|aparec|llega|wrong|rompe|damage|roba|steal|mal\b|bad\b|late|cumple/i, "provider-checks"],
    [/without|sin\b/i, "booking-without-package"],
    [null, "booking-a-provider"],
  ],
};

/** The answer to a question about the company, from the operator's data or the guide. What the operator left empty it does not claim. */
export function companyReply(
  topic: CompanyTopic,
  { asked, locale }: { asked: string; locale: Locale },
): AssistantReply {
  const slug = entries[topic] ?? byWords[topic]?.find(([words]) => words === null || words.test(asked))?.[1];
  const entry = slug === undefined ? undefined : entryOf(slug);
  if (entry) return entryReply(entry, locale);
  return {
    text: textOf(topic, locale),
    translation: textOf(topic, otherLocale(locale)),
    sources: sourcesOf(topic, locale),
    culturalContext: null,
    by: "knowledge",
    offersPerson: false,
  };
}

function textOf(topic: CompanyTopic, locale: Locale): string {
  const t = inLocale(companyMessages, locale);
  const { legal, supportPhone } = operator();
  const ways = [t.call(supportPhone), legal.supportContact && t.support(legal.supportContact), t.write];
  const parts: Partial<Record<CompanyTopic, (string | null)[]>> = {
    "person-behind": [t.bot, t.call(supportPhone)],
    where: [
      legal.address ? t.address(legal.address) : t.noAddress,
      t.towns(listOf(locations, locale)),
      t.call(supportPhone),
    ],
    hours: [hoursText(locale), t.call(supportPhone)],
    contact: ways,
    next: [t.next],
  };
  return (parts[topic] ?? ways).filter(Boolean).join("\n\n");
}

function sourcesOf(topic: CompanyTopic, locale: Locale): AssistantReply["sources"] {
  if (topic === "next") return [{ title: inLocale(companyMessages, locale).nextTitle, path: "/packages" }];
  const about = topic === "person-behind" ? entryOf("how-arribo-works") : undefined;
  return about ? [sourceOf(about, locale)] : [];
}

function hoursText(locale: Locale): string {
  const t = inLocale(companyMessages, locale);
  const { days, from, to } = operator().chatHours;
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  return t.hours(daysText(days, locale), clock(from), clock(to));
}

/** "from Monday to Saturday", "on Monday and Friday". @param days 0 is Sunday */
function daysText(days: readonly number[], locale: Locale): string {
  const t = inLocale(companyMessages, locale);
  const week = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  if (week.length === 7) return t.everyDay;
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  // 4 January 1970 was a Sunday.
  const names = week.map((day) => format.format(new Date(Date.UTC(1970, 0, 4 + day))));
  const isRow =
    week.length > 2 && week.every((day, at) => at === 0 || (day || 7) === (week[at - 1] ?? 0) + 1);
  return isRow ? t.daysFromTo(names[0] ?? "", names.at(-1) ?? "") : t.onDays(listOf(names, locale));
}

const listOf = (names: readonly string[], locale: Locale) =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
