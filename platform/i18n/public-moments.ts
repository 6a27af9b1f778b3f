import type { Locale } from "./locale.ts";

// Created on first use: each takes a browser milliseconds.
const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {};

function formatOf(locale: Locale): Intl.DateTimeFormat {
  formats[locale] ??= new Intl.DateTimeFormat(locale === "en" ? "en-US" : "es-DO", {
    timeZone: "America/Santo_Domingo",
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

type Shape =
  /** Nov 24, 2026 · 24 nov 2026 */
  | "day"
  /** Tue, Nov 24, 2026 · mar, 24 nov 2026 */
  | "weekday"
  /** 2:32 PM · 2:32 p. m. */
  | "time"
  /** Nov 24, 2:32 PM · 24 nov, 2:32 p. m. */
  | "shortMoment"
  /** Nov 24, 2026, 2:32 PM · 24 nov 2026, 2:32 p. m. */
  | "moment"
  /** Tue, Nov 24, 2026, 2:32 PM · mar, 24 nov 2026, 2:32 p. m. */
  | "weekdayMoment";

/**
 * Formats a time for the public, in Santo Domingo. Composed here, because browsers' locale data differs in dots, spaces
 * and small words.
 * @param at a Date, milliseconds, or ISO text
 */
export function publicMoment(at: Date | number | string, shape: Shape, locale: Locale): string {
  const parts = new Map(
    formatOf(locale)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => (parts.get(type) ?? "").replace(".", "");
  const short = locale === "en" ? `${of("month")} ${of("day")}` : `${of("day")} ${of("month")}`;
  const day = locale === "en" ? `${short}, ${of("year")}` : `${short} ${of("year")}`;
  const hours = Number(of("hour"));
  const time = clockText(`${hours % 12 || 12}:${of("minute")} ${hours < 12 ? "AM" : "PM"}`, locale);
  const weekday = `${of("weekday")}, ${day}`;
  return {
    day,
    weekday,
    time,
    shortMoment: `${short}, ${time}`,
    moment: `${day}, ${time}`,
    weekdayMoment: `${weekday}, ${time}`,
  }[shape];
}

/** Localises a time slot ("2:00 PM"). */
export function clockText(clock: string, locale: Locale): string {
  return locale === "en" ? clock : clock.replace("AM", "a. m.").replace("PM", "p. m.");
}
