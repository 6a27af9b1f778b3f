import { markInnocentNumbers } from "./innocent-numbers.ts";
import { matchesOf } from "./matches.ts";
import { findNumerals, type Numeral } from "./numerals.ts";

export type Span = { start: number; end: number };

const separator = "[\\s.,;:\\-_/*•()\\[\\]{}+|~=<>#!'\"&^%\\\\]";

/** Complete numbers: Dominican in any 3-3-4 grouping, North American with the usual separators. */
const phonePatterns: readonly RegExp[] = [
  /(?<!\d)(?:\+?1[ .\-/(]{0,3})?\(?8[024]9[ .\-_/*•()]{0,4}\d{3}[ .\-_/*•]{0,4}\d{4}(?!\d)/g,
  /(?<![\d.,$-])(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]{1,2}\d{3}[-. ]\d{4}(?!\d)/g,
  // 8x0x9x5x5x5x0x1x4x2: the same letter between all digits
  /(?<![a-z\d])8([a-z])[024]\1[9](?:\1\d){7}(?![a-z\d])/g,
  // With a country code: +34 612 345 678, 0049 170 5550123; but 001-1234567-8 is a cédula
  /(?:\+|(?<!\d)00(?!\d-\d{7}-\d(?!\d)))[1-9]\d{0,2}[-. ()]{0,3}\d(?:[-. ()]{0,2}\d){6,11}(?!\d)/g,
  // Vanity numbers: 809-PINTURA, 1-800-PLUMBER
  /(?<!\d)(?:1-)?8(?:[024]9|00)-[a-z]{5,10}\b/g,
];

/** Offers of a number that the text does not contain. */
const offerPatterns: readonly RegExp[] = [
  /\b(?:my|our)(?: own| personal| private)? (?:phone|cell|mobile|telephone)(?: number)?(?: is|:)/g,
  /\b(?:my|our)(?: (?:phone|cell|mobile|telephone|whatsapp|personal|private|direct))* number\b/g,
  /\b(?:my|our) (?:direct|private|personal) line\b|\bmi linea (?:directa|privada|personal)\b/g,
  /\bmy (?:(?:personal|private|own|direct|work) )?(?:phone|cell|mobile|telephone|digits)\b(?! (?:camera|screen|case|repair|shop))/g,
  /\bmi (?:numero|cel|celular|telefono|contacto|fon)\b(?! (?:de (?!casa|siempre)|favorit))/g,
  /\b(?:numero|cel|celular|telefono|contacto) mio\b/g,
  /\b(?:pide|pidan|pida|pideme|dame|toma|anota|apunta|guarda|graba|save)(?:me|nos)? (?:mi|el|tu|este|my|this) (?:numero|cel|celular|telefono|number|contact)\b/g,
];

/** Words that make a phone of digits which alone would not be one. */
const phoneWordBefore =
  /(?:\b(?:tels?|cel|cell|celular|telefono|movil|mobile|phone|whats?app|wasap|call|llam[a-z]{1,6}|marc[a-z]{1,4}|dial|disc[a-z]{1,4}|ring|numero|number|contacto)\b|•)[^\d\n]{0,15}$/;

const phoneWordNearby =
  /\b(?:tels?|cel|cell|celular|telefono|movil|mobile|phone|whats?app|wasap|call|llam[a-z]{1,6}|marc[a-z]{1,4}|dial|numero|number|digits|digitos|contact[oa]?|flota|area code|reach|ring|linea|line|mio|anot[a-z]{1,4}|apunt[a-z]{1,4}|guard[a-z]{1,4}|save|text)\b/;

/** Allowed between two parts of one number: separators and words of dictation. */
const dictationSeparator = new RegExp(
  `^(?:${separator}|\\b(?:y|and|then|luego|despues|entonces|finally|finalmente|por|ultimo|al|final|en|at|the|end|punto|dot|guion|dash|raya|espacio|space|coma|comma|seguido|followed|by|plus|mas|with|con|el|numero|de|otra|vez|again|primero|first|last|lastly|next|area|code|codigo|ese|es|is|termina|ending|ends|digits?|digitos)\\b){1,40}$`,
);
const countWordBefore = /\b(?:otros|ultimos|primeros|last|first|other|next|restantes) $/;
const reversedHint = /\b(?:al reves|de atras|backwards?|revers[a-z]{1,3}|invertid[oa]|from the end)\b/;
/** From the area code to another part of a scattered number, in characters. */
const maxPieceDistance = 60;
const tightSeparator = /^[ .\-_*•()+]{0,4}$/;
const maxSeparatorLength = 30;
const minDigits = 7;

/**
 * Finds phone numbers: complete, dictated, and shorter ones that are not innocent; also offers of a number that the
 * text does not contain. Spans may overlap.
 */
export function findPhones(text: string): Span[] {
  const found = [...phonePatterns, ...offerPatterns].flatMap((pattern) =>
    matchesOf(text, pattern).map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  const numerals = findNumerals(text);
  const numberWords = new Set(
    numerals.filter((one) => one.spelled).map((one) => text.slice(one.start, one.end)),
  );
  const innocent = markInnocentNumbers(text, numberWords);
  const isUnexplained = (one: Numeral) => one.spelled || !innocent[one.start];
  // "RD$829,000, 10:00" is a price and an hour. "8.095*5-5-2012" is a phone: no space, two different innocent matches.
  const isTelephone = (candidate: Numeral[]) => {
    if (candidate.some(isUnexplained)) return true;
    const { start, end } = spanOf(candidate);
    return (
      !/\s/.test(text.slice(start, end)) && new Set(candidate.map((one) => innocent[one.start])).size > 1
    );
  };
  const mayBeReversed = reversedHint.test(text);
  for (const run of groupRuns(text, numerals))
    found.push(...findDominicanNumbers(run, isTelephone), ...(mayBeReversed ? findReversedNumbers(run) : []));
  const unexplained = numerals.filter(isUnexplained);
  for (const run of groupRuns(text, unexplained)) found.push(...findShorterNumbers(text, run));
  return [...found, ...findScatteredNumbers(text, unexplained)];
}

/** Groups numerals that have only separators between them. */
function groupRuns(text: string, numerals: Numeral[]): Numeral[][] {
  const runs: Numeral[][] = [];
  for (const one of numerals) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const between = before ? text.slice(before.end, one.start) : "";
    const joined =
      between === "" || (between.length <= maxSeparatorLength && dictationSeparator.test(between));
    if (run && before && joined && !/\d/.test(between)) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

function findShorterNumbers(text: string, run: Numeral[]): Span[] {
  const digits = joinDigits(run);
  if (digits.length < minDigits) return [];
  if (findDominicanNumbers(run, () => true).length > 0) return [];
  if (isCounting(run) || run.every((one) => /^8[024]9$/.test(one.digits))) return [];
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  const all = { start: first.start, end: last.end };
  // Years in words: "dos mil cinco y dos mil quince"
  if (run.every((one) => one.spelled && one.digits.length > 3)) return [];
  const spelledCount = run.filter((one) => one.spelled).length;
  // "diez, veinte, treinta" are amounts.
  if (spelledCount > 0)
    return run.every((one) => /0$/.test(one.digits) && one.digits.length > 1) ? [] : [all];
  if (run.length >= minDigits && run.every((one) => one.digits.length === 1)) return [all];
  if (digits.length <= 15 && phoneWordBefore.test(text.slice(Math.max(0, first.start - 40), first.start)))
    return [all];
  return splitAtWideGaps(text, run).filter(hasPhoneShape).map(spanOf);
}

/**
 * Ten digits with a Dominican area code, in any grouping, even where a part looks like a year or price.
 * @param isTelephone false when innocent numbers explain all the digits
 */
function findDominicanNumbers(run: Numeral[], isTelephone: (candidate: Numeral[]) => boolean): Span[] {
  const found: Span[] = [];
  let from = 0;
  while (from < run.length) {
    const candidate = dominicanNumberAt(run, from);
    if (candidate && isTelephone(candidate)) found.push(spanOf(candidate));
    from += candidate?.length ?? 1;
  }
  return found;
}

function dominicanNumberAt(run: Numeral[], from: number): Numeral[] | undefined {
  for (let to = from + 1; to <= Math.min(run.length, from + 11); to += 1) {
    const candidate = run.slice(from, to);
    const digits = joinDigits(candidate);
    if (/^1?8[024]9\d{7}$/.test(digits)) return candidate;
    if (digits.length > 11) return undefined;
  }
  return undefined;
}

/** "The number backwards: 2410-555-908." */
function findReversedNumbers(run: Numeral[]): Span[] {
  const reversed = run.toReversed().map((one) => ({ ...one, digits: [...one.digits].reverse().join("") }));
  return findDominicanNumbers(reversed, () => true).map(({ start, end }) => ({
    start: Math.min(start, end),
    end: Math.max(start, end),
  }));
}

/** Parts with words between them, in any order: "ends in 4417 and begins with 829-763". Neighbours of an area code
 * that add up to ten digits, near a word for phones. */
function findScatteredNumbers(text: string, numerals: Numeral[]): Span[] {
  if (!phoneWordNearby.test(text)) return [];
  // "The last four are 6655": the four is not part of the number.
  const pieces = numerals.filter(
    (one) => !countWordBefore.test(text.slice(Math.max(0, one.start - 12), one.start)),
  );
  return pieces.flatMap((area, at) => {
    if (!/^8[024]9(?:\d{3})?$/.test(area.digits)) return [];
    for (const from of [at, at - 1, at - 2])
      for (const to of [at + 1, at + 2, at + 3, at + 4]) {
        const candidate = pieces.slice(Math.max(0, from), to);
        const [first, last] = [candidate[0], candidate.at(-1)];
        if (
          !first ||
          !last ||
          from < 0 ||
          joinDigits(candidate).length !== 10 ||
          candidate.some((one) => one.digits.length > 6)
        )
          continue;
        if (last.end - first.start > 2 * maxPieceDistance) continue;
        if (phoneWordNearby.test(text.slice(Math.max(0, first.start - maxPieceDistance), last.end)))
          return [spanOf(candidate)];
      }
    return [];
  });
}

/** Ascending lists: "uno, dos, tres, cuatro", "sizes 6, 8, 10, 12". */
function isCounting(run: Numeral[]): boolean {
  return (
    run.length >= 4 && run.every((one, at) => at === 0 || Number(one.digits) > Number(run[at - 1]?.digits))
  );
}

function splitAtWideGaps(text: string, run: Numeral[]): Numeral[][] {
  const parts: Numeral[][] = [];
  for (const one of run) {
    const before = parts.at(-1)?.at(-1);
    if (before && tightSeparator.test(text.slice(before.end, one.start))) parts.at(-1)?.push(one);
    else parts.push([one]);
  }
  return parts;
}

/** Groupings of phone numbers here and abroad, for digits without a phone word in front. */
function hasPhoneShape(part: Numeral[]): boolean {
  const digits = joinDigits(part);
  const lengths = digitLengths(part);
  // Seven digits that end in 00 are more often an amount or a range: "500 1500".
  if (/^(?:7|3,4)$/.test(lengths)) return /^[2-9]/.test(digits) && !digits.endsWith("00");
  if (/^(?:10|3,7|3,3,4)$/.test(lengths)) return /^[2-9]/.test(digits);
  if (/^(?:11|1,3,3,4)$/.test(lengths)) return digits.startsWith("1");
  // Spain: 612 345 678, 612 34 56 78. France: 06 12 34 56 78
  if (/^(?:9|3,3,3|3,2,2,2)$/.test(lengths)) return /^[67]/.test(digits);
  return lengths === "2,2,2,2,2" && digits.startsWith("0");
}

function joinDigits(run: Numeral[]): string {
  return run.map((one) => one.digits).join("");
}

function digitLengths(run: Numeral[]): string {
  return run.map((one) => one.digits.length).join();
}

function spanOf(run: Numeral[]): Span {
  return { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
}
