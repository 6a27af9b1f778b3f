/** A number in a plain text, in figures or in words, with the digits one would dial. */
export type Numeral = { digits: string; start: number; end: number; spelled: boolean };

/** A word with the spellings that sound the same in Spanish: "ochosientos", "nuebe", "dies", "kuatro". */
function soundingLike(word: string): string[] {
  return soundsAlike.reduce(
    (spellings, [from, to]) => [...new Set(spellings.flatMap((one) => [one, one.replace(from, to)]))],
    [word],
  );
}
const soundsAlike: readonly (readonly [RegExp, string])[] = [
  [/c(?=[ei])/, "s"],
  [/c(?=[ei])/, "z"],
  [/^s(?=[ei])/, "c"],
  [/z$/, "s"],
  [/c(?=[aou])/, "k"],
  [/qu(?=[ei])/, "k"],
  [/v/, "b"],
  [/^o(?=ch)/, "ho"],
  [/einti/, "enti"],
];

/** Zero to twenty-nine, with the spellings people really write; digits also as French speakers say them. */
const small = new Map<string, number>(
  [
    "zero oh cero",
    "one uno",
    "two dos deux",
    "three tres trois thre",
    "four cuatro quatre fore",
    "five cinco cinq fiv",
    "six seis",
    "seven siete sept",
    "eight ocho huit eigth eigh",
    "nine nueve neuf niner",
    "ten diez",
    "eleven once",
    "twelve doce",
    "thirteen trece",
    "fourteen catorce",
    "fifteen quince",
    "sixteen dieciseis",
    "seventeen diecisiete",
    "eighteen dieciocho",
    "nineteen diecinueve",
    "veinte",
    "veintiuno",
    "veintidos",
    "veintitres",
    "veinticuatro",
    "veinticinco",
    "veintiseis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
  ].flatMap((words, value) =>
    words
      .split(" ")
      .flatMap(soundingLike)
      .map((word): [string, number] => [word, value]),
  ),
);

const tens = new Map<string, number>(
  "twenty:20 veinte:20 thirty:30 treinta:30 forty:40 fourty:40 cuarenta:40 fifty:50 cincuenta:50 sixty:60 sesenta:60 seventy:70 setenta:70 eighty:80 ochenta:80 ninety:90 noventa:90"
    .split(" ")
    .flatMap((pair): [string, number][] =>
      soundingLike(pair.split(":")[0] ?? "").map((word) => [word, Number(pair.split(":")[1])]),
    ),
);

const hundreds = new Map<string, number>(
  "cien ciento:doscientos:trescientos:cuatrocientos:quinientos:seiscientos:setecientos:ochocientos:novecientos"
    .split(":")
    .flatMap((words, index) =>
      words
        .split(" ")
        .flatMap(soundingLike)
        .map((word): [string, number] => [word, (index + 1) * 100]),
    ),
);

const repeats = new Map([
  ["double", 2],
  ["doble", 2],
  ["triple", 3],
]);

/** Words written without a space, "ochoceronueve", longest first so that "veintiuno" is not cut at "veinti". */
const numberWords = [...small.keys(), ...tens.keys(), ...hundreds.keys()]
  .filter((word) => word !== "oh")
  .sort((one, other) => other.length - one.length)
  .join("|");
const eachNumberWord = new RegExp(numberWords, "g");
const onlyNumberWords = new RegExp(`^(?:${numberWords}){1,12}$`);

type Word = { text: string; start: number; end: number };

/** All numbers of a plain text. "ochocientos nueve" is 809, "fifty-five" 55, "triple five" 555. */
export function numeralsOf(text: string): Numeral[] {
  const words = wordsOf(text);
  const found: Numeral[] = [];
  let at = 0;
  while (at < words.length) {
    const read = readNumber(text, words, at);
    if (read) found.push(read.numeral);
    at += read?.length ?? 1;
  }
  return found;
}

