import { momentText } from "#app/staff/shell/record/moments.ts";
import { useNow } from "#app/staff/shell/record/now.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Words a span of milliseconds, rounded down: "3 hours", "1 hour 20 min", "12 min", "less than a minute". */
export function useSpan(): (milliseconds: number) => string {
  const { hours, minutes, offers } = useText(messages);
  return (milliseconds) => {
    if (milliseconds < minute) return offers.soon;
    const [whole, rest] = [Math.floor(milliseconds / hour), Math.floor((milliseconds % hour) / minute)];
    return [whole > 0 && hours(whole), rest > 0 && minutes(rest)].filter(Boolean).join(" ");
  };
}

/** Words a moment (an ISO text) in Santo Domingo time: today's by its time alone. */
export function useMoment(): (at: string) => string {
  const { locale } = useLocale();
  const today = momentText(useNow(), "day", locale);
  return (at) => momentText(at, momentText(at, "day", locale) === today ? "time" : "shortMoment", locale);
}
