import type { Locale } from "#platform/i18n/locale.ts";
import type { Token } from "./tokens.ts";

const names = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  ),
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte".split(
    " ",
  ),
} as const;
const tens = {
  en: { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  es: { treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
} as const;
const hundreds: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};
const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");
const small: Record<Locale, Map<string, number>> = { en: new Map(), es: new Map() };
for (const language of ["en", "es"] as const) {
  for (const [value, word] of names[language].entries()) small[language].set(plain(word), value);
  for (const [word, value] of Object.entries(tens[language])) small[language].set(word, value);
}
for (const [word, value] of Object.entries(hundreds)) {
  small.es.set(word, value);
  small.es.set(word.replace(/os$/, "as"), value);
}
for (const unit of names.es.slice(1, 10)) small.es.set(`veinti${plain(unit)}`, 20 + names.es.indexOf(unit));
small.es.set("un", 1).set("una", 1).set("veintiun", 21);

/** A number with the digits it was written in, if any. */
export type Quantity = { value: number; digits?: string };

/** Every word that is part of a number: no spelling correction changes it or makes one. */
export const isNumberWord = (word: string, language: Locale): boolean =>
  small[language].has(word) ||
  /^(?:hundred|thousand|million|half|mil|millon|millones|medio|media|dozen|docena)$/.test(word);

/**
 * Reads a number at a place, in digits or words: 2,500; two thousand five hundred; dos mil quinientos.
 * @returns the number and the place after it; undefined if there is none
 */
export function quantityAt(
  tokens: readonly Token[],
  start: number,
  language: Locale,
): { value: Quantity; end: number } | undefined {
  const first = tokens[start]?.word ?? "";
  if (/^\d/.test(first)) {
    if (!/^\d+(?:[.,]\d+)*$/.test(first)) return undefined;
    const next = tokens[start + 1]?.word;
    const value = Number(first.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", "."));
    if (next === "mil" || next === "thousand") return { value: { value: value * 1_000 }, end: start + 2 };
    return { value: { value, digits: first }, end: start + 1 };
  }
  let [total, part, at, isAny] = [0, 0, start, false];
  for (;;) {
    const word = tokens[at]?.word ?? "";
    const value = small[language].get(word);
    if (value !== undefined && (part % 100 === 0 || (part % 10 === 0 && value < 10 && part % 100 >= 20)))
      part += value;
    else if (language === "en" && word === "hundred") part = (part || 1) * 100;
    else if (word === "thousand" || word === "mil") [total, part] = [total + (part || 1) * 1_000, 0];
    else if (isAny && (word === "and" || word === "y") && joins(tokens, at, language, part || total)) {
      at += 1;
      continue;
    } else break;
    isAny = true;
    at += 1;
  }
  if (
    !isAny &&
    language === "en" &&
    first === "a" &&
    /^(?:hundred|thousand)$/.test(tokens[start + 1]?.word ?? "")
  )
    return quantityAt(tokens, start + 1, language);
  return isAny ? { value: { value: total + part }, end: at } : undefined;
}

/** "Treinta y cinco", "a hundred and five", but not "two and three". */
function joins(tokens: readonly Token[], at: number, language: Locale, before: number): boolean {
  const next = small[language].get(tokens[at + 1]?.word ?? "");
  if (next === undefined || tokens[at + 1]?.word === "una" || tokens[at + 1]?.word === "un") return false;
  return language === "es"
    ? before % 10 === 0 && before % 100 >= 30 && next < 10
    : before >= 100 && next < 100;
}

const grouped = new Intl.NumberFormat("en-US");

/** Writes a number: the digits it came in, words up to twenty and for tens, digits for others. */
export function sayQuantity(
  { value, digits }: Quantity,
  language: Locale,
  gender: "m" | "f",
  isBeforeNoun: boolean,
): string {
  if (digits !== undefined) return digits;
  if (language === "es" && value === 1) return gender === "f" ? "una" : isBeforeNoun ? "un" : "uno";
  if (Number.isInteger(value) && value <= 20) return names[language][value] ?? String(value);
  const ten = Object.entries(tens[language]).find(([, tenValue]) => tenValue === value);
  if (ten) return ten[0];
  if (language === "es" && value === 1_000) return "mil";
  if (value === 100) return language === "es" ? "cien" : "a hundred";
  if (value === 1_000) return "a thousand";
  return grouped.format(value);
}
