import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Formats milliseconds, rounded down: "3 hours", "1 hour 20 min", "less than a minute". */
export function useDurationText(): (milliseconds: number) => string {
  const { hours, minutes, offers } = useText(messages);
  return (milliseconds) => {
    if (milliseconds < minute) return offers.soon;
    const [whole, rest] = [Math.floor(milliseconds / hour), Math.floor((milliseconds % hour) / minute)];
    return [whole > 0 && hours(whole), rest > 0 && minutes(rest)].filter(Boolean).join(" ");
  };
}

/** Formats an ISO timestamp in Santo Domingo time; only the time if it is today. */
export function useMomentText(): (at: string) => string {
  const { locale } = useLocale();
  const today = formatDateTime(useNow(), "day", locale);
  return (at) =>
    formatDateTime(at, formatDateTime(at, "day", locale) === today ? "time" : "shortMoment", locale);
}
