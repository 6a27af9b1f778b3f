import { formatClock } from "#platform/i18n/format-moment.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Weekday } from "../contract.ts";

export type Hours = { opens: string; closes: string };

const timePattern = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?\s*(?:m\b\.?)?`;
const timeRange = new RegExp(`^${timePattern}\\s*(?:-|–|—|to|a)\\s*${timePattern}$`, "i");

/** What vendors write instead of times, in either language. */
const phrases = {
  closed: /^(closed|cerrado)\.?$/i,
  always: /^((open |abierto )?(24 (hours|horas)|24 ?\/ ?7))\.?$/i,
  appointment: /^(by appointment( only)?|(s[oó]lo )?(con|por|previa) (previa )?cita( previa)?)\.?$/i,
  emergencies: /^(emergencies only|s[oó]lo emergencias)\.?$/i,
};
export type HoursPhrase = keyof typeof phrases;

/** The phrase that stands for the hours ("Closed", "24/7", "con cita"); undefined for times and any other text. */
export function hoursPhraseOf(text: string): HoursPhrase | undefined {
  return (Object.keys(phrases) as HoursPhrase[]).find((one) => phrases[one].test(text.trim()));
}

/** Parses "9:00 AM - 5:00 PM", "08:30–17:00", "Closed". @returns null when it cannot be parsed */
export function parseHours(text: string): Hours | "closed" | null {
  const phrase = hoursPhraseOf(text);
  if (phrase === "closed") return "closed";
  if (phrase === "always") return { opens: "00:00", closes: "23:59" };
  const [, hour, minute, period, closingHour, closingMinute, closingPeriod] =
    timeRange.exec(text.trim()) ?? [];
  const opens = time(hour, minute, period);
  const closes = time(closingHour, closingMinute, closingPeriod);
  // "9 - 5" is ambiguous.
  if (!opens || !closes || Boolean(period) !== Boolean(closingPeriod) || (!period && !minute)) return null;
  return { opens, closes };
}

const betweenBlocks = /,|;|\/|&|\by\b|\band\b/i;

/**
 * Parses a day's hours with breaks: "8:00 AM - 12:00 PM, 2:00 PM - 6:00 PM", separated by a comma, semicolon, slash,
 * "&", "and" or "y". @returns the blocks, earliest first; null when a part cannot be parsed
 */
export function parseBlocks(text: string): Hours[] | "closed" | null {
  const whole = parseHours(text);
  if (whole) return whole === "closed" ? whole : [whole];
  const parts = text.split(betweenBlocks).map(parseHours);
  const blocks = parts.flatMap((part) => (part === null || part === "closed" ? [] : [part]));
  if (blocks.length < parts.length) return null;
  return blocks.sort((a, b) => a.opens.localeCompare(b.opens));
}

/**
 * What "9 a 7" or "8-12 y 2-6" most likely means, for the vendor to confirm: work begins between 5 AM and 4 PM and ends
 * the same day. @returns like "9:00 AM - 7:00 PM"; null when the text can be parsed as it is, or cannot be guessed
 */
export function likelyHours(text: string): string | null {
  if (hoursPhraseOf(text) || parseBlocks(text)) return null;
  const blocks = text.split(betweenBlocks).map(likelyBlock);
  return blocks.every((block) => block !== null) ? blocks.join(", ") : null;
}

function likelyBlock(text: string): string | null {
  const [, hour, minute = "00", period, closingHour, closingMinute = "00", closingPeriod] =
    timeRange.exec(text.trim()) ?? [];
  const [opens, closes] = [Number(hour), Number(closingHour)];
  if (!(opens >= 1 && opens <= 12 && closes >= 1 && closes <= 12)) return null;
  const from = `${opens}:${minute} ${period ? `${period.toUpperCase()}M` : opens >= 5 && opens < 12 ? "AM" : "PM"}`;
  const likely = `${from} - ${closes}:${closingMinute} ${closingPeriod ? `${closingPeriod.toUpperCase()}M` : "PM"}`;
  const hours = parseHours(likely);
  return hours && hours !== "closed" && hours.opens < hours.closes ? likely : null;
}

/** The hours in the page's language. @returns null when they cannot be parsed; show the text as written then */
export function formatHours(
  text: string,
  words: Readonly<Record<HoursPhrase, string>>,
  locale: Locale,
): string | null {
  const phrase = hoursPhraseOf(text);
  if (phrase) return words[phrase];
  const blocks = parseBlocks(text);
  if (!blocks || blocks === "closed") return null;
  return blocks
    .map(({ opens, closes }) => `${twelveHourTime(opens, locale)} - ${twelveHourTime(closes, locale)}`)
    .join(", ");
}

function twelveHourTime(time: string, locale: Locale): string {
  const [hour = "", minute = ""] = time.split(":");
  return formatClock(`${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`, locale);
}

function time(hour: string | undefined, minute = "00", period?: string): string | null {
  const hourNumber = Number(hour);
  if (hour === undefined || Number(minute) > 59) return null;
  if (!period) return hourNumber <= 23 ? `${String(hourNumber).padStart(2, "0")}:${minute}` : null;
  if (hourNumber < 1 || hourNumber > 12) return null;
  const hour24 = (hourNumber % 12) + (period.toLowerCase() === "p" ? 12 : 0);
  return `${String(hour24).padStart(2, "0")}:${minute}`;
}

const weekdaysFromSunday: Weekday[] = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
];

/** @param day like "2027-03-31" */
export function weekdayOf(day: string): Weekday {
  return weekdaysFromSunday[new Date(day).getUTCDay()] ?? "sunday";
}

/** Reads a weekday's name in English or Spanish, with or without accents; undefined for other text. */
export function parseWeekday(text: string): Weekday | undefined {
  const plain = text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const english = weekdaysFromSunday.find((day) => day === plain);
  return english ?? weekdaysFromSunday[spanishWeekdays.indexOf(plain)];
}

const spanishWeekdays = ["domingo", "lunes", "martes", "miercoles", "jueves", "viernes", "sabado"];
