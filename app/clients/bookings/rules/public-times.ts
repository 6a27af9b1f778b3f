import type { Locale } from "#platform/i18n/locale.ts";
import { clockText, publicMoment } from "#platform/i18n/public-moments.ts";
import { type Tracking, todayInSantoDomingo } from "../contract.ts";

const hour = 3_600_000;

/**
 * A wished day and time in words, in Santo Domingo time: "Wed, Mar 31, 2027, 9:00 AM". Without a time of day
 * (`slot` blank) the day alone.
 */
export function appointmentText(at: string, slot: string, locale: Locale): string {
  const day = publicMoment(at, "weekday", locale);
  return slot ? `${day}, ${clockText(slot, locale)}` : day;
}

/** A moment in words, in Santo Domingo time: "Fri, Nov 20, 2026, 2:32 PM". */
export function dateTimeText(at: string, locale: Locale): string {
  return publicMoment(at, "weekdayMoment", locale);
}

type Appointment = Pick<Tracking, "preferredDate" | "preferredTime">;

const toCalendarTime = (milliseconds: number) =>
  new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, "");

/**
 * A link that opens Google's calendar with the appointment filled in: one hour, or the whole day where no time of
 * day was named. The page's own address stays out of it.
 */
export function googleCalendarLink(
  { preferredDate, preferredTime }: Appointment,
  { title, details }: { title: string; details: string },
): string {
  const start = Date.parse(preferredDate);
  const day = (at: number) => todayInSantoDomingo(new Date(at)).replaceAll("-", "");
  const dates = preferredTime
    ? `${toCalendarTime(start)}/${toCalendarTime(start + hour)}`
    : `${day(start)}/${day(start + 24 * hour)}`;
  const facts = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates,
    details,
    ctz: "America/Santo_Domingo",
  });
  return `https://calendar.google.com/calendar/render?${facts}`;
}
