import type { Location } from "../rules/locations.ts";
import { services } from "./lists/services.ts";
import { stopWords } from "./lists/word-lists.ts";
import { townAt } from "./places.ts";
import { parseQuery, type QueryTerm } from "./query-terms.ts";

/** A service, with what it is called in each language. */
export type SearchedService = { id: string; en: string; es: string };

const servicesById = new Map(services.map((one) => [one.id, one]));

/** More of a text is not read: a search has few words that name something. */
const wordsAtOnce = 12;
const maxWords = 60;

/** What people call a town, or a part of it, besides its name. */
const townNames = [
  [/\b(?:la )?capital\b|\bsto (?:dgo|domingo)\b/g, "santo domingo"],
  [/\bbavaro\b|\b(?:pta|punta) can[ao]?\b/g, "punta cana"],
  [/\bpto plata\b/g, "puerto plata"],
  [/\bstgo\b/g, "santiago"],
] as const;

/** What each service is called, the proper name first. */
export const serviceTerms: readonly { id: string; en: readonly string[]; es: readonly string[] }[] = services;

/** The service of this id of services.ts. */
export function serviceById(id: string): SearchedService | undefined {
  const service = servicesById.get(id);
  return service && namesOf(service);
}

/** The town that a text names as people call it, if any. @param text plain words: lower case, without accents and signs */
export function townIn(text: string): Location | undefined {
  const [place] = termsIn(text).flatMap(({ kind, keys }) => (kind === "place" ? keys : []));
  return place === undefined ? undefined : townAt(place);
}

/** What a text names in the words of the directory's search, in either language. @param text as of `townIn` */
export function termsIn(text: string): QueryTerm[] {
  const named = townNames.reduce((all, [names, town]) => all.replace(names, town), text);
  const words = named.split(" ").filter((word) => word !== "" && !stopWords.has(word));
  const terms: QueryTerm[] = [];
  for (let at = 0; at < Math.min(words.length, maxWords); at += wordsAtOnce)
    terms.push(...parseQuery(words.slice(at, at + wordsAtOnce).join(" ")));
  return terms;
}

function namesOf({ id, en, es }: (typeof services)[number]): SearchedService {
  return { id, en: en[0] ?? id, es: es[0] ?? id };
}
