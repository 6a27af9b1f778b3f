import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import type { Locale } from "#platform/i18n/locale.ts";

/** "Wed 31 Mar 2027, 09:00"; without a slot only the day. */
export function staffAppointmentText(at: string, slot: string, locale: Locale): string {
  const day = formatDateTime(at, "day", locale);
  return slot ? `${day}, ${formatDateTime(at, "time", locale)}` : day;
}

/** The same for a row of one line: without the year, if it is the present one. @param now milliseconds */
export function shortAppointmentText(at: string, slot: string, locale: Locale, now: number): string {
  if (new Date(at).getUTCFullYear() !== new Date(now).getUTCFullYear())
    return staffAppointmentText(at, slot, locale);
  return formatDateTime(at, slot ? "weekdayMoment" : "weekdayDay", locale);
}

/** "Fri 20 Nov 2026, 14:32" */
export function staffMomentText(at: string, locale: Locale): string {
  return `${formatDateTime(at, "day", locale)}, ${formatDateTime(at, "time", locale)}`;
}
