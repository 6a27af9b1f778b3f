import type { Locale } from "#platform/i18n/locale.ts";
import { publicMoment } from "#platform/i18n/public-moments.ts";
import type { Localized } from "#platform/i18n/text.ts";
import type { messages } from "../offer-messages.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Santo Domingo is four hours behind UTC all year. */
const behindUtc = 4 * hour;

/**
 * Until when a vendor may answer, as one says it there: "today, 2:32 PM", "tomorrow, 7:00 AM", "Fri, Nov 20, 2026, 2:32 PM".
 * @param until an ISO text
 * @param now milliseconds
 */
export function untilText(
  until: string,
  now: number,
  locale: Locale,
  t: Pick<Localized<typeof messages>, "today" | "tomorrow">,
): string {
  const there = Date.parse(until) - behindUtc;
  const time = publicMoment(until, "time", locale);
  const days = Math.floor(there / day) - Math.floor((now - behindUtc) / day);
  if (days === 0) return t.today(time);
  return days === 1 ? t.tomorrow(time) : publicMoment(until, "weekdayMoment", locale);
}
