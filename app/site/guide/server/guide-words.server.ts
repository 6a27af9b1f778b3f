import { plainText, wordsOf } from "#platform/i18n/detect-language.ts";
import { locales } from "#platform/i18n/locale.ts";
import { entries } from "./entries.server.ts";
import smallWords from "./small-words.json" with { type: "json" };

let words: ReadonlySet<string> | undefined;

/** All words of the entries in both languages, without accents: ordinary words, spelled right. */
export function guideWords(): ReadonlySet<string> {
  words ??= new Set(
    entries.flatMap((entry) =>
      locales.flatMap((locale) =>
        [entry.question, entry.words, entry.answer].flatMap((text) => wordsOf(plainText(text[locale]))),
      ),
    ),
  );
  return words;
}

let small: ReadonlySet<string> | undefined;

/** Words that say little about a topic, in both languages, without accents. */
export function guideSmallWords(): ReadonlySet<string> {
  small ??= new Set(locales.flatMap((locale) => wordsOf(plainText(smallWords[locale]))));
  return small;
}

/** The sentences of all answers, and the questions, in both languages. */
export function guideSentences(): string[] {
  return entries.flatMap(({ question, answer }) =>
    locales.flatMap((locale) => [question[locale], ...answer[locale].split(/[.;:]\s+/)]),
  );
}
