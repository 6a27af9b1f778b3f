import type { Locale } from "#platform/i18n/locale.ts";
import { fold } from "./preserved-facts.ts";

/** `pattern` matches in a folded text; `translate` returns null if the value does not fit. */
type Slot = { pattern: string; translate: (value: string, from: Locale) => string | null };

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

function counterpart(word: string, list: Pairs, from: Locale): string | null {
  const pair = list.find(([english, spanish]) => fold(from === "en" ? english : spanish) === fold(word));
  return pair?.[from === "en" ? 1 : 0] ?? null;
}

const numberWords = numbers.flat().join("|");
const number: Slot = {
  pattern: `\\+?\\d[\\d.,() -]*\\d|\\d|${numberWords}`,
  translate: (value, from) => (/\d/.test(value) ? value : counterpart(value, numbers, from)),
};

function hour(value: string, from: Locale): string | null {
  const [clock = ""] = /^(?:[\d:.]+|\p{L}+)/u.exec(value) ?? [];
  const period = value.slice(clock.length).trim();
  const spoken = /^\d/.test(clock) ? clock : counterpart(clock, numbers, from);
  if (spoken === null || period === "") return spoken;
  if (/^[ap]\s?\.?\s?m/i.test(period)) return `${spoken} ${period}`;
  const isMorning = /morning|manana/.test(fold(period));
  if (from === "es") return `${spoken} ${isMorning ? "AM" : "PM"}`;
  const evening = /night|evening/.test(period) ? "de la noche" : "de la tarde";
  return `${spoken} ${isMorning ? "de la mañana" : evening}`;
}

export const slots: Readonly<Record<string, Slot>> = {
  number,
  amount: { ...number, pattern: `(?:rd|us)?\\$?\\s?(?:\\d[\\d.,]*\\d|\\d)|${numberWords}` },
  time: {
    pattern: `(?:\\d{1,2}(?:[:.]\\d{2})?|${numberWords})(?:\\s?[ap]\\.?\\s?m\\b\\.?| in the (?:morning|afternoon|evening)| at night| de la (?:manana|tarde|noche))?`,
    translate: hour,
  },
  // Begins with a letter, so that leading blanks belong to nothing else.
  name: {
    pattern: "\\p{L}[^?!¿¡,;:\\d\\n]{0,59}?",
    translate: (value) => (isProperName(value) ? value : null),
  },
  place: {
    pattern: "[\\p{L}\\p{N}#][^?!¿¡;:\\n]{0,59}?",
    translate: (value, from) => counterpart(value, places, from) ?? (isProperName(value) ? value : null),
  },
};

function isProperName(value: string): boolean {
  const words = value.split(/\s+/);
  const hasCapital = (word: string) => /^[\p{Lu}\d#]/u.test(word);
  return (
    hasCapital(words[0] ?? "") &&
    words.every((word) => hasCapital(word) || /^(de|del|la|las|los|el|y|of|the|and)$/.test(word))
  );
}
