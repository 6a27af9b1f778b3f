import type { Locale } from "#platform/i18n/locale.ts";
import { folded } from "./kept-facts.ts";

/** What stands in a slot of a phrase: how it looks in a folded text, and what it is in the other language. */
type Slot = { pattern: string; put: (value: string, from: Locale) => string | null };

type Pairs = readonly (readonly [english: string, spanish: string])[];
const numbers: Pairs = [
  ["one", "una"],
  ["two", "dos"],
  ["three", "tres"],
  ["four", "cuatro"],
  ["five", "cinco"],
  ["six", "seis"],
  ["seven", "siete"],
  ["eight", "ocho"],
  ["nine", "nueve"],
  ["ten", "diez"],
  ["eleven", "once"],
  ["twelve", "doce"],
  ["fifteen", "quince"],
  ["twenty", "veinte"],
  ["thirty", "treinta"],
];
const places: Pairs = [
  ["the airport", "el aeropuerto"],
  ["the hospital", "el hospital"],
  ["the clinic", "la clínica"],
  ["the pharmacy", "la farmacia"],
  ["the beach", "la playa"],
  ["the bank", "el banco"],
  ["the school", "el colegio"],
  ["the hotel", "el hotel"],
  ["the supermarket", "el supermercado"],
  ["the bus stop", "la parada"],
  ["the house", "la casa"],
  ["my house", "mi casa"],
  ["the corner", "la esquina"],
  ["downtown", "el centro"],
  ["the police station", "el cuartel de la policía"],
  ["the market", "el mercado"],
  ["the mall", "la plaza"],
];

/** The word's counterpart; null where it is none of these. */
function other(word: string, list: Pairs, from: Locale): string | null {
  const pair = list.find(([english, spanish]) => folded(from === "en" ? english : spanish) === folded(word));
  return pair?.[from === "en" ? 1 : 0] ?? null;
}

const numberWords = numbers.flat().join("|");
const number: Slot = {
  pattern: `\\+?\\d[\\d.,() -]*\\d|\\d|${numberWords}`,
  put: (value, from) => (/\d/.test(value) ? value : other(value, numbers, from)),
};

/** The house's way to say the hour; 7:30 PM is understood everywhere. */
function hour(value: string, from: Locale): string | null {
  const [clock = ""] = /^(?:[\d:.]+|\p{L}+)/u.exec(value) ?? [];
  const half = value.slice(clock.length).trim();
  const said = /^\d/.test(clock) ? clock : other(clock, numbers, from);
  if (said === null || half === "") return said;
  if (/^[ap]\s?\.?\s?m/i.test(half)) return `${said} ${half}`;
  const isMorning = /morning|manana/.test(folded(half));
  if (from === "es") return `${said} ${isMorning ? "AM" : "PM"}`;
  const evening = /night|evening/.test(half) ? "de la noche" : "de la tarde";
  return `${said} ${isMorning ? "de la mañana" : evening}`;
}

export const slots: Readonly<Record<string, Slot>> = {
  number,
  amount: { ...number, pattern: `(?:rd|us)?\\$?\\s?(?:\\d[\\d.,]*\\d|\\d)|${numberWords}` },
  time: {
    pattern: `(?:\\d{1,2}(?:[:.]\\d{2})?|${numberWords})(?:\\s?[ap]\\.?\\s?m\\b\\.?| in the (?:morning|afternoon|evening)| at night| de la (?:manana|tarde|noche))?`,
    put: hour,
  },
  // It begins with a letter, so that blanks before it belong to nothing else.
  name: { pattern: "\\p{L}[^?!¿¡,;:\\d\\n]{0,59}?", put: (value) => (isProper(value) ? value : null) },
  place: {
    pattern: "[\\p{L}\\p{N}#][^?!¿¡;:\\n]{0,59}?",
    put: (value, from) => other(value, places, from) ?? (isProper(value) ? value : null),
  },
};

/** A name of somebody or of a place: each of its words has a capital, but for the small ones between them. */
function isProper(value: string): boolean {
  const words = value.split(/\s+/);
  const hasCapital = (word: string) => /^[\p{Lu}\d#]/u.test(word);
  return (
    hasCapital(words[0] ?? "") &&
    words.every((word) => hasCapital(word) || /^(de|del|la|las|los|el|y|of|the|and)$/.test(word))
  );
}
