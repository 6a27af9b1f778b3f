import { momentText } from "#app/desk/moments.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { type Tracking, timeSlots, todayInSantoDomingo } from "./contract.ts";

/** A slot ("1:00 PM") on a day ("2027-03-31") in Santo Domingo, as the calls take it: "2027-03-31T13:00:00-04:00". */
export function momentOfSlot(day: string, slot: (typeof timeSlots)[number]): string {
  // The slots are the hours from nine on.
  const hour = String(9 + timeSlots.indexOf(slot)).padStart(2, "0");
  return `${day}T${hour}:00:00-04:00`;
}

/**
 * A wished day and time in words, in Santo Domingo time: "Wed, 31 Mar 2027, 9:00 AM". Without a time of day
 * (`slot` blank) the day alone.
 */
export function wishText(at: string, slot: string, locale: Locale): string {
  const day = momentText(at, "day", locale);
  return slot ? `${day}, ${slot}` : day;
}

/** The slot a moment falls on, blank where it is none of the nine. */
export function slotAt(moment: string): string {
  const there = new Date(Date.parse(moment) - 4 * 3_600_000);
  const onTheHour = there.getUTCMinutes() === 0;
  return (onTheHour && timeSlots[there.getUTCHours() - 9]) || "";
}

type Appointment = Pick<Tracking, "preferredDate" | "preferredTime">;

const hour = 3_600_000;
const compact = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, "");

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
    ? `${compact(start)}/${compact(start + hour)}`
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
