import type { Weekday } from "./contract.ts";

/** From and to, as 24-hour times like "09:00". */
export type Hours = { opens: string; closes: string };

const moment = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?\s*(?:m\b\.?)?`;
const span = new RegExp(`^${moment}\\s*(?:-|–|—|to|a)\\s*${moment}$`, "i");

/** Reads a day's hours as vendors write them ("9:00 AM - 5:00 PM", "08:30–17:00", "Closed"); null where they cannot be read. */
export function readHours(text: string): Hours | "closed" | null {
  const words = text.trim();
  if (/^(closed|cerrado)\.?$/i.test(words)) return "closed";
  if (/^(open |abierto )?(24 (hours|horas)|24 ?\/ ?7)$/i.test(words))
    return { opens: "00:00", closes: "23:59" };
  const [, hour, minute, half, lastHour, lastMinute, lastHalf] = span.exec(words) ?? [];
  const opens = time(hour, minute, half);
  const closes = time(lastHour, lastMinute, lastHalf);
  // "9 - 5" could be morning or night.
  if (!opens || !closes || Boolean(half) !== Boolean(lastHalf) || (!half && !minute)) return null;
  return { opens, closes };
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
