import type { Locale } from "#platform/i18n/locale.ts";
import { publicMoment } from "#platform/i18n/public-moments.ts";

// Made when first needed: a browser takes milliseconds for it.
let english: Intl.DateTimeFormat | undefined;

/**
 * When something was posted, in Santo Domingo time: in US English, as the specification has it ("Nov 20, 2026, 02:32 PM"),
 * and in Spanish as the rest of the house writes moments. Put together from its parts, since the spaces and words between
 * them are not the same in every browser's tables.
 */
export function postDate(at: string, locale: Locale): string {
  if (locale === "es") return publicMoment(at, "moment", "es");
  english ??= new Intl.DateTimeFormat("en-US", {
    timeZone: "America/Santo_Domingo",
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
