import { innocentCharacters } from "./innocent-numbers.ts";
import { type Numeral, numeralsOf } from "./spelled-digits.ts";

export type Span = { start: number; end: number };

/** What people put between the digits of a telephone. */
const mark = "[\\s.,;:\\-_/*•()\\[\\]{}+|~=<>#!'\"&^%\\\\]";

/** A Dominican number in figures, in any grouping of 3-3-4, and a North American one with the usual marks. */
const whole: readonly RegExp[] = [
  /(?<!\d)(?:\+?1[ .\-/(]{0,3})?\(?8[024]9[ .\-_/*•()]{0,4}\d{3}[ .\-_/*•]{0,4}\d{4}(?!\d)/g,
  /(?<![\d.,$-])(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]{1,2}\d{3}[-. ]\d{4}(?!\d)/g,
  // 8x0x9x5x5x5x0x1x4x2: the same letter between all
  /(?<![a-z\d])8([a-z])[024]\1[9](?:\1\d){7}(?![a-z\d])/g,
  // A country code: +34 612 345 678, 0049 170 5550123; 001-1234567-8 is a cédula
  /(?:\+|(?<!\d)00(?!\d-\d{7}-\d(?!\d)))[1-9]\d{0,2}[-. ()]{0,3}\d(?:[-. ()]{0,2}\d){6,11}(?!\d)/g,
  // Letters of the dial: 809-PINTURA, 1-800-PLUMBER
  /(?<!\d)(?:1-)?8(?:[024]9|00)-[a-z]{5,10}\b/g,
];

/** Her own number, offered without saying it. */
const offered: readonly RegExp[] = [
  /\b(?:my|our)(?: own| personal| private)? (?:phone|cell|mobile|telephone)(?: number)?(?: is|:)/g,
  /\b(?:my|our)(?: (?:phone|cell|mobile|telephone|whatsapp|personal|private|direct))* number\b/g,
  /\b(?:my|our) (?:direct|private|personal) line\b|\bmi linea (?:directa|privada|personal)\b/g,
  /\bmy (?:(?:personal|private|own|direct|work) )?(?:phone|cell|mobile|telephone|digits)\b(?! (?:camera|screen|case|repair|shop))/g,
  /\bmi (?:numero|cel|celular|telefono|contacto|fon)\b(?! (?:de (?!casa|siempre)|favorit))/g,
  /\b(?:numero|cel|celular|telefono|contacto) mio\b/g,
  /\b(?:pide|pidan|pida|pideme|dame|toma|anota|apunta|guarda|graba|save)(?:me|nos)? (?:mi|el|tu|este|my|this) (?:numero|cel|celular|telefono|number|contact)\b/g,
];

/** Words in front of a telephone, which make a telephone of digits that alone would be too little to say so. */
const cue =
  /(?:\b(?:tels?|cel|cell|celular|telefono|movil|mobile|phone|whats?app|wasap|call|llam[a-z]{1,6}|marc[a-z]{1,4}|dial|disc[a-z]{1,4}|ring|numero|number|contacto)\b|•)[^\d\n]{0,15}$/;

const cueNear =
  /\b(?:tels?|cel|cell|celular|telefono|movil|mobile|phone|whats?app|wasap|call|llam[a-z]{1,6}|marc[a-z]{1,4}|dial|numero|number|digits|digitos|contact[oa]?|flota|area code|reach|ring|linea|line|mio|anot[a-z]{1,4}|apunt[a-z]{1,4}|guard[a-z]{1,4}|save|text)\b/;

/** Between two numbers of one telephone: marks, and the little words of somebody who dictates. */
const dictated = new RegExp(
  `^(?:${mark}|\\b(?:y|and|then|luego|despues|entonces|finally|finalmente|por|ultimo|al|final|en|at|the|end|punto|dot|guion|dash|raya|espacio|space|coma|comma|seguido|followed|by|plus|mas|with|con|el|numero|de|otra|vez|again|primero|first|last|lastly|next|area|code|codigo|ese|es|is|termina|ending|ends|digits?|digitos)\\b){1,40}$`,
);
const howMany = /\b(?:otros|ultimos|primeros|last|first|other|next|restantes) $/;
const backwards = /\b(?:al reves|de atras|backwards?|revers[a-z]{1,3}|invertid[oa]|from the end)\b/;
/** A telephone in pieces is looked for this far around its area code. */
const farthestPiece = 60;
const tight = /^[ .\-_*•()+]{0,4}$/;
const mostBetween = 30;
const fewestDigits = 7;

/** Telephones in a plain text: whole ones, dictated ones, and shorter ones that nothing else explains. */
export function phonesIn(text: string): Span[] {
  const found = [...whole, ...offered].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  const numerals = numeralsOf(text);
  const spelled = new Set(numerals.filter((one) => one.spelled).map((one) => text.slice(one.start, one.end)));
  const innocent = innocentCharacters(text, spelled);
  const isOpen = (one: Numeral) => one.spelled || !innocent[one.start];
  // "RD$829,000, 10:00" is a price and an hour; "8.095*5-5-2012" is no price beside a date, for no blank is between them.
  const isTelephone = (part: Numeral[]) => {
    if (part.some(isOpen)) return true;
    const { start, end } = spanOf(part);
    return !/\s/.test(text.slice(start, end)) && new Set(part.map((one) => innocent[one.start])).size > 1;
  };
  for (const run of runsOf(text, numerals))
    found.push(...dominicansIn(run, isTelephone), ...(backwards.test(text) ? dominicansBackwards(run) : []));
  const open = numerals.filter(isOpen);
  for (const run of runsOf(text, open)) found.push(...phonesOf(text, run));
  return [...found, ...scattered(text, open)];
}

/** Numbers that follow one another with nothing between them but what stands within a telephone. */
function runsOf(text: string, numerals: Numeral[]): Numeral[][] {
  const runs: Numeral[][] = [];
  for (const one of numerals) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const between = before ? text.slice(before.end, one.start) : "";
    const joined = between === "" || (between.length <= mostBetween && dictated.test(between));
    if (run && before && joined && !/\d/.test(between)) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

function phonesOf(text: string, run: Numeral[]): Span[] {
  const digits = digitsOf(run);
  if (digits.length < fewestDigits) return [];
  if (dominicansIn(run, () => true).length > 0) return [];
  if (isCounting(run) || run.every((one) => /^8[024]9$/.test(one.digits))) return [];
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  const all = { start: first.start, end: last.end };
  // Years in words, "dos mil cinco y dos mil quince"
  if (run.every((one) => one.spelled && one.digits.length > 3)) return [];
  const words = run.filter((one) => one.spelled).length;
  // "diez, veinte, treinta" are amounts: somebody who dictates says other digits too.
  if (words > 0) return run.every((one) => /0$/.test(one.digits) && one.digits.length > 1) ? [] : [all];
  if (run.length >= fewestDigits && run.every((one) => one.digits.length === 1)) return [all];
  if (digits.length <= 15 && cue.test(text.slice(Math.max(0, first.start - 40), first.start))) return [all];
  return tightParts(text, run).filter(hasPhoneShape).map(spanOf);
}

/**
 * Ten digits that begin as Dominican ones do, said or written in any grouping: telephones even where a part looks
 * like a year or a price.
 * @param isTelephone whether such digits are not all explained by something else
 */
function dominicansIn(run: Numeral[], isTelephone: (part: Numeral[]) => boolean): Span[] {
  const found: Span[] = [];
  let from = 0;
  while (from < run.length) {
    const part = dominicanAt(run, from);
    if (part && isTelephone(part)) found.push(spanOf(part));
    from += part?.length ?? 1;
  }
  return found;
}

function dominicanAt(run: Numeral[], from: number): Numeral[] | undefined {
  for (let to = from + 1; to <= Math.min(run.length, from + 11); to += 1) {
    const part = run.slice(from, to);
    const digits = digitsOf(part);
    if (/^1?8[024]9\d{7}$/.test(digits)) return part;
    if (digits.length > 11) return undefined;
  }
  return undefined;
}

/** "The number backwards: 2410-555-908." */
function dominicansBackwards(run: Numeral[]): Span[] {
  const mirrored = run.toReversed().map((one) => ({ ...one, digits: [...one.digits].reverse().join("") }));
  return dominicansIn(mirrored, () => true).map(({ start, end }) => ({
    start: Math.min(start, end),
    end: Math.max(start, end),
  }));
}

/**
 * Pieces with words between them, in any order: "ends in 4417 and begins with 829-763". An area code by itself or
 * with its next three, and neighbours that make ten digits of it, after a word for telephones.
 */
function scattered(text: string, numerals: Numeral[]): Span[] {
  if (!cueNear.test(text)) return [];
  // "The last four are 6655": how many there are is none of them
  const pieces = numerals.filter((one) => !howMany.test(text.slice(Math.max(0, one.start - 12), one.start)));
  return pieces.flatMap((area, at) => {
    if (!/^8[024]9(?:\d{3})?$/.test(area.digits)) return [];
    for (const from of [at, at - 1, at - 2])
      for (const to of [at + 1, at + 2, at + 3, at + 4]) {
        const part = pieces.slice(Math.max(0, from), to);
        const [first, last] = [part[0], part.at(-1)];
        if (
          !first ||
          !last ||
          from < 0 ||
          digitsOf(part).length !== 10 ||
          part.some((one) => one.digits.length > 6)
        )
          continue;
        if (last.end - first.start > 2 * farthestPiece) continue;
        if (cueNear.test(text.slice(Math.max(0, first.start - farthestPiece), last.end)))
          return [spanOf(part)];
      }
    return [];
  });
}

/** "uno, dos, tres, cuatro", "sizes 6, 8, 10, 12": each more than the one before. */
function isCounting(run: Numeral[]): boolean {
  return (
    run.length >= 4 && run.every((one, at) => at === 0 || Number(one.digits) > Number(run[at - 1]?.digits))
  );
}

/** A run cut wherever more than a space or one of the usual marks stands between. */
function tightParts(text: string, run: Numeral[]): Numeral[][] {
  const parts: Numeral[][] = [];
  for (const one of run) {
    const before = parts.at(-1)?.at(-1);
    if (before && tight.test(text.slice(before.end, one.start))) parts.at(-1)?.push(one);
    else parts.push([one]);
  }
  return parts;
}

/** The groupings in which telephones are written here and abroad, when nothing in front says "phone". */
function hasPhoneShape(part: Numeral[]): boolean {
  const digits = digitsOf(part);
  const lengths = lengthsOf(part);
  // Seven digits that end in two zeros are more often an amount or a range, "500 1500".
  if (/^(?:7|3,4)$/.test(lengths)) return /^[2-9]/.test(digits) && !digits.endsWith("00");
  if (/^(?:10|3,7|3,3,4)$/.test(lengths)) return /^[2-9]/.test(digits);
  if (/^(?:11|1,3,3,4)$/.test(lengths)) return digits.startsWith("1");
  // Spain: 612 345 678, 612 34 56 78. France: 06 12 34 56 78
  if (/^(?:9|3,3,3|3,2,2,2)$/.test(lengths)) return /^[67]/.test(digits);
  return lengths === "2,2,2,2,2" && digits.startsWith("0");
}

function digitsOf(run: Numeral[]): string {
  return run.map((one) => one.digits).join("");
}

function lengthsOf(run: Numeral[]): string {
  return run.map((one) => one.digits.length).join();
}

function spanOf(run: Numeral[]): Span {
  return { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
}
