import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { santoDomingoClock } from "#platform/i18n/santo-domingo.ts";
import type { Localized } from "#platform/i18n/text.ts";
import type { messages } from "../offer-messages.ts";

const dayMs = 24 * 3_600_000;

/** The deadline in Santo Domingo time: "today, 2:32 PM", "tomorrow, 7:00 AM", "Fri, Nov 20, 2026, 2:32 PM". */
export function untilText(
  until: string,
  now: number,
  locale: Locale,
  t: Pick<Localized<typeof messages>, "today" | "tomorrow">,
): string {
  const time = formatPublicMoment(until, "time", locale);
  const days = dayNumber(Date.parse(until)) - dayNumber(now);
  if (days === 0) return t.today(time);
  return days === 1 ? t.tomorrow(time) : formatPublicMoment(until, "weekdayMoment", locale);
}

function dayNumber(at: number): number {
  return Math.floor(santoDomingoClock(at).getTime() / dayMs);
}
