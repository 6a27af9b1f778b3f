import { locations, vendorCategories } from "./contract.ts";
import { names } from "./names.ts";
import { asked, fillers, isEveryday, makeweights } from "./search/everyday-words.ts";
import { services } from "./search/services.ts";

/** How many words of a search are looked at. */
const mostWords = 12;

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

/** Whether a word says nothing of what is looked for. */
export const isFiller = (word: string): boolean => fillers.has(word);

/** Whether a word may be corrected at all. */
export const mayBeMistyped = (word: string): boolean => word.length >= shortestMistyped && !isEveryday(word);

/** One way to say it. `in`: only in the name or the category of a vendor; `open`: its words may go on. */
export type Way = { words: string[]; in?: "name" | "category"; open?: boolean };

/** One thing that is asked for. */
export type Wish = {
  kind: "service" | "category" | "place" | "word";
  /** Whether a word only suggests it ("dog"): a service that is named counts for more. */
  vague: boolean;
  typed: string[];
  /** The words by whose prominence vendors are ordered, as typed where that says it: any one of them. */
  said: string[][];
  /** Every way to say it: any one of them. */
  ways: Way[];
};

/** What a term of the lists means: the phrases to look for, and the one or two that order. */
type Meaning = { kind: "service" | "category"; ways: Way[]; proper: string[][] };
/** A term, its words without fillers; `asks` only: it is not looked for in what vendors write. */
type Term = { words: string[]; meaning: Meaning; asks: boolean };

/** Half of the Spanish name of "Relocation & Legal", but it means a van. */
const moversOwn = "mudanza";

const terms: readonly Term[] = [
  ...services.flatMap(({ id, en, es }): Term[] => {
    const meaning: Meaning = {
      kind: "service",
      ways: [...en, ...es].map((term) => ({ words: plainWords(term) })),
      proper: [en[0] ?? "", es[0] ?? ""].map(contentOf),
    };
    const asking = asked[id]?.split(", ") ?? [];
    return [
      ...[...en, ...es].map((term) => ({ words: contentOf(term), meaning, asks: false })),
      ...asking.map((term) => ({ words: contentOf(term), meaning, asks: true })),
    ];
  }),
  ...categoryTerms(),
];
const longest = Math.max(...terms.map(({ words }) => words.length));
/** Those a mistyped or unfinished word may mean, by their number of words. */
const bySize = Map.groupBy(
  terms.filter(({ asks }) => !asks),
  ({ words }) => words.length,
);
const byWords = Map.groupBy(terms, ({ words }) => keyOf(words));
/** "handyman" for "handy man", and "drycleaning" for "dry cleaning". */
const joined = Map.groupBy(
  terms.filter(({ asks, words }) => !asks && words.join("").length >= 6),
  ({ words }) => words.join(""),
);

/** The categories by their names in both languages, and by the parts of these names. */
function categoryTerms(): Term[] {
  return Object.entries(names.categories).flatMap(([category, { en, es }]) => {
    // RULINGS 11: the filter's name for it is not the vendors'.
    const kept = vendorCategories.find((one) => one === category) ?? "Relocation & Legal";
    const words = plainWords(kept);
    const meaning: Meaning = { kind: "category", ways: [{ words, in: "category" }], proper: [words] };
    return [en, es, ...en.split(" & "), ...es.split(/ [ye] /)]
      .map(contentOf)
      .filter(([first = "", ...more]) => more.length > 0 || !(makeweights.has(first) || first === moversOwn))
      .map((term) => ({ words: term, meaning, asks: false }));
  });
}

/** The words of a text that say something; all of them, where none does or the letters of an abbreviation are among them. */
function contentOf(text: string): string[] {
  const words = plainWords(text.replace(/\ba\/c\b/gi, "ac"));
  const content = words.filter((word) => !fillers.has(word));
  return content.length === 0 || content.some((word) => word.length === 1) ? words : content;
}

/** The same for words in any order, in singular and plural. */
function keyOf(words: readonly string[]): string {
  return words.map(rootOf).sort().join(" ");
}

/** What singular and plural have in common, in both languages; no word of either. */
function rootOf(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
  return singular.length > 4 ? singular.replace(/e$/, "") : singular;
}

/** Takes a search apart into the things it asks for: services by any of their names, places, and other words. */
export function wishesOf(search: string): Wish[] {
  const words = plainWords(search.replace(/\ba\/c\b/gi, "ac")).slice(0, mostWords);
  const { places, rest } = placesOf(words);
  const content = rest.filter((word) => !fillers.has(word));
  const wishes = thingsOf(content);
  const known = wishes.filter((wish) => wish.kind !== "word");
  const said =
    known.length > 0
      ? wishes.filter(({ kind, typed }) => kind !== "word" || !makeweights.has(typed[0] ?? ""))
      : wishes;
  if (said.length + places.length > 0) return [...said, ...places];
  // Nothing but fillers: then they are what is looked for.
  return words.map(wordWish);
}

/** The services and words among what was typed, longest terms first. */
function thingsOf(content: readonly string[]): Wish[] {
  const free = content.map(() => true);
  const found: { at: number; wish: Wish }[] = [];
  const claim = (sizes: number, find: (window: string[], isLast: boolean) => Wish | null) => {
    for (let size = Math.min(sizes, content.length); size > 0; size -= 1)
      for (let at = 0; at + size <= content.length; at += 1) {
        if (!free.slice(at, at + size).every(Boolean)) continue;
        const wish = find(content.slice(at, at + size), at + size === content.length);
        if (!wish) continue;
        found.push({ at, wish });
        free.fill(false, at, at + size);
      }
  };
  claim(longest, (window) => (isMakeweight(window) ? null : exactly(window)));
  // A word beside a service that is known is no mistyped service, but a name, or says how.
  if (found.length === 0)
    claim(longest, (window, isLast) => mistyped(window) ?? (isLast ? begun(window) : null));
  // "House" asks for one where nothing else is asked for.
  if (content.every((word) => makeweights.has(word))) claim(1, exactly);
  claim(1, ([word = ""]) => wordWish(word));
  return found.sort((one, other) => one.at - other.at).map(({ wish }) => wish);
}

