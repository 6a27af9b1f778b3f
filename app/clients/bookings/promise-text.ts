import type { Locale } from "#platform/i18n/locale.ts";
import type { SentBooking } from "./parts/sent-booking.ts";
import { dateTimeText } from "./rules/public-times.ts";

/** The promised first contact: a fixed text, or the due time for urgent bookings. */
export function promiseText(
  { urgency, dueAt }: Pick<SentBooking, "urgency" | "dueAt">,
  texts: { usual: string; by: (when: string) => string },
  locale: Locale,
): string {
  return urgency === "standard" ? texts.usual : texts.by(dateTimeText(dueAt, locale));
}
