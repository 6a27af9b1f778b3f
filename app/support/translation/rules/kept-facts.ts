import type { Locale } from "#platform/i18n/locale.ts";

/** Letter case and accents aside, as many characters as before: what is found in it stands at the same place in the text. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join("");
}

/** A number with what is written inside of it: 1,500.00, 7:30. A dash or a slash divides two: 800-1200, 12/03/2027. */
const number = /\d+(?:[.,:]\d+)*/g;
/** As long as its parts may be (RFC 5321): without a bound each letter would be tried as a beginning, to the end. */
const address =
  /[^\s<>()@]{1,64}@[^\s<>()@]{1,255}\.\p{L}{2,24}|https?:\/\/[^\s<>()]{1,2000}[^\s<>().,;:!?]/giu;

/** A name as people introduce it: after these words, up to four words with a capital. */
const introduced =
  /\b(?:[Mm]e llamo|[Mm]i nombre es|[Ss]e llama|[Ll]e habla|[Ss]eñor(?:a|ita)?|[Dd]on|[Dd]oña|[Ss]ra?\.|[Dd]ra?\.|[Dd]octora?|[Mm]y name is|[Nn]ame is|[Tt]his is|[Mm]rs?\.?|[Mm]s\.?|[Mm]iss|[Dd]octor)\s+(\p{Lu}[\p{L}'’-]*(?:\s+(?:de |del |de la |de los )?\p{Lu}[\p{L}'’-]*){0,3})/gu;
const capitalised = /(?<=[^\s.!?¿¡:;«“"(\n-]\s{1,3})\p{Lu}[\p{L}'’-]+/gu;

/** Words with a capital that have another form in the other language. */
const notNames = new RegExp(
  `^(?:i|i'.+|i’.+|${[
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday",
    "lunes|martes|miercoles|jueves|viernes|sabado|domingo",
    "january|february|march|april|may|june|july|august|september|october|november|december",
    "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
    "english|spanish|american|canadian|french|german|italian|haitian|dominican|dominicans|americans|haiti|spain|canada",
    "mr|mrs|ms|miss|dr|don|sir|madam|mom|dad|god|lord|am|pm|id|tv|atm|ac|usa|us|uk",
  ].join("|")})$`,
);

const isName = (word: string) => !notNames.test(folded(word)) && !/^\p{Lu}{2,4}$/u.test(word);

/** Whether a number is written in another way that means the same: 1500 for 1,500. */
const plainNumber = (written: string) => written.replace(/,(?=\d{3}(?:\D|$))/g, "");

function numbersIn(text: string): string[] {
  return [...text.matchAll(number)].map(([written]) => plainNumber(written));
}

/** The names somebody is introduced by, each word of them. */
function introducedIn(text: string): string[] {
  return [...text.matchAll(introduced)].flatMap(([, name = ""]) =>
    name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && isName(word)),
  );
}

/** The money of a text, as it is unmistakably written. "$" alone may be either. */
const currencies: readonly [string, RegExp][] = [
  ["US$", /us\$|\b(?:usd|dollars?|d[oó]lar(?:es)?|bucks)\b/i],
  ["RD$", /rd\$|\b(?:dop|pesos)\b/i],
  ["€", /€|\beuros?\b/i],
];

/**
 * What a translation lost or changed of what it must keep: numbers (amounts, phones, dates, times), which money it is,
 * mail and web addresses, and the names that somebody is introduced by.
 */
export function lostFacts(text: string, translated: string): string[] {
  const left = numbersIn(translated);
  const numbers = numbersIn(text).filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  const money = currencies.flatMap(([sign, said]) =>
    said.test(text) && !said.test(translated) ? [sign] : [],
  );
  const addresses = (text.match(address) ?? []).filter((one) => !translated.includes(one));
  return [...new Set([...numbers, ...money, ...addresses, ...missing(introducedIn(text), translated)])];
}

/** Words for numbers of three digits or more, in both languages; years too. */
const large =
  /\d\s?(?:k|mil)\b|\b(?:mil|cien|cient[oa]s?|\w+cient[oa]s|quinient[oa]s|millon(?:es)?|hundred|thousand|grand|million|nineteen|twenty)\b/;

/**
 * Whether a translation tells what the text does not: an address, a large number, another country's money. Small numbers
 * may have been words, and so may large ones where the text has such words.
 */
export function addsFacts(text: string, translated: string): boolean {
  const has = new Set(numbersIn(text));
  const numbers = numbersIn(translated).filter((one) => /\d{3}/.test(one) && !has.has(one));
  const [dollars, , euros] = currencies.map(([, said]) => said.test(translated) && !said.test(text));
  return (
    (translated.match(address) ?? []).some((one) => !text.includes(one)) ||
    (numbers.length > 0 && !large.test(folded(text))) ||
    ((dollars || euros) === true && !text.includes("$"))
  );
}

/** Other words with a capital that a translation lost: names, as like as not, though an office may have one in each language. */
export function lostNames(text: string, translated: string): string[] {
  return missing(text.match(capitalised)?.filter(isName) ?? [], translated);
}

function missing(words: readonly string[], translated: string): string[] {
  const there = folded(translated);
  return [...new Set(words)].filter((word) => !there.includes(folded(word)));
}

type Words = { term: string };

/** The words of a glossary that stand in a text, also in the plural; the longest where one holds another. */
export function termsIn<T extends Words>(text: string, terms: readonly T[]): T[] {
  const plain = folded(text);
  const found = terms
    .map((term) => ({ term, spans: spansOf(plain, term) }))
    .filter(({ spans }) => spans.length > 0);
  const inside = ([start, end]: Span, of: Words) =>
    found.some(
      ({ term, spans }) =>
        term.term.length > of.term.length && spans.some(([from, to]) => from <= start && end <= to),
    );
  return found.filter(({ term, spans }) => spans.some((span) => !inside(span, term))).map(({ term }) => term);
}

type Span = readonly [start: number, end: number];

function spansOf(plain: string, { term }: Words): Span[] {
  const words = folded(term)
    .split(/\s+/)
    .map((word) => `${word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?:s|es)?`);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${words.join("\\s+")}(?![\\p{L}\\p{N}])`, "gu");
  return [...plain.matchAll(whole)].map(({ 0: found, index }) => [index, index + found.length]);
}

/** The words that stand in a text and no more in its translation. */
export function lostTerms<T extends Words>(text: string, translated: string, kept: readonly T[]): T[] {
  const there = termsIn(translated, kept);
  return termsIn(text, kept).filter((term) => !there.includes(term));
}

/** How a word is explained: “guagua”: bus or minibus. */
export function explained(
  terms: readonly { term: string; meaningEn: string; meaningEs: string }[],
  locale: Locale,
): string {
  return terms
    .map(({ term, meaningEn, meaningEs }) => `“${term}”: ${locale === "es" ? meaningEs : meaningEn}.`)
    .join(" ");
}
