import { plainText, wordsOf } from "#platform/i18n/detect-language.ts";
import { Misspellings } from "./mistyped.ts";

/** One place of a phrase: the words that may stand there, and how many others may stand before them. */
type Part = { words: ReadonlySet<string>; beginnings: readonly string[]; gap: number };
type Phrase = { label: string; parts: readonly Part[] };

/** A word of a text: as typed, and what a mistyped one may stand for. */
export type Token = { typed: string; meant: readonly string[] };
type PhraseMatch = { label: string; from: number; to: number };

/** Longer texts are read so far: more words than a message may have. */
const maxWords = 500;
const minBeginning = 4;

/**
 * Phrases of both languages in one notation, one a line. Words are written without accents and apostrophes.
 *
 *     ## label            of the phrases that follow
 *     @pain = hurt|pain|duele
 *     chest|pecho ~3 @pain      one of the first, up to three other words, one of the second
 *     suicid*             every word that begins so
 */
export class Phrases {
  readonly #byFirst = new Map<string, Phrase[]>();
  readonly #byBeginning = new Map<string, Phrase[]>();
  readonly #vocabulary = new Set<string>();
  readonly #notation: string;
  readonly #isOrdinary: (word: string) => boolean;
  #misspellings: Misspellings | undefined;

  /** @param isOrdinary whether a word means something by itself, so that it is no mistyped word of a phrase */
  constructor(notation: string, isOrdinary: (word: string) => boolean) {
    this.#notation = notation;
    this.#isOrdinary = isOrdinary;
  }

  /** Builds the indexes with the first text: they take several megabytes, which a process without questions does not need. */
  #build(): Misspellings {
    const classes = new Map<string, string>();
    let label = "";
    for (const line of this.#notation.split("\n").map((one) => one.trim())) {
      const [, heading] = /^## (.+)$/.exec(line) ?? [];
      const [, name, words] = /^@(\w+) = (.+)$/.exec(line) ?? [];
      if (heading) label = heading;
      else if (name && words) classes.set(name, expand(words, classes));
      else if (line !== "" && !line.startsWith("#")) this.#add(label, line, classes);
    }
    return new Misspellings(this.#vocabulary);
  }

  #add(label: string, line: string, classes: ReadonlyMap<string, string>): void {
    const parts: Part[] = [];
    let gap = 0;
    for (const one of line.split(/\s+/)) {
      if (/^~\d$/.test(one)) gap = Number(one.slice(1));
      else {
        parts.push({ ...partOf(expand(one, classes)), gap });
        gap = 0;
      }
    }
    const phrase = { label, parts };
    for (const { words } of parts) for (const word of words) this.#vocabulary.add(word);
    for (const word of parts[0]?.words ?? []) append(this.#byFirst, word, phrase);
    for (const beginning of parts[0]?.beginnings ?? [])
      append(this.#byBeginning, beginning.slice(0, minBeginning), phrase);
  }

  /** The words of a text, without accents; each with what it may stand for where it is mistyped. */
  read(text: string): Token[] {
    this.#misspellings ??= this.#build();
    const misspellings = this.#misspellings;
    const words = wordsOf(plainText(text).replace(/['’´`]/g, "")).slice(0, maxWords);
    return words.map((typed) => {
      if (this.#vocabulary.has(typed) || this.#isOrdinary(typed)) return { typed, meant: [typed] };
      return { typed, meant: [typed, ...misspellings.meantBy(typed)] };
    });
  }

  /** All places where a phrase begins, in the order of the text. The time grows linearly with the text. */
  *find(tokens: readonly Token[]): Generator<PhraseMatch> {
    for (const [from, token] of tokens.entries())
      for (const { label, parts } of this.#beginningWith(token)) {
        const to = endOf(tokens, parts, from);
        if (to !== undefined) yield { label, from, to };
      }
  }

  #beginningWith({ meant }: Token): Iterable<Phrase> {
    return new Set(
      meant.flatMap((word) => [
        ...(this.#byFirst.get(word) ?? []),
        ...(this.#byBeginning.get(word.slice(0, minBeginning)) ?? []),
      ]),
    );
  }
}

/** Where a phrase that begins at a word ends, after its last word. Gaps and parts are few, so the steps are bounded. */
function endOf(tokens: readonly Token[], [part, ...rest]: readonly Part[], at: number): number | undefined {
  if (!part) return at;
  for (let place = at; place <= at + part.gap && place < tokens.length; place += 1) {
    if (!fits(tokens[place], part)) continue;
    const end = endOf(tokens, rest, place + 1);
    if (end !== undefined) return end;
  }
  return undefined;
}

function fits(token: Token | undefined, { words, beginnings }: Part): boolean {
  return (
    token?.meant.some((word) => words.has(word) || beginnings.some((one) => word.startsWith(one))) ?? false
  );
}

function partOf(alternatives: string): Omit<Part, "gap"> {
  const all = alternatives.split("|");
  return {
    words: new Set(all.filter((one) => !one.endsWith("*"))),
    beginnings: all.filter((one) => one.endsWith("*")).map((one) => one.slice(0, -1)),
  };
}

const expand = (words: string, classes: ReadonlyMap<string, string>): string =>
  words
    .split("|")
    .map((one) => (one.startsWith("@") ? (classes.get(one.slice(1)) ?? unknownClass(one)) : one))
    .join("|");

function unknownClass(name: string): never {
  throw new Error(`the phrases name ${name}, which is not defined above`);
}

function append(lists: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [phrase]);
  else if (!list.includes(phrase)) list.push(phrase);
}
