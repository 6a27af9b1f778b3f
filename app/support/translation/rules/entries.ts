import type { Locale } from "#platform/i18n/locale.ts";
import { compilePattern, type Pattern } from "./patterns.ts";

/** A pair of patterns. `en` and `es` hold the ways to say it; the first one is said, all are understood. */
export type Entry = {
  en: Way[];
  es: Way[];
  flags: string;
  context?: { en: string; es: string } | null;
  isPhrase?: boolean;
  /** It tells something, with a subject and a verb, so that it may follow "because" and "when". */
  isTold?: boolean;
};
/** `head` is a verb's infinitive or base form, where the way is a verb phrase. */
export type Way = { pattern: Pattern; head?: string; isReflexive?: boolean };

/** Splits at bars, but not at those within (a|b) and <a|b>. */
export function splitLine(line: string): string[] {
  if (!/[(<{]/.test(line)) return line.split("|").map((part) => part.trim());
  const parts = [""];
  let depth = 0;
  for (const letter of line) {
    if (/[(<{]/.test(letter)) depth += 1;
    if (/[)>}]/.test(letter)) depth -= 1;
    if (letter === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
export const ways = (part: string) => part.split(";").map((way) => way.trim());

/** Entries by the word they begin with; those that begin with a slot may stand at every place. */
export class FrameIndex {
  private readonly byWord = new Map<string, Entry[]>();
  /** Those that begin with a slot. */
  readonly open: Entry[] = [];
  constructor(entries: readonly Entry[], language: Locale) {
    for (const entry of entries) {
      const firsts = new Set<string>();
      for (const { pattern } of entry[language]) for (const word of firstWords(pattern)) firsts.add(word);
      if (firsts.has("")) this.open.push(entry);
      else
        for (const word of firsts) {
          const list = this.byWord.get(word);
          if (list) list.push(entry);
          else this.byWord.set(word, [entry]);
        }
    }
  }
  startingWith(word: string): readonly Entry[] {
    return this.byWord.get(word) ?? [];
  }
}

/** The words a pattern may begin with; a blank stands for anything. */
function firstWords([first, ...rest]: Pattern): string[] {
  if (!first || first.kind === "slot") return [""];
  const ways = first.kind === "word" ? first.alternatives : first.folded;
  return ways.flatMap((words) => (words[0] === undefined ? firstWords(rest) : [words[0]]));
}

export type Learn = (language: Locale, list: readonly string[]) => readonly string[];

const toldOpening =
  /^(?:i|my|you|your|he|she|it|we|they|there|that|this|his|her|someone|nobody|everything|the power|the water|\{subject\}|\{np\/person\}'s) /;

/** A line `en;way|es;way|flags` as an entry. */
export function entryOf(line: string, learn: Learn): Entry[] {
  const [en = "", es = "", flags = ""] = splitLine(line);
  const compile = (part: string, language: Locale) =>
    ways(part).map((way) => {
      const pattern = compilePattern(way, language);
      for (const element of pattern)
        if (element.kind === "word") learn(language, element.alternatives.flat());
        else if (element.kind === "agree") learn(language, element.folded.flat());
      return { pattern };
    });
  const isTold = toldOpening.test(en);
  return [{ en: compile(en, "en"), es: compile(es, "es"), flags, ...(isTold ? { isTold } : {}) }];
}
