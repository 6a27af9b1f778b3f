import { parseQuery, type QueryTerm } from "./query-terms.ts";

const phrase =
  /\b(?:english[ -]speaking|speaks? english|speaking english|que habl[ae]n? ingl[eé]s|habl[ae]n? ingl[eé]s)\b/i;

/** "English-speaking driver" is a name of the list. */
const isOneName = ({ typed }: QueryTerm) => typed.length > 2 && typed.includes("english");

/**
 * Parses a search in which "English-speaking" asks for a language, not for lessons: with something else beside it, it is
 * the filter.
 */
export function parseSearch(search: string): { terms: QueryTerm[]; english: boolean } {
  const text = search.normalize("NFC");
  const others = text.replace(phrase, " ");
  const whole = parseQuery(search);
  if (others === text || whole.some(isOneName)) return { terms: whole, english: false };
  const terms = parseQuery(others);
  return terms.some(({ kind }) => kind !== "place")
    ? { terms, english: true }
    : { terms: whole, english: false };
}
