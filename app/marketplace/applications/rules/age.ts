import { toDuration } from "#platform/i18n/due.ts";
import type { Locale } from "#platform/i18n/locale.ts";

/** Age in minutes, hours (under two days) or days, rounded down. */
export function ageText(at: string, now: number, locale: Locale): string {
  const { unit, amount } = toDuration(now - Date.parse(at));
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(-amount, unit);
}
