import type { Locale } from "#platform/i18n/locale.ts";
import type { SentBooking } from "./request/sent-booking.ts";
import { dateTimeText } from "./rules/public-times.ts";

/** The promised first contact: the usual words, or for an urgent booking the moment, which the team's hours decide. */
export function promiseText(
  { urgency, dueAt }: Pick<SentBooking, "urgency" | "dueAt">,
  words: { usual: string; by: (when: string) => string },
  locale: Locale,
): string {
  return urgency === "standard" ? words.usual : words.by(dateTimeText(dueAt, locale));
}
