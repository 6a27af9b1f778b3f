/** A number in the text, in figures or in words, as the digits one would dial. */
export type Numeral = { digits: string; start: number; end: number; spelled: boolean };

/** Spellings that sound the same in Spanish: "ochosientos", "nuebe", "dies", "kuatro". */
function phoneticSpellings(word: string): string[] {
  return phoneticReplacements.reduce(
    (spellings, [from, to]) => [...new Set(spellings.flatMap((one) => [one, one.replace(from, to)]))],
    [word],
  );
}
const phoneticReplacements: readonly (readonly [RegExp, string])[] = [
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

/** Zero to twenty-nine with common misspellings; 2 to 9 also in French. */
const smallNumbers = new Map<string, number>(
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
      .flatMap(phoneticSpellings)
      .map((word): [string, number] => [word, value]),
  ),
);

const tens = new Map<string, number>(
  "twenty:20 veinte:20 thirty:30 treinta:30 forty:40 fourty:40 cuarenta:40 fifty:50 cincuenta:50 sixty:60 sesenta:60 seventy:70 setenta:70 eighty:80 ochenta:80 ninety:90 noventa:90"
    .split(" ")
    .flatMap((pair): [string, number][] =>
      phoneticSpellings(pair.split(":")[0] ?? "").map((word) => [word, Number(pair.split(":")[1])]),
    ),
);

const hundreds = new Map<string, number>(
  "cien ciento:doscientos:trescientos:cuatrocientos:quinientos:seiscientos:setecientos:ochocientos:novecientos"
    .split(":")
    .flatMap((words, index) =>
      words
        .split(" ")
        .flatMap(phoneticSpellings)
        .map((word): [string, number] => [word, (index + 1) * 100]),
    ),
);

const repeatWords = new Map([
  ["double", 2],
  ["doble", 2],
  ["triple", 3],
]);

/** Words without a space ("ochoceronueve"). Longest first, so that "veintiuno" is not split at "veinti". */
const numberWords = [...smallNumbers.keys(), ...tens.keys(), ...hundreds.keys()]
  .filter((word) => word !== "oh")
  .sort((one, other) => other.length - one.length)
  .join("|");
const eachNumberWord = new RegExp(numberWords, "g");
const gluedNumberWords = new RegExp(`^(?:${numberWords}){1,12}$`);

type Word = { text: string; start: number; end: number };

/** Finds numbers in figures and in words: "ochocientos nueve" is 809, "fifty-five" 55, "triple five" 555. */
export function findNumerals(text: string): Numeral[] {
  const words = splitWords(text);
  const found: Numeral[] = [];
  let at = 0;
  while (at < words.length) {
    const read = readNumber(text, words, at);
    if (read) found.push(read.numeral);
    at += read?.length ?? 1;
  }
  return found;
}

/** Splits letters from digits ("cinco55") and glued number words. */
function splitWords(text: string): Word[] {
  return [...text.matchAll(/\d+|[a-z]+/g)].flatMap((match) => {
    const start = match.index;
    const word = match[0];
    if (smallNumbers.has(word) || !gluedNumberWords.test(word))
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
  const numeral = (digits: string, length: number, spelled = true) => {
    const last = words[at + length - 1] ?? first;
    return { numeral: { digits, start: first.start, end: last.end, spelled }, length };
  };
  if (/^\d/.test(first.text)) return numeral(first.text, 1, false);

  const times = repeatWords.get(first.text);
  const repeated = words[at + 1];
  if (times && repeated) {
    const digit =
      smallNumbers.get(repeated.text) ?? (/^\d$/.test(repeated.text) ? Number(repeated.text) : 10);
    return digit < 10 ? numeral(String(digit).repeat(times), 2) : undefined;
  }
  // "eight o nine"
  if (first.text === "o" && isEnglishDigit(words[at - 1]) && isEnglishDigit(words[at + 1]))
    return numeral("0", 1);

  const hundred = readHundreds(words, at);
  const rest = readUnderHundred(text, words, at + hundred.length, hundred.length > 0);
  if (hundred.length === 0 && rest.length === 0) return undefined;
  const length = hundred.length + rest.length;
  if (!isThousand(words[at + length])) return numeral(String(hundred.value + rest.value), length);
  // "tres mil cien", "two thousand six"
  const hundredsAfterThousand = readHundreds(words, at + length + 1);
  const restAfterThousand = readUnderHundred(
    text,
    words,
    at + length + 1 + hundredsAfterThousand.length,
    hundredsAfterThousand.length > 0,
  );
  return numeral(
    String((hundred.value + rest.value) * 1000 + hundredsAfterThousand.value + restAfterThousand.value),
    length + 1 + hundredsAfterThousand.length + restAfterThousand.length,
  );
}

function readHundreds(words: Word[], at: number): { value: number; length: number } {
  const spanish = hundreds.get(words[at]?.text ?? "");
  if (spanish) return { value: spanish, length: 1 };
  const english = smallNumbers.get(words[at]?.text ?? "");
  if (english && english < 10 && words[at + 1]?.text === "hundred")
    return { value: english * 100, length: 2 };
  return { value: 0, length: 0 };
}

/** Below a hundred. After hundreds only what follows directly: "quinientos, cinco" is two numbers. */
function readUnderHundred(text: string, words: Word[], at: number, afterHundreds: boolean) {
  const isAdjacent = (index: number) => {
    const [before, current] = [words[index - 1], words[index]];
    return before && current ? /^[ -]{0,2}$/.test(text.slice(before.end, current.start)) : false;
  };
  if (afterHundreds && !isAdjacent(at)) return { value: 0, length: 0 };
  const skipped = afterHundreds && isAnd(words[at]) ? 1 : 0;
  const word = words[at + skipped]?.text ?? "";
  const ten = tens.get(word);
  if (ten === undefined) {
    const value = smallNumbers.get(word);
    // "five hundred oh": the zero is a digit of its own.
    if (value === undefined || (afterHundreds && value === 0)) return { value: 0, length: 0 };
    return { value, length: skipped + 1 };
  }
  const and = isAnd(words[at + skipped + 1]) ? 1 : 0;
  const unit = smallNumbers.get(words[at + skipped + 1 + and]?.text ?? "");
  if (unit !== undefined && unit > 0 && unit < 10 && isAdjacent(at + skipped + 1 + and))
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
