import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { entryOf } from "#app/site/guide/public.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { companyMessages } from "../company-messages.ts";
import type { AssistantReply } from "../contract.ts";
import type { CompanyTopic } from "../understanding/company-topics.ts";
import { sourceOf } from "./source.server.ts";

/** The answer to a question about the company, from the operator's data. What the operator left empty it does not claim. */
export function companyReply(topic: CompanyTopic, locale: Locale): AssistantReply {
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
  const parts: Record<CompanyTopic, (string | null)[]> = {
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
  return parts[topic].filter(Boolean).join("\n\n");
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
