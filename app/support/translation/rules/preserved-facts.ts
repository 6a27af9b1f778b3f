import type { Locale } from "#platform/i18n/locale.ts";

/** Removes case and accents but keeps the length, so that positions match the original text. */
export function fold(text: string): string {
  // Most words have no accents, and there are tens of thousands in the lexicon.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return [...text]
    .map((letter) => {
      const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join("");
}

/** 1,500.00 or 7:30 is one number; a dash or slash separates two: 800-1200, 12/03/2027. */
const numberPattern = /\d+(?:[.,:]\d+)*/g;
/** Lengths bounded (RFC 5321): without a bound matching is quadratic. */
const addressPattern =
  /[^\s<>()@]{1,64}@[^\s<>()@]{1,255}\.\p{L}{2,24}|https?:\/\/[^\s<>()]{1,2000}[^\s<>().,;:!?]/giu;

const introducedPattern =
  /\b(?:[Mm]e llamo|[Mm]i nombre es|[Ss]e llama|[Ll]e habla|[Ss]eñor(?:a|ita)?|[Dd]on|[Dd]oña|[Ss]ra?\.|[Dd]ra?\.|[Dd]octora?|[Mm]y name is|[Nn]ame is|[Tt]his is|[Mm]rs?\.?|[Mm]s\.?|[Mm]iss|[Dd]octor)\s+(\p{Lu}[\p{L}'’-]*(?:\s+(?:de |del |de la |de los )?\p{Lu}[\p{L}'’-]*){0,3})/gu;
const capitalisedPattern = /(?<=[^\s.!?¿¡:;«“"(\n-]\s{1,3})\p{Lu}[\p{L}'’-]+/gu;

const translatedWords = new RegExp(
  `^(?:i|i'.+|i’.+|${[
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday",
    "lunes|martes|miercoles|jueves|viernes|sabado|domingo",
    "january|february|march|april|may|june|july|august|september|october|november|december",
    "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
    "english|spanish|american|canadian|french|german|italian|haitian|dominican|dominicans|americans|haiti|spain|canada",
    "mr|mrs|ms|miss|dr|don|sir|madam|mom|dad|god|lord|am|pm|id|tv|atm|ac|usa|us|uk",
  ].join("|")})$`,
);

const isName = (word: string) => !translatedWords.test(fold(word)) && !/^\p{Lu}{2,4}$/u.test(word);

const plainNumber = (digits: string) => digits.replace(/,(?=\d{3}(?:\D|$))/g, "");

function numbersIn(text: string): string[] {
  return [...text.matchAll(numberPattern)].map(([digits]) => plainNumber(digits));
}

function introducedIn(text: string): string[] {
  return [...text.matchAll(introducedPattern)].flatMap(([, name = ""]) =>
    name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && isName(word)),
  );
}

/** "$" alone is ambiguous and not checked. */
const currencies: readonly [string, RegExp][] = [
  ["US$", /us\$|\b(?:usd|dollars?|d[oó]lar(?:es)?|bucks)\b/i],
  ["RD$", /rd\$|\b(?:dop|pesos)\b/i],
  ["€", /€|\beuros?\b/i],
];

/**
 * Facts the translation lost or changed: numbers (amounts, phones, dates, times), currency, mail and web addresses,
 * introduced names.
 */
export function lostFacts(text: string, translated: string): string[] {
  const remaining = numbersIn(translated);
  const numbers = numbersIn(text).filter((one) => {
    const place = remaining.indexOf(one);
    if (place >= 0) remaining.splice(place, 1);
    return place < 0;
  });
  const money = currencies.flatMap(([sign, pattern]) =>
    pattern.test(text) && !pattern.test(translated) ? [sign] : [],
  );
  const addresses = (text.match(addressPattern) ?? []).filter((one) => !translated.includes(one));
  return [...new Set([...numbers, ...money, ...addresses, ...missing(introducedIn(text), translated)])];
}

/** Number words of three digits or more, including years. */
const largeNumberWords =
  /\d\s?(?:k|mil)\b|\b(?:mil|cien|cient[oa]s?|\w+cient[oa]s|quinient[oa]s|millon(?:es)?|hundred|thousand|grand|million|nineteen|twenty)\b/;

/**
 * Whether the translation adds an address, a number of three digits or more, or another currency. Number words in the
 * text explain such a number.
 */
export function addsFacts(text: string, translated: string): boolean {
  const known = new Set(numbersIn(text));
  const numbers = numbersIn(translated).filter((one) => /\d{3}/.test(one) && !known.has(one));
  const [dollars, , euros] = currencies.map(([, pattern]) => pattern.test(translated) && !pattern.test(text));
  return (
    (translated.match(addressPattern) ?? []).some((one) => !text.includes(one)) ||
    (numbers.length > 0 && !largeNumberWords.test(fold(text))) ||
    ((dollars || euros) === true && !text.includes("$"))
  );
}

/**
 * Other capitalised words that are missing: probably names, though an office may be named differently in each language.
 */
export function lostNames(text: string, translated: string): string[] {
  return missing(text.match(capitalisedPattern)?.filter(isName) ?? [], translated);
}

function missing(words: readonly string[], translated: string): string[] {
  const present = fold(translated);
  return [...new Set(words)].filter((word) => !present.includes(fold(word)));
}

type Term = { term: string };

/** Glossary terms in a text, also in the plural; of overlapping terms the longest. */
export function termsIn<T extends Term>(text: string, terms: readonly T[]): T[] {
  const plain = fold(text);
  const found = terms
    .map((term) => ({ term, spans: spansOf(plain, term) }))
    .filter(({ spans }) => spans.length > 0);
  const inside = ([start, end]: Span, of: Term) =>
    found.some(
      ({ term, spans }) =>
        term.term.length > of.term.length && spans.some(([from, to]) => from <= start && end <= to),
    );
  return found.filter(({ term, spans }) => spans.some((span) => !inside(span, term))).map(({ term }) => term);
}

type Span = readonly [start: number, end: number];

function spansOf(plain: string, { term }: Term): Span[] {
  const words = fold(term)
    .split(/\s+/)
    .map((word) => `${word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?:s|es)?`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.join("\\s+")}(?![\\p{L}\\p{N}])`, "gu");
  return [...plain.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length]);
}

/** The words that a translation must keep but lacks; a plural counts as kept. */
export function lostTerms<T extends Term>(text: string, translated: string, kept: readonly T[]): T[] {
  const present = termsIn(translated, kept);
  return termsIn(text, kept).filter((term) => !present.includes(term));
}

/** The meanings of the words as one text: “guagua”: bus. Blank without words. */
export function explainTerms(
  terms: readonly { term: string; meaningEn: string; meaningEs: string }[],
  locale: Locale,
): string {
  return terms
    .map(({ term, meaningEn, meaningEs }) => `“${term}”: ${locale === "es" ? meaningEs : meaningEn}.`)
    .join(" ");
}
