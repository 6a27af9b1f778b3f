import { type Service, services } from "./services.ts";

/** Words that say nothing of what is looked for, in both languages. */
const fillers = new Set(
  (
    "a an the for in of to at near my i im we me need want looking look find someone somebody who can with and or best " +
    "good cheap around please is are there any get help " +
    "el la los las lo un una unos unas de del en para por con y o u e cerca mi me busco necesito quiero alguien que " +
    "buen bueno buena mejor barato barata al hay donde como algun alguna ayuda"
  ).split(" "),
);

/** Words that say little beside a thing that is known: "A/C repair", "house cleaner". */
const makeweights = new Set(
  "repair repairs service services house home company reparacion reparaciones servicio servicios casa hogar".split(
    " ",
  ),
);

/** How many words of a search are looked at. */
const mostWords = 8;

/** A text as the search sees it: lower case, no accents, letters and digits only. As `search_words` in the database. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/**
 * Whether two words are one typing mistake apart: a letter too much, too little, another, or two neighbours
 * swapped (optimal string alignment distance 1).
 */
export function oneTypoApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const mine = one.slice(start, one.length - end);
  const theirs = other.slice(start, other.length - end);
  if (mine.length <= 1 && theirs.length <= 1) return true;
  return mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0];
}

/** Shorter words are not corrected: "pool" and "poll", "casa" and "cama" are two things. */
export const shortestMistyped = 5;

/** One thing that is asked for: the words as typed, and every way to say it, each a phrase. */
export type Wish = {
  typed: string[];
  phrases: string[][];
  /** Whether the list of services knows it; if not, the words of the vendors themselves are asked. */
  known: boolean;
};

type Term = { words: string[]; service: Service };

const terms: readonly Term[] = services.flatMap((service) =>
  [...service.en, ...service.es].map((term) => ({ words: plainWords(term), service })),
);

/** Takes a search apart into the things it asks for: services by any of their names, and other words. */
export function wishesOf(search: string): Wish[] {
  const words = plainWords(search).slice(0, mostWords);
  const wishes: Wish[] = [];
  let at = 0;
  while (at < words.length) {
    const found = serviceAt(words, at);
    if (found) {
      const typed = words.slice(at, at + found.length);
      // What was taken for a mistyped service may be a name: it is asked for as typed, too.
      wishes.push({ typed, phrases: [typed, ...found.phrases], known: true });
      at += found.length;
      continue;
    }
    const word = words[at] ?? "";
    if (!fillers.has(word))
      wishes.push({ typed: [word], phrases: formsOf(word).map((form) => [form]), known: false });
    at += 1;
  }
  if (wishes.some((wish) => wish.known))
    return wishes.filter((wish) => wish.known || !makeweights.has(wish.typed[0] ?? ""));
  if (wishes.length > 0 || words.length === 0) return wishes;
  // Nothing but fillers: then they are what is looked for.
  return words.map((word) => ({ typed: [word], phrases: [[word]], known: false }));
}

/** How close a typed word is to a word of the list: 3 the same, 2 one typo apart, 1 only its beginning; 0 not. */
function closeness(typed: string, word: string, isLast: boolean): number {
  if (typed === word || formsOf(typed).includes(word) || formsOf(word).includes(typed)) return 3;
  if (typed.length >= shortestMistyped && word.length >= shortestMistyped && oneTypoApart(typed, word))
    return 2;
  return isLast && typed.length >= 4 && word.startsWith(typed) ? 1 : 0;
}

/** The services named at this place of the search, by the longest and closest of their terms. */
function serviceAt(words: readonly string[], at: number): { length: number; phrases: string[][] } | null {
  let best = { length: 0, close: 0, services: new Set<Service>() };
  for (const { words: term, service } of terms) {
    if (term.length < best.length || at + term.length > words.length) continue;
    let worst = 3;
    for (let index = 0; index < term.length && worst > 0; index += 1) {
      const isLast = at + index === words.length - 1;
      worst = Math.min(worst, closeness(words[at + index] ?? "", term[index] ?? "", isLast));
    }
    if (worst === 0) continue;
    if (term.length === best.length && worst < best.close) continue;
    if (term.length > best.length || worst > best.close)
      best = { length: term.length, close: worst, services: new Set() };
    best.services.add(service);
  }
  if (best.length === 0) return null;
  const phrases = [...best.services].flatMap(({ en, es }) => [...en, ...es].map(plainWords));
  return { length: best.length, phrases };
}

/** A word and its singular, for words that end like a plural in either language. */
function formsOf(word: string): string[] {
  if (word.length < 5 || !word.endsWith("s")) return [word];
  return word.endsWith("es") ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.slice(0, -1)];
}
