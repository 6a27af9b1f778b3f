import type { Hours } from "#app/marketplace/vendors/rules/opening-hours.ts";
import { weekdayOf } from "#app/marketplace/vendors/rules/opening-hours.ts";
import { formatClock } from "#platform/i18n/format-moment.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Localized } from "#platform/i18n/text.ts";
import type { messages } from "./messages.ts";
import type { Concern } from "./rules/concerns.ts";
import { twelveHourSlot } from "./rules/preferred-moment.ts";

type Texts = Localized<typeof messages>["concerns"];
type Weekdays = Record<ReturnType<typeof weekdayOf>, string>;

/**
 * Why a time does not fit, and that one may ask all the same.
 * @param day like "2027-03-31" @param weekdays the weekdays' names in the page's language
 */
export function concernText(
  concern: Concern,
  day: string,
  { texts, weekdays, locale }: { texts: Texts; weekdays: Weekdays; locale: Locale },
): string {
  const name = weekdays[weekdayOf(day)];
  const weekday = locale === "es" ? name.toLowerCase() : name;
  switch (concern.fit) {
    case "unreachable":
      return texts.unreachable;
    case "closure":
      return texts.closure(concern.closure.words);
    case "outside":
      return texts.outside(weekday, concern.blocks.map((block) => blockText(block, locale)).join(", "));
    default:
      return texts[concern.fit](weekday);
  }
}

function blockText({ opens, closes }: Hours, locale: Locale): string {
  return [opens, closes].map((clock) => formatClock(twelveHourSlot(clock), locale)).join(" - ");
}
