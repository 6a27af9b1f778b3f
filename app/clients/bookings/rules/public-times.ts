import { formatClock, formatPublicMoment } from "#platform/i18n/format-moment.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { momentInSantoDomingo, timeZone, todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Tracking } from "../contract.ts";

const hour = 3_600_000;

/** "Wed, Mar 31, 2027, 9:00 AM" in Santo Domingo; without a slot only the day. */
export function appointmentText(at: string, slot: string, locale: Locale): string {
  const day = formatPublicMoment(at, "weekday", locale);
  return slot ? `${day}, ${formatClock(slot, locale)}` : day;
}

/** "Wed, Mar 31, 2027" of a day like "2027-03-31". */
export function dayText(day: string, locale: Locale): string {
  return formatPublicMoment(momentInSantoDomingo(day, "12:00"), "weekday", locale);
}

/** "Fri, Nov 20, 2026, 2:32 PM" in Santo Domingo. */
export function dateTimeText(at: string, locale: Locale): string {
  return formatPublicMoment(at, "weekdayMoment", locale);
}

type Appointment = Pick<Tracking, "preferredDate" | "preferredTime">;

const toCalendarTime = (milliseconds: number) =>
  new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, "");

/** Google Calendar link for the appointment (one hour, or the whole day). Does not contain the tracking link. */
export function googleCalendarLink(
  { preferredDate, preferredTime }: Appointment,
  { title, details }: { title: string; details: string },
): string {
  const start = Date.parse(preferredDate);
  const day = (at: number) => todayInSantoDomingo(new Date(at)).replaceAll("-", "");
  const dates = preferredTime
    ? `${toCalendarTime(start)}/${toCalendarTime(start + hour)}`
    : `${day(start)}/${day(start + 24 * hour)}`;
  const params = new URLSearchParams({ action: "TEMPLATE", text: title, dates, details, ctz: timeZone });
  return `https://calendar.google.com/calendar/render?${params}`;
}
