import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";

/** A calendar month as "YYYY-MM". */
export type Month = string;

/** The month of a moment in Santo Domingo. */
export function monthOf(now: Date): Month {
  return todayInSantoDomingo(now).slice(0, 7);
}

/** `count` consecutive months starting with `first`. */
export function monthsFrom(first: Month, count: number): Month[] {
  const [year = 0, month = 1] = first.split("-").map(Number);
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i)).toISOString().slice(0, 7),
  );
}

// Cached: creating a formatter takes milliseconds, and a list of months needs many.
const formats = new Map<string, Intl.DateTimeFormat>();

/** The month in words of a language: "March 2027", "marzo de 2027". */
export function monthName(month: Month, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
    formats.set(locale, format);
  }
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