/** Runs of letters and runs of digits, apart even where glued: "cinco55"; glued number words are cut. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\d+|[a-z]+/g)].flatMap((match) => {
    const start = match.index;
    const word = match[0];
    if (small.has(word) || !onlyNumberWords.test(word))
      return [{ text: word, start, end: start + word.length }];
    return [...word.matchAll(eachNumberWord)].map((part) => ({
      text: part[0],
      start: start + part.index,
      end: start + part.index + part[0].length,
    }));
  });
}

function readNumber(
  text: string,
  words: Word[],
  at: number,
): { numeral: Numeral; length: number } | undefined {
  const first = words[at];
  if (!first) return undefined;
  const done = (digits: string, length: number, spelled = true) => {
    const last = words[at + length - 1] ?? first;
    return { numeral: { digits, start: first.start, end: last.end, spelled }, length };
  };
  if (/^\d/.test(first.text)) return done(first.text, 1, false);

  const times = repeats.get(first.text);
  const repeated = words[at + 1];
  if (times && repeated) {
    const digit = small.get(repeated.text) ?? (/^\d$/.test(repeated.text) ? Number(repeated.text) : 10);
    return digit < 10 ? done(String(digit).repeat(times), 2) : undefined;
  }
  // "eight o nine": a lone o is a zero between English number words.
  if (first.text === "o" && isEnglishDigit(words[at - 1]) && isEnglishDigit(words[at + 1]))
    return done("0", 1);

  const hundred = readHundreds(words, at);
  const rest = readUnderHundred(text, words, at + hundred.length, hundred.length > 0);
  if (hundred.length === 0 && rest.length === 0) return undefined;
  const length = hundred.length + rest.length;
  if (!isThousand(words[at + length])) return done(String(hundred.value + rest.value), length);
  // "tres mil cien", "two thousand six"
  const more = readHundreds(words, at + length + 1);
  const least = readUnderHundred(text, words, at + length + 1 + more.length, more.length > 0);
  return done(
    String((hundred.value + rest.value) * 1000 + more.value + least.value),
    length + 1 + more.length + least.length,
  );
}

/** "ochocientos" or "eight hundred". */
function readHundreds(words: Word[], at: number): { value: number; length: number } {
  const spanish = hundreds.get(words[at]?.text ?? "");
  if (spanish) return { value: spanish, length: 1 };
  const english = small.get(words[at]?.text ?? "");
  if (english && english < 10 && words[at + 1]?.text === "hundred")
    return { value: english * 100, length: 2 };
  return { value: 0, length: 0 };
}

/** What is under a hundred; after hundreds only what is said in the same breath, so "quinientos, cinco" stays two. */
function readUnderHundred(text: string, words: Word[], at: number, afterHundreds: boolean) {
  const linked = (index: number) => {
    const [before, here] = [words[index - 1], words[index]];
    return before && here ? /^[ -]{0,2}$/.test(text.slice(before.end, here.start)) : false;
  };
  if (afterHundreds && !linked(at)) return { value: 0, length: 0 };
  const skipped = afterHundreds && isAnd(words[at]) ? 1 : 0;
  const word = words[at + skipped]?.text ?? "";
  const ten = tens.get(word);
  if (ten === undefined) {
    const value = small.get(word);
    // "five hundred oh": a zero after hundreds is its own digit.
    if (value === undefined || (afterHundreds && value === 0)) return { value: 0, length: 0 };
    return { value, length: skipped + 1 };
  }
  const and = isAnd(words[at + skipped + 1]) ? 1 : 0;
  const unit = small.get(words[at + skipped + 1 + and]?.text ?? "");
  if (unit !== undefined && unit > 0 && unit < 10 && linked(at + skipped + 1 + and))
    return { value: ten + unit, length: skipped + 2 + and };
  return { value: ten, length: skipped + 1 };
}

function isThousand(word: Word | undefined): boolean {
  return word?.text === "mil" || word?.text === "thousand";
}

function isAnd(word: Word | undefined): boolean {
  return word?.text === "y" || word?.text === "i" || word?.text === "and";
}

function isEnglishDigit(word: Word | undefined): boolean {
  return /^(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)$/.test(word?.text ?? "");
}
