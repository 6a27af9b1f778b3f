import { useEffect, useState } from "react";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import { utcOffsetMs } from "#platform/i18n/santo-domingo.ts";

const clock = { hour: "numeric", minute: "2-digit", hour12: true } as const;
const formats = { time: clock, weekdayTime: { weekday: "short", ...clock } } as const;
const tags: Record<Locale, string> = { en: "en-US", es: "es-DO" };

/**
 * A moment by the clock of the reader's device. The server does not know it, so it is there only after hydration.
 * @param at ISO moment
 * @returns "" before, and where the reader's clock shows the same hour as Santo Domingo's
 */
export function useLocalTime(at: string, format: keyof typeof formats): string {
  const { locale } = useLocale();
  const [localTime, setLocalTime] = useState("");
  useEffect(() => {
    const moment = new Date(at);
    const isOtherZone = moment.getTimezoneOffset() * -60_000 !== utcOffsetMs;
    setLocalTime(isOtherZone ? moment.toLocaleString(tags[locale], formats[format]) : "");
  }, [at, format, locale]);
  return localTime;
}