const isMakeweight = (window: string[]) => window.length === 1 && makeweights.has(window[0] ?? "");

/** The service these words name, in any order, in one word or two. */
function exactly(window: string[]): Wish | null {
  const found = byWords.get(keyOf(window)) ?? (window.length <= 2 ? joined.get(window.join("")) : undefined);
  return found ? knownWish(window, found) : null;
}

/** The service these words name but for one typo in each. */
function mistyped(window: string[]): Wish | null {
  if (!window.some(mayBeMistyped)) return null;
  return alike(window, (typed, word) => typed === word || isMistyped(typed, word));
}

/** The service whose last word is not typed to the end. */
function begun(window: string[]): Wish | null {
  const last = window.at(-1) ?? "";
  if (last.length < (window.length > 1 ? 4 : 5) || isEveryday(last)) return null;
  return alike(window, (typed, word) => typed === word || (typed === last && word.startsWith(last)));
}

function alike(window: string[], same: (typed: string, word: string) => boolean): Wish | null {
  const found = bySize.get(window.length)?.filter(({ words }) => fits(window, words, same)) ?? [];
  return found.length > 0 ? knownWish(window, found) : null;
}

/** Whether each of the words finds another one of the term. */
function fits(window: string[], term: string[], same: (typed: string, word: string) => boolean): boolean {
  const left = [...term];
  return window.every((typed) => {
    const at = left.findIndex((word) => same(typed, word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function isMistyped(typed: string, word: string): boolean {
  if (!mayBeMistyped(typed) || word.length < shortestMistyped) return false;
  return (typed.length > shortestMistyped || typed[0] === word[0]) && oneTypoApart(typed, word);
}

/** What these words were found to mean. "Legal" is a lawyer first, and then the whole category. */
function knownWish(typed: string[], found: readonly Term[]): Wish {
  const kind = found.some(({ meaning }) => meaning.kind === "service") ? "service" : "category";
  const of = found.filter(({ meaning }) => meaning.kind === kind);
  const meanings = new Set(of.map(({ meaning }) => meaning));
  const ways = found.flatMap(({ meaning }) => meaning.ways);
  const naming = of.filter(({ asks }) => !asks);
  const proper = [...meanings].flatMap((meaning) => meaning.proper);
  const asks = naming.length === 0;
  const wish = { kind, typed, vague: asks && typed.length === 1 } as const;
  if (asks) {
    // "Car import" is no garage, but "Car Clinic" may be one.
    const inName = typed.join("").length >= 4 ? [{ words: typed, in: "name" as const }] : [];
    return { ...wish, said: proper, ways: [...ways, ...inName] };
  }
  const [first] = typed;
  const asListed = naming.some(({ words }) => words.length > 1 || words[0] === first);
  const isOther =
    typed.length === 1 &&
    !asListed &&
    naming.some(({ words }) => rootOf(words[0] ?? "") === rootOf(first ?? ""));
  // The list says "schools" where "school" would find too many: then the plural is meant, whichever was typed.
  if (isOther) return { ...wish, said: naming.map(({ words }) => words), ways };
  // What was taken for a mistyped service may be a name: it is asked for as typed, too.
  return {
    ...wish,
    said: kind === "category" ? proper : [typed],
    ways: [{ words: typed, open: true }, ...ways],
  };
}

function wordWish(word: string): Wish {
  const ways = formsOf(word).map((form) => ({ words: [form], open: true }));
  return { kind: "word", vague: false, typed: [word], said: [[word]], ways };
}

const placeNames = locations.flatMap((location) => {
  const words = plainWords(location);
  const short = words.slice(["la", "las"].includes(words[0] ?? "") ? 1 : 0);
  return [
    { words, name: words },
    { words: short, name: words },
    ...(location.startsWith("San Pedro") ? [{ words: ["san", "pedro"], name: words }] : []),
  ];
});

/** Finds the places of the directory in a search; one typo is forgiven in a long name. */
function placesOf(words: readonly string[]): { places: Wish[]; rest: string[] } {
  const rest = [...words];
  const places: Wish[] = [];
  for (const isSame of [(one: string, other: string) => one === other, isMistypedPlace])
    for (const place of placeNames)
      for (let at = 0; at + place.words.length <= rest.length; at += 1) {
        const typed = rest.slice(at, at + place.words.length);
        if (!isSame(typed.join(""), place.words.join(""))) continue;
        rest.splice(at, typed.length);
        const { name } = place;
        places.push({ kind: "place", vague: false, typed: name, said: [name], ways: [{ words: name }] });
      }
  return { places, rest };
}

/** "Samaná" is one letter from "semana": only long names are corrected. */
const isMistypedPlace = (typed: string, name: string) =>
  name.length >= 8 && !byWords.has(keyOf([typed])) && !isEveryday(typed) && oneTypoApart(typed, name);

/** A word and its singular, for words that end like a plural in either language. */
function formsOf(word: string): string[] {
  if (word.length < 5 || !word.endsWith("s")) return [word];
  return word.endsWith("es") ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.slice(0, -1)];
}
