import { momentText } from "#app/desk/moments.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Localized } from "#platform/i18n/text.ts";
import type { messages } from "./offer-messages.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Santo Domingo is four hours behind UTC all year. */
const behindUtc = 4 * hour;

/**
 * Until when a vendor may answer, as one says it there: "today, 2:32 PM", "tomorrow, 7:00 AM", "Fri 20 Nov 2026, 2:32 PM".
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
  const time = clock(new Date(there), locale);
  const days = Math.floor(there / day) - Math.floor((now - behindUtc) / day);
  if (days === 0) return t.today(time);
  return days === 1 ? t.tomorrow(time) : `${momentText(until, "day", locale)}, ${time}`;
}

/** Reckoned here: the browsers' own tables differ in the spaces and dots of a twelve-hour clock. */
function clock(there: Date, locale: Locale): string {
  const [hours, minutes] = [there.getUTCHours(), there.getUTCMinutes()];
  const half = locale === "en" ? { am: "AM", pm: "PM" } : { am: "a. m.", pm: "p. m." };
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? half.am : half.pm}`;
}
