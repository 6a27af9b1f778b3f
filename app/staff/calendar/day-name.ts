import type { Locale } from "#platform/i18n/locale.ts";

const shapes = {
  /** Mon 30 Nov */
  weekday: { weekday: "short", day: "numeric", month: "short" },
  /** 30 Nov */
  day: { day: "numeric", month: "short" },
  /** 6 Dec 2026 */
  dayOfYear: { day: "numeric", month: "short", year: "numeric" },
  /** November 2026 */
  month: { month: "long", year: "numeric" },
  /** Monday 30 November */
  full: { weekday: "long", day: "numeric", month: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** @param day a calendar day, as "2026-11-30" */
export function dayName(day: string, shape: keyof typeof shapes, locale: Locale): string {
  const key = `${locale} ${shape}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "es-DO", {
      ...shapes[shape],
      timeZone: "UTC",
    });
    formats.set(key, format);
  }
  return format.format(new Date(`${day}T12:00:00Z`));
}
