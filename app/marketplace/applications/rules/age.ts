import type { Locale } from "#platform/i18n/locale.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Age in minutes, hours (under two days) or days, rounded down. */
export function ageText(at: string, now: number, locale: Locale): string {
  const age = Math.max(0, now - Date.parse(at));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  if (age < hour) return format.format(-Math.floor(age / minute), "minute");
  if (age < 2 * day) return format.format(-Math.floor(age / hour), "hour");
  return format.format(-Math.floor(age / day), "day");
}
