import { wordsOf } from "#platform/i18n/detect-language.ts";
import { inverseFrequency, type WeighedWord } from "./weigh.ts";

/** Words of a question that count, in alphabetical order. */
const maxWords = 40;
/** Minimum trigram similarity of the phonetic forms of a mistyped word and the one that is meant. */
const minSimilarity = 0.45;
const maxSimilarWords = 3;
/** Shorter words have too many similar ones. */
const minTypoLength = 4;
/** Bonus for matching the whole question of an entry. */
const titleBonus = 0.1;
const maxResults = 5;
/** A word that counts at least so much for an entry says what a question is about; the rarest count 4.7. */
const tellingWorth = 1.3;

type Hit = { slug: string; share: number; telling: number; title: number };

/** One meaning of a word of a question: the place of a word of the index. */
type Meaning = { word: number; closeness: number };

/** What the words of one language count for each entry. Numbers in flat arrays: 10,000 objects would take four times as much. */
export class WordIndex {
  readonly #slugs: readonly string[];
  readonly #words = new Map<string, number>();
  /** The words by each trigram of their phonetic form. */
  readonly #sounding = new Map<string, number[]>();
  readonly #trigramCounts: Uint16Array;
  readonly #worths: Float64Array;
  /** Where the weights of each word begin, and at last where they end. */
  readonly #begins: Uint32Array;
  readonly #entries: Uint16Array;
  readonly #weights: Float32Array;
  readonly #titles: Float32Array;
  /** Worth of a word that no entry contains. */
  readonly #unknownWorth: number;

  constructor(slugs: readonly string[], words: readonly WeighedWord[]) {
    const places = new Map(slugs.map((slug, place) => [slug, place]));
    const all = words.flatMap(({ entries }) => entries);
    this.#slugs = slugs;
    this.#unknownWorth = inverseFrequency(0, slugs.length);
    this.#worths = Float64Array.from(words, ({ worth }) => worth);
    this.#trigramCounts = new Uint16Array(words.length);
    this.#begins = new Uint32Array(words.length + 1);
    this.#entries = Uint16Array.from(all, ({ slug }) => places.get(slug) ?? 0);
    this.#weights = Float32Array.from(all, ({ weight }) => weight);
    this.#titles = Float32Array.from(all, ({ title }) => title);
    for (const [place, { word, entries }] of words.entries()) {
      this.#words.set(word, place);
      this.#begins[place + 1] = (this.#begins[place] ?? 0) + entries.length;
      const trigrams = trigramsOf(word);
      this.#trigramCounts[place] = trigrams.size;
      for (const trigram of trigrams) {
        const others = this.#sounding.get(trigram);
        if (others) others.push(place);
        else this.#sounding.set(trigram, [place]);
      }
    }
  }

  /**
   * The entries that cover most of a question's worth, best first, at most five.
   * @param asked the question's words as reduced by full-text search, each once
   * @returns how much of the question each covers, from 0 to 1; how many of its telling words; and how much of the entry's own
   * question the asked words are
   */
  find(asked: readonly string[]): Hit[] {
    const worths = new Float64Array(this.#slugs.length);
    const titles = new Float64Array(this.#slugs.length);
    const telling = new Uint8Array(this.#slugs.length);
    let whole = 0;
    for (const word of asked.slice(0, maxWords)) {
      const meanings = this.#meaningsOf(word);
      whole +=
        meanings.length === 0 ? this.#unknownWorth : Math.max(...meanings.map((one) => this.#worthOf(one)));
      for (const [entry, [worth, title]] of this.#scoresOf(meanings)) {
        worths[entry] = (worths[entry] ?? 0) + worth;
        titles[entry] = (titles[entry] ?? 0) + title;
        if (worth >= tellingWorth) telling[entry] = (telling[entry] ?? 0) + 1;
      }
    }
    return this.#slugs
      .flatMap((slug, place) => {
        const share = (worths[place] ?? 0) / whole;
        const title = titles[place] ?? 0;
        return share > 0
          ? [{ slug, share, title, telling: telling[place] ?? 0, rank: share + titleBonus * title }]
          : [];
      })
      .sort((a, b) => b.rank - a.rank || (a.slug < b.slug ? -1 : 1))
      .slice(0, maxResults)
      .map(({ rank: _, ...hit }) => hit);
  }

  #worthOf({ word }: Meaning): number {
    return this.#worths[word] ?? 0;
  }

  /** The word itself, or if no entry contains it the words that sound most like it. */
  #meaningsOf(asked: string): Meaning[] {
    const word = this.#words.get(asked);
    if (word !== undefined) return [{ word, closeness: 1 }];
    if (asked.length < minTypoLength) return [];
    const trigrams = trigramsOf(asked);
    const shared = new Uint16Array(this.#worths.length);
    const found = new Set<number>();
    for (const trigram of trigrams)
      for (const one of this.#sounding.get(trigram) ?? []) {
        const count = (shared[one] ?? 0) + 1;
        shared[one] = count;
        if (count / Math.max(trigrams.size, this.#trigramCounts[one] ?? 0) >= minSimilarity) found.add(one);
      }
    return [...found]
      .map((one) => {
        const count = shared[one] ?? 0;
        return { word: one, closeness: count / (trigrams.size + (this.#trigramCounts[one] ?? 0) - count) };
      })
      .filter(({ closeness }) => closeness >= minSimilarity)
      .sort((a, b) => b.closeness - a.closeness)
      .slice(0, maxSimilarWords);
  }

  /** Worth and title of one word of a question for each entry: of its meanings the best. */
  #scoresOf(meanings: readonly Meaning[]): Map<number, [worth: number, title: number]> {
    const scores = new Map<number, [number, number]>();
    for (const meaning of meanings) {
      const worth = this.#worthOf(meaning) * meaning.closeness;
      const end = this.#begins[meaning.word + 1] ?? 0;
      for (let at = this.#begins[meaning.word] ?? 0; at < end; at += 1) {
        const entry = this.#entries[at] ?? 0;
        const [bestWorth, bestTitle] = scores.get(entry) ?? [0, 0];
        const [weight = 0, title = 0] = [this.#weights[at], this.#titles[at]];
        scores.set(entry, [Math.max(bestWorth, worth * weight), Math.max(bestTitle, title)]);
      }
    }
    return scores;
  }
}

/** Dominican pronunciation: c, s and z sound alike, so do b and v, and h is silent ("sedula" is "cédula"). */
function soundOf(word: string): string {
  return word
    .replaceAll("h", "")
    .replaceAll("z", "s")
    .replaceAll("v", "b")
    .replace(/c(?=[ei])/g, "s")
    .replaceAll("ll", "y");
}

/** Of the phonetic form, each word with two spaces before it and one after, as in PostgreSQL's pg_trgm. */
function trigramsOf(word: string): Set<string> {
  const trigrams = new Set<string>();
  for (const part of wordsOf(soundOf(word))) {
    const padded = `  ${part} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}
