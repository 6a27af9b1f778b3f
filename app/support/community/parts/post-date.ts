import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { timeZone } from "#platform/i18n/santo-domingo.ts";

// Created on first use: it takes milliseconds.
let english: Intl.DateTimeFormat | undefined;

/**
 * Santo Domingo time. English follows the specification ("Nov 20, 2026, 02:32 PM"), assembled from parts because
 * browsers' separators differ.
 */
export function postDate(at: string, locale: Locale): string {
  if (locale === "es") return formatPublicMoment(at, "moment", "es");
  english ??= new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = new Map(english.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${of("month")} ${of("day")}, ${of("year")}, ${of("hour")}:${of("minute")} ${of("dayPeriod")}`;
}
