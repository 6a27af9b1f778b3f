import { flag } from "./derive.ts";
import { type Selection, type Sort, selectionOf } from "./order.ts";
import { anywhere, placesByDistance } from "./places.ts";
import type { QueryTerm } from "./query-terms.ts";
import {
  type Clause,
  keyClause,
  listed,
  listedByPlace,
  matching,
  placeClause,
  type Source,
  type Stage,
  withWords,
} from "./sources.ts";
import { anybody } from "./vocabulary.ts";

/** What somebody asks the directory for: a search's terms and the filters. */
export type DirectorySearch = {
  terms: readonly QueryTerm[];
  /** The filter's key. */
  category: number | undefined;
  /** The filter's place. */
  location: number | undefined;
  /** With `location`: also those who serve it from another town. */
  serves: boolean;
  /** Bits that everybody found must have (`flag`, `dayFlag` and `priceFlag` in derive.ts). */
  flags: number;
  sort: Sort;
};

/** The words in the index that a typed one stands for, [] for one that no vendor has; and which of all are no mere
 * continuations of it. */
export type ResolvedWords = { meant: ReadonlyMap<string, readonly string[]>; exact: ReadonlySet<string> };

/** The requested places: the filter's, else those in the search. */
export function requestedPlaces({ terms, location }: DirectorySearch): number[] {
  if (location !== undefined) return [location];
  return [...new Set(terms.flatMap(({ kind, keys }) => (kind === "place" ? keys : [])))];
}

/**
 * The stages of a search. First who offers all that is requested. Then who offers any of the services: those who offer
 * all of them, those at the place, those who also have the other words, and at last all others, by their distance from
 * the place. Then whose name is a word that only asks; then any of the other words.
 */
export function planStages(search: DirectorySearch, words: ResolvedWords): Stage[] {
  const plan = new Plan(search, words);
  return plan.stages().filter(({ sources }) => sources.length > 0);
}

class Plan {
  readonly #search: DirectorySearch;
  readonly #words: ResolvedWords;
  readonly #places: number[];
  readonly #selection: Selection;
  readonly #isFilteredByPlace: boolean;
  readonly #keyed: readonly QueryTerm[];
  readonly #plain: readonly QueryTerm[];
  /** A search within a category: no list holds that, but the index of words does. */
  readonly #isCombined: boolean;

  constructor(search: DirectorySearch, words: ResolvedWords) {
    this.#search = search;
    this.#words = words;
    this.#places = requestedPlaces(search);
    this.#selection = selectionOf(search.flags, search.sort);
    this.#isFilteredByPlace = search.location !== undefined;
    this.#keyed = search.terms.filter(({ kind }) => kind === "service" || kind === "category");
    this.#plain = search.terms.filter(({ kind }) => kind === "word");
    this.#isCombined = search.category !== undefined && this.#keyed.length + this.#plain.length > 0;
  }

