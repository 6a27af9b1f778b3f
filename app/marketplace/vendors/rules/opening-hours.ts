import type { Locale } from "#platform/i18n/locale.ts";
import { clockText } from "#platform/i18n/public-moments.ts";
import type { Weekday } from "../contract.ts";

/** From and to, as 24-hour times like "09:00". */
export type Hours = { opens: string; closes: string };

const moment = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?\s*(?:m\b\.?)?`;
const span = new RegExp(`^${moment}\\s*(?:-|–|—|to|a)\\s*${moment}$`, "i");

/** What vendors write of a day instead of times, in either language. */
const sayings = {
  closed: /^(closed|cerrado)\.?$/i,
  always: /^((open |abierto )?(24 (hours|horas)|24 ?\/ ?7))\.?$/i,
  appointment: /^(by appointment( only)?|(s[oó]lo )?(con|por|previa) (previa )?cita( previa)?)\.?$/i,
  emergencies: /^(emergencies only|s[oó]lo emergencias)\.?$/i,
};
export type Saying = keyof typeof sayings;

export function sayingOf(text: string): Saying | undefined {
  return (Object.keys(sayings) as Saying[]).find((one) => sayings[one].test(text.trim()));
}

/** Reads a day's hours as vendors write them ("9:00 AM - 5:00 PM", "08:30–17:00", "Closed"); null where they cannot be read. */
export function readHours(text: string): Hours | "closed" | null {
  const saying = sayingOf(text);
  if (saying === "closed") return "closed";
  if (saying === "always") return { opens: "00:00", closes: "23:59" };
  const [, hour, minute, half, lastHour, lastMinute, lastHalf] = span.exec(text.trim()) ?? [];
  const opens = time(hour, minute, half);
  const closes = time(lastHour, lastMinute, lastHalf);
  // "9 - 5" could be morning or night.
  if (!opens || !closes || Boolean(half) !== Boolean(lastHalf) || (!half && !minute)) return null;
  return { opens, closes };
}

/** A day's hours in the reader's language; null where they cannot be read, and are told as they were written. */
export function hoursInWords(
  text: string,
  words: Readonly<Record<Saying, string>>,
  locale: Locale,
): string | null {
  const saying = sayingOf(text);
  if (saying) return words[saying];
  const hours = readHours(text);
  if (!hours || hours === "closed") return null;
  return `${twelveHours(hours.opens, locale)} - ${twelveHours(hours.closes, locale)}`;
}

function twelveHours(time: string, locale: Locale): string {
  const [hour = "", minute = ""] = time.split(":");
  return clockText(`${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`, locale);
}

function time(hour: string | undefined, minute = "00", half?: string): string | null {
  const written = Number(hour);
  if (hour === undefined || Number(minute) > 59) return null;
  if (!half) return written <= 23 ? `${String(written).padStart(2, "0")}:${minute}` : null;
  if (written < 1 || written > 12) return null;
  const full = (written % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(full).padStart(2, "0")}:${minute}`;
}

const fromSunday: Weekday[] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

// Santo Domingo keeps UTC-4 all year.
const behind = 4 * 60 * 60 * 1000;

/** The weekday in Santo Domingo at a moment in milliseconds. */
export function weekdayAt(now: number): Weekday {
  return fromSunday[new Date(now - behind).getUTCDay()] ?? "sunday";
}

/** The weekday that somebody wrote, in either language, with or without accents; undefined where it is none. */
export function weekdayNamed(text: string): Weekday | undefined {
  const plain = text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const english = fromSunday.find((day) => day === plain);
  return english ?? fromSunday[spanishFromSunday.indexOf(plain)];
}

const spanishFromSunday = ["domingo", "lunes", "martes", "miercoles", "jueves", "viernes", "sabado"];
