import type { BusinessHours, Weekday } from "../contract.ts";
import { weekdays } from "../values.ts";
import { hoursPhraseOf } from "./opening-hours.ts";

/** Of each weekday the shortest beginnings that people write, without accents, English and Spanish. */
const beginnings: Record<Weekday, string[]> = {
  monday: ["mon", "lun"],
  tuesday: ["tue", "mar"],
  wednesday: ["wed", "mie"],
  thursday: ["thu", "jue"],
  friday: ["fri", "vie"],
  saturday: ["sat", "sab"],
  sunday: ["sun", "dom"],
};
// Maps, because an object also answers to "constructor".
const letters = new Map<string, Weekday>([
  ["l", "monday"],
  ["v", "friday"],
  ["s", "saturday"],
  ["d", "sunday"],
]);
const names: Record<Weekday, string[]> = {
  monday: ["monday", "lunes"],
  tuesday: ["tuesday", "martes"],
  wednesday: ["wednesday", "miercoles"],
  thursday: ["thursday", "jueves"],
  friday: ["friday", "viernes"],
  saturday: ["saturday", "sabados"],
  sunday: ["sunday", "domingos"],
};
const groups = new Map<string, readonly Weekday[]>([
  ["daily", weekdays],
  ["weekdays", weekdays.slice(0, 5)],
  ["weekends", weekdays.slice(5)],
]);
const rangeWords = ["-", "to", "a", "al", "till", "until", "hasta", "through", "thru"];
const andWords = [",", "&", "y", "e", "and"];
const stops = [",", ";", ".", "/", "y", "and"];
const closedWords = ["closed", "cerrado", "cerrados"];
/** Says nothing about days or times. */
const fillers = ["de", "desde", "from", "los", "el", "open", "abierto", "horario", "hours"];

/** A reader over the words of one answer. `at` only moves forward. */
class Words {
  private at = 0;
  private readonly tokens: readonly string[];
  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }
  get done() {
    return this.at >= this.tokens.length;
  }
  take<T>(read: (token: string) => T | undefined): T | undefined {
    const token = this.tokens[this.at];
    const value = token === undefined ? undefined : read(token);
    if (value !== undefined) this.at += 1;
    return value;
  }
  takeOneOf(words: readonly string[]): string | undefined {
    return this.take((token) => (words.includes(token) ? token : undefined));
  }
  /** Runs `read`; where it finds nothing, the reader stands where it stood. */
  attempt<T>(read: () => T | null): T | null {
    const before = this.at;
    const value = read();
    if (value === null) this.at = before;
    return value;
  }
}

/**
 * The opening hours that a sentence names for certain: "Mon-Fri 8-5", "Lunes a sábado, de 8 a 6; domingo cerrado".
 * @returns null when a part of it is not understood or can be read two ways; days that it does not name are left out
 */
export function hoursFromWords(text: string): BusinessHours | null {
  if (hoursPhraseOf(text) === "always") return Object.fromEntries(weekdays.map((day) => [day, "24 hours"]));
  const words = new Words(tokensOf(text));
  const found: BusinessHours = {};
  while (!words.done) {
    const clause = readClause(words);
    if (!clause || clause.days.some((day) => found[day] !== undefined)) return null;
    for (const day of clause.days) found[day] = clause.hours;
    const stop = words.takeOneOf(stops);
    if (!stop && !words.done) return null;
    while (words.takeOneOf(stops));
  }
  return Object.keys(found).length > 0 ? found : null;
}

function tokensOf(text: string): string[] {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[–—]/g, "-");
  const phrases = plain
    .replace(/\b([ap])\. ?m\b\.?/g, "$1m")
    .replaceAll("todos los dias", "daily")
    .replaceAll("every day", "daily")
    .replaceAll("lunes a domingo", "daily")
    .replaceAll("fines de semana", "weekends")
    .replaceAll("\n", ";");
  const tokens = phrases.match(/\d{1,2}(?::\d{2})?|[a-z]+|[^\s]/g) ?? [];
  return tokens.filter((token) => !fillers.includes(token) && token !== ":");
}

type Clause = { days: readonly Weekday[]; hours: string };

/** Days and their hours, in either order. */
function readClause(words: Words): Clause | null {
  const days = readDays(words);
  if (days) {
    words.takeOneOf([","]);
    const hours = readHours(words);
    return hours ? { days, hours } : null;
  }
  const hours = readHours(words);
  if (!hours) return null;
  words.takeOneOf([","]);
  const later = readDays(words);
  return later ? { days: later, hours } : null;
}

function readDays(words: Words): Weekday[] | null {
  const days: Weekday[] = [];
  const readMore = () => {
    const group = words.take((token) => groups.get(token));
    if (group) return [...group];
    const first = words.take(weekdayOf);
    if (!first) return null;
    const last = words.attempt(() => (words.takeOneOf(rangeWords) && words.take(weekdayOf)) ?? null);
    return last ? daysBetween(first, last) : [first];
  };
  for (let more = readMore(); more; ) {
    days.push(...more);
    more = words.attempt(() => (words.takeOneOf(andWords) ? readMore() : null));
  }
  return days.length > 0 ? days : null;
}

/** "sab", "sabado", "sabados": a beginning of the name that is long enough. */
function weekdayOf(token: string): Weekday | undefined {
  const letter = letters.get(token);
  if (letter) return letter;
  return weekdays.find(
    (day) =>
      beginnings[day].some((beginning) => token.startsWith(beginning)) &&
      names[day].some((name) => name.startsWith(token) || token === `${name}s`),
  );
}

/** From one day to the other, over the end of the week where the last comes before the first. */
function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first);
  const count = ((weekdays.indexOf(last) - from + 7) % 7) + 1;
  return [...weekdays, ...weekdays].slice(from, from + count);
}

type Time = { hour: number; minute: string; period?: "am" | "pm" };

function readHours(words: Words): string | null {
  if (words.takeOneOf(closedWords)) return "Closed";
  return words.attempt(() => {
    const opens = readTime(words);
    if (!opens || !words.takeOneOf(rangeWords)) return null;
    const closes = readTime(words);
    return closes ? hoursBetween(opens, closes) : null;
  });
}

function readTime(words: Words): Time | null {
  const clock = words.take((token) => (/^\d/.test(token) ? token : undefined));
  if (!clock) return null;
  const [hour, minute = "00"] = clock.split(":");
  const period = words.take((token) => (token === "am" || token === "pm" ? token : undefined));
  return { hour: Number(hour), minute, ...(period && { period }) };
}

/** By habit a shop opens in the morning: "8 a 6" is 8 AM to 6 PM, "7-10" says nothing for certain. */
function hoursBetween(opens: Time, closes: Time): string | null {
  const isMorning = opens.hour >= 5 && opens.hour <= 11;
  const opening = minutesOf(opens, isMorning ? "am" : undefined);
  const isAfternoon = closes.hour === 12 || closes.hour <= opens.hour;
  const closing = minutesOf(closes, isMorning && isAfternoon ? "pm" : undefined);
  if (opening === null || closing === null || closing <= opening) return null;
  return `${clockText(opening)} - ${clockText(closing)}`;
}

/** Minutes since midnight; null for no time of the day, or without a period where none is clear. */
function minutesOf({ hour, minute, period }: Time, usual: Time["period"]): number | null {
  if (hour > 23 || Number(minute) > 59) return null;
  if (hour > 12) return period ? null : hour * 60 + Number(minute);
  const half = period ?? usual;
  if (!half || hour === 0) return null;
  return ((hour % 12) + (half === "pm" ? 12 : 0)) * 60 + Number(minute);
}

function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}
