import { momentText } from "#app/staff/shell/record/moments.ts";
import type { Locale } from "#platform/i18n/locale.ts";

/** "Wed 31 Mar 2027, 09:00"; without a slot only the day. */
export function staffAppointmentText(at: string, slot: string, locale: Locale): string {
  const day = momentText(at, "day", locale);
  return slot ? `${day}, ${momentText(at, "time", locale)}` : day;
}

/** "Fri 20 Nov 2026, 14:32" */
export function staffMomentText(at: string, locale: Locale): string {
  return `${momentText(at, "day", locale)}, ${momentText(at, "time", locale)}`;
}
