import type { Locale } from "./locale.ts";
import { timeZone } from "./santo-domingo.ts";

// Created on first use: each takes a browser milliseconds.
const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {};

function formatOf(locale: Locale): Intl.DateTimeFormat {
  formats[locale] ??= new Intl.DateTimeFormat(locale === "en" ? "en-US" : "es-DO", {
    timeZone,
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    hourCycle: "h23",
    minute: "2-digit",
  });
  return formats[locale];
}

type MomentFormat =
  | "day"
  /** en: Tue, Nov 24, 2026. es: mar, 24 nov 2026 */
  | "weekday"
  | "time"
  /** Nov 24, 2:32 PM · 24 nov, 2:32 p. m. */
  | "shortMoment"
  | "moment"
  | "weekdayMoment";

/** Formats in Santo Domingo time. Not `toLocaleString`: browsers' locale data differs in dots, spaces and small words. */
export function formatPublicMoment(at: Date | number | string, format: MomentFormat, locale: Locale): string {
  const parts = new Map(
    formatOf(locale)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => (parts.get(type) ?? "").replace(".", "");
  const short = locale === "en" ? `${part("month")} ${part("day")}` : `${part("day")} ${part("month")}`;
  const day = locale === "en" ? `${short}, ${part("year")}` : `${short} ${part("year")}`;
  const hours = Number(part("hour"));
  const time = formatClock(`${hours % 12 || 12}:${part("minute")} ${hours < 12 ? "AM" : "PM"}`, locale);
  const weekday = `${part("weekday")}, ${day}`;
  return {
    day,
    weekday,
    time,
    shortMoment: `${short}, ${time}`,
    moment: `${day}, ${time}`,
    weekdayMoment: `${weekday}, ${time}`,
  }[format];
}

/** Localises a time slot ("2:00 PM"). */
export function formatClock(clock: string, locale: Locale): string {
  return locale === "en" ? clock : clock.replace("AM", "a. m.").replace("PM", "p. m.");
}