  stages(): Stage[] {
    const { category = anybody } = this.#search;
    if (this.#keyed.length + this.#plain.length === 0)
      return [{ sources: [this.#atPlaces([category])] }, this.#elsewhere([], [category])];
    return [
      { sources: this.#all() },
      this.#anyService(),
      { sources: this.#names() },
      { sources: this.#rest() },
    ];
  }

  #all(): Source[] {
    const clauses = [
      ...this.#keyed.map(({ keys }) => keyClause(keys)),
      ...this.#plain.map((term) => this.#knownWords(term)),
    ];
    if (clauses.some((clause) => clause.length === 0)) return [];
    if (clauses.length > 1) return [this.#matching(clauses)];
    const [term] = this.#keyed;
    if (!term) return [this.#withWords(clauses.flat())];
    const supposed = term.nameWord?.isTypo ? this.#resolved(term.nameWord.word) : [];
    return [...(supposed.length > 0 ? [this.#withWords(supposed)] : []), this.#atPlaces(term.keys)];
  }

  #anyService(): Stage {
    const core = this.#core();
    if (core.length === 0) return { sources: [] };
    const keys = core.flatMap((term) => term.keys);
    const known = this.#plain.flatMap((term) => this.#knownWords(term));
    const sources = [
      ...(core.length > 1
        ? [
            this.#matching(
              core.map((term) => keyClause(term.keys)),
              this.#isFilteredByPlace,
            ),
          ]
        : []),
      ...(this.#places.length > 0 ? [this.#atPlaces(keys)] : []),
      ...(known.length > 0 ? [this.#matching([keyClause(keys), known], this.#isFilteredByPlace)] : []),
    ];
    return this.#elsewhere(sources, keys);
  }

  /** Adds who is listed for these keys in other towns, or anywhere without a place. */
  #elsewhere(sources: Source[], keys: readonly number[]): Stage {
    const [place] = this.#places;
    if (this.#isCombined)
      return {
        sources: this.#isFilteredByPlace ? sources : [...sources, this.#matching([keyClause(keys)], false)],
      };
    if (place === undefined) return { sources: [...sources, listed(keys, [anywhere], this.#selection)] };
    const others = placesByDistance(place).filter((other) => !this.#places.includes(other));
    return { sources: [...sources, listedByPlace(keys, others, this.#selection)], endsElsewhere: true };
  }

  /** A word that only asks for a service may be in the name of somebody who offers another one. */
  #names(): Source[] {
    if (this.#search.category !== undefined || this.#isFilteredByPlace) return [];
    const words = this.#keyed.flatMap(({ nameWord }) =>
      nameWord && !nameWord.isTypo ? this.#resolved(nameWord.word) : [],
    );
    return words.length > 0 ? [withWords(words, this.#words.exact, this.#selection, true)] : [];
  }

  /** Any of the words; and what only suggests a service, where another one was named that nobody offers. */
  #rest(): Source[] {
    const vague = this.#keyed.filter((term) => !this.#core().includes(term)).flatMap(({ keys }) => keys);
    const known = this.#plain.flatMap((term) => this.#knownWords(term));
    return [
      ...(vague.length > 0 ? [this.#atPlaces(vague)] : []),
      ...(known.length > 0
        ? [
            this.#isFilteredByPlace || this.#search.category
              ? this.#matching([known])
              : withWords(known, this.#words.exact, this.#selection),
          ]
        : []),
    ];
  }

  /** A named service counts for more than one that is only suggested. */
  #core(): readonly QueryTerm[] {
    const named = this.#keyed.filter(({ isVague }) => !isVague);
    return named.length > 0 ? named : this.#keyed;
  }

  #knownWords({ typed }: QueryTerm): Clause {
    return this.#resolved(typed[0] ?? "");
  }

  #resolved(word: string): readonly string[] {
    return this.#words.meant.get(word) ?? [];
  }

  /** Who is listed for any of the keys, at the places if there are some. */
  #atPlaces(keys: readonly number[]): Source {
    if (this.#isCombined) return this.#matching([keyClause(keys)]);
    if (this.#places.length === 0) return listed(keys, [anywhere], this.#selection);
    const { flags } = this.#selection;
    return listed(keys, this.#places, {
      ...this.#selection,
      flags: this.#isAtHome ? flags | flag.atHome : flags,
    });
  }

  #withWords(words: readonly string[]): Source {
    const isFiltered = this.#places.length > 0 || this.#search.category !== undefined;
    return isFiltered ? this.#matching([words]) : withWords(words, this.#words.exact, this.#selection);
  }

  #matching(clauses: readonly Clause[], isAtPlaces = true): Source {
    const { category } = this.#search;
    return matching(
      [
        ...clauses,
        ...(category === undefined ? [] : [keyClause([category])]),
        ...(isAtPlaces && this.#places.length > 0 ? [placeClause(this.#places, this.#isAtHome)] : []),
      ],
      this.#words.exact,
      this.#selection,
    );
  }

  get #isAtHome(): boolean {
    return this.#isFilteredByPlace && !this.#search.serves;
  }
}
