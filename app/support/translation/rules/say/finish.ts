import type { Locale } from "#platform/i18n/locale.ts";

const negatives: Readonly<Record<string, string>> = {
  do: "don't",
  does: "doesn't",
  did: "didn't",
  is: "isn't",
  are: "aren't",
  was: "wasn't",
  were: "weren't",
  can: "can't",
  could: "couldn't",
  will: "won't",
  would: "wouldn't",
  should: "shouldn't",
  has: "hasn't",
  have: "haven't",
};
const joined: Readonly<Record<string, string>> = {
  "i am": "I'm",
  "it is": "it's",
  "he is": "he's",
  "she is": "she's",
  "you are": "you're",
  "we are": "we're",
  "they are": "they're",
  "that is": "that's",
  "i will": "I'll",
  "i would": "I'd",
  "we will": "we'll",
  "he will": "he'll",
  "she will": "she'll",
  "it will": "it'll",
  "you will": "you'll",
  "they will": "they'll",
  "there is": "there's",
  "we would": "we'd",
};

/** Joins said words: blanks, commas, contractions and articles as the language writes them. */
export function joinWords(said: readonly string[], language: Locale): string {
  const words = said.flatMap((part) => part.split(" ")).filter((word) => word !== "");
  const written = language === "en" ? english(words) : spanish(words);
  return written
    .join(" ")
    .replace(/ ,/g, ",")
    .replace(/ ~?'s(?=[ ,]|$)/g, "'s")
    .replace(/s's\b/g, "s'");
}

function english(words: readonly string[]): string[] {
  const done: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = done.at(-1) ?? "";
    const pair = joined[`${before.toLowerCase()} ${word}`];
    if (word === "a~")
      done.push(
        /^(?:[aeiou]|hour|honest|x)/i.test(words[at + 1] ?? "") &&
          !/^(?:uni|use|eu|one)/i.test(words[at + 1] ?? "")
          ? "an"
          : "a",
      );
    // "A thousand-peso bill": one article is enough.
    else if (word === "a" && /^an?$/.test(before)) continue;
    else if (word === "i") done.push("I");
    else if (word === "not" && negatives[before]) done[done.length - 1] = negatives[before] ?? "";
    else if (pair && words[at + 1] !== undefined && !(word === "is" && before === "that" && done.length > 1))
      done[done.length - 1] = pair;
    else done.push(word);
  }
  return done;
}

function spanish(words: readonly string[]): string[] {
  const done: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = done.at(-1) ?? "";
    const next = words[at + 1] ?? "";
    if (word === "el" && (before === "a" || before === "A")) done[done.length - 1] = `${before}l`;
    else if (word === "el" && (before === "de" || before === "De")) done[done.length - 1] = `${before}l`;
    else if (word === "mí" && before === "con") done[done.length - 1] = "conmigo";
    else if (
      word === "las" &&
      /^(?:1|una)(?![\d\p{L}])/u.test(next) &&
      !/^\d/.test(words[at + 2] ?? "") &&
      !isNounAfter(words[at + 2])
    )
      done.push("la");
    else if (word === "y" && /^h?i(?!e)/i.test(plain(next))) done.push("e");
    else if (word === "o" && /^h?o/i.test(plain(next))) done.push("u");
    else done.push(word);
  }
  return done;
}

const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");
const isNounAfter = (word: string | undefined) =>
  word !== undefined && /^(?:semanas|horas|veces)$/.test(word);

/** The first letter as a capital, after an opening mark. */
export function capitalised(text: string): string {
  return text.replace(
    /^([¿¡“"]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}

const keepsCapital =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|English|Spanish|Easter|God)\b/;

/** Without the capital of a sentence's beginning; "I" and names keep theirs. */
export function uncapitalised(text: string): string {
  return keepsCapital.test(text) || /^(?:I\b|\p{Lu}{2}|\p{Lu}\.|Dr|Mr|Ms|WhatsApp)/u.test(text)
    ? text
    : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}
