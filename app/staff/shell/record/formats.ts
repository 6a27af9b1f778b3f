import { mostCounted } from "#platform/database/lists/capped-count.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { momentInSantoDomingo, timeZone, todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";

// 24 hours: "am/pm" differs between the ICU data of Node and browsers, which would break hydration.
const clock = { timeZone, hourCycle: "h23" } as const;
const regions: Record<Locale, string> = { en: "en-GB", es: "es-DO" };

/** A shape without a year shows it too, unless it is the present one. */
const formatOptions = {
  /** Fri 20 Nov 2026 */
  day: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  /** 20 Nov */
  shortDay: { day: "numeric", month: "short" },
  /** Fri 20 Nov */
  weekdayDay: { weekday: "short", day: "numeric", month: "short" },
  /** Fri 20 Nov, 14:32 */
  weekdayMoment: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  /** 14:32 */
  time: { hour: "2-digit", minute: "2-digit" },
  /** Friday */
  weekday: { weekday: "long" },
  /** 20 Nov, 14:32 */
  shortMoment: { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  /** 20 Nov 2026, 14:32 */
  moment: { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** In Santo Domingo time. @param at a Date, milliseconds, or ISO 8601 */
export function formatDateTime(
  at: Date | number | string,
  shape: keyof typeof formatOptions,
  locale: Locale,
  now = new Date(),
): string {
  const moment = new Date(at);
  const options: Intl.DateTimeFormatOptions = formatOptions[shape];
  const addsYear = "month" in options && !("year" in options) && yearOf(moment) !== yearOf(now);
  const key = `${locale} ${shape} ${addsYear}`;
  let format = formats.get(key);
  if (!format) {
    const year = addsYear ? { year: "numeric" as const } : {};
    format = new Intl.DateTimeFormat(regions[locale], { ...clock, ...options, ...year });
    formats.set(key, format);
  }
  return format.format(moment);
}

const yearOf = (moment: Date) => todayInSantoDomingo(moment).slice(0, 4);

/** @param day a calendar day, as "2026-11-16" */
export function formatDay(day: string, locale: Locale, now = new Date()): string {
  return formatDateTime(momentInSantoDomingo(day, "12:00"), "shortDay", locale, now);
}

/** A count that ends at `most`: "1,000+" for more than a thousand. */
export function formatCapped(count: number, locale: Locale, most = mostCounted): string {
  return count < most ? formatCount(count, locale) : `${formatCount(most - 1, locale)}+`;
}

/** With separators for thousands. */
export function formatCount(count: number, locale: Locale): string {
  return count.toLocaleString(locale === "en" ? "en-US" : "es-DO");
}
