import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Localized } from "#platform/i18n/text.ts";
import type { messages } from "../offer-messages.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Santo Domingo is UTC-4 all year. */
const utcOffset = 4 * hour;

/** The deadline in Santo Domingo time: "today, 2:32 PM", "tomorrow, 7:00 AM", "Fri, Nov 20, 2026, 2:32 PM". */
export function untilText(
  until: string,
  now: number,
  locale: Locale,
  t: Pick<Localized<typeof messages>, "today" | "tomorrow">,
): string {
  const localUntil = Date.parse(until) - utcOffset;
  const time = formatPublicMoment(until, "time", locale);
  const days = Math.floor(localUntil / day) - Math.floor((now - utcOffset) / day);
  if (days === 0) return t.today(time);
  return days === 1 ? t.tomorrow(time) : formatPublicMoment(until, "weekdayMoment", locale);
}
