import type { Locale } from "#platform/i18n/locale.ts";
import { splitLine, ways } from "../entries.ts";
import type { Token } from "../tokens.ts";

type Meaning = { target: string; neighbours: readonly string[] };

export type Meanings = Record<Locale, ReadonlyMap<string, readonly Meaning[]>>;

/** The key of a word as an adjective: "right" as a noun is another matter. */
export const asAdjective = (word: string): string => `${word} (adjective)`;

/** The key of a verb, by its infinitive. */
export const asVerb = (head: string): string => `${head} (verb)`;

/** Lines `words|what they mean|neighbours|a for adjectives, v for verbs` of one word, the one with the most neighbours in the text, else the one without any. */
export function buildMeanings(lines: Readonly<Record<Locale, readonly string[]>>): Meanings {
  const of = (language: Locale) => {
    const map = new Map<string, Meaning[]>();
    for (const line of lines[language]) {
      const [words = "", target = "", list = "", kind = ""] = splitLine(line);
      const neighbours = (list.match(/'[^']*'|[^\s']+/g) ?? []).map((one) => one.replace(/'/g, ""));
      for (const word of ways(words)) {
        const key = kind === "v" ? asVerb(word) : kind === "a" ? asAdjective(word) : word;
        map.set(key, [...(map.get(key) ?? []), { target, neighbours }]);
      }
    }
    return map;
  };
  return { en: of("en"), es: of("es") };
}

/**
 * What words with two meanings stand for in a text, by the words beside them: a "bomba" beside "esquina" is a gas station.
 * @returns the noun in the other language for each such word, "?" where nothing decides it and neither is likely; such a
 * word is refused, since a guess would be wrong as often as right
 */
export function meaningsIn(
  meanings: Meanings,
  tokens: readonly Token[],
  language: Locale,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const text = ` ${tokens.map(({ word }) => word).join(" ")} ${tokens.map(({ raw }) => raw.toLowerCase()).join(" ")} `;
  const verbs = [...meanings[language].keys()].filter((key) => key.endsWith(" (verb)"));
  for (const word of [...verbs, ...tokens.flatMap((token) => [token.word, asAdjective(token.word)])]) {
    const list = meanings[language].get(word);
    const one = list && likeliest(list, text);
    if (one) found.set(word, one.target);
  }
  return found;
}

/** The meaning with the most neighbours in the text; without any, the one that needs none. */
function likeliest(list: readonly Meaning[], text: string): Meaning | undefined {
  const counted = list.map((one) => ({
    one,
    count: one.neighbours.filter((near) => text.includes(` ${near} `)).length,
  }));
  const most = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0]?.one;
  return most ?? list.find(({ neighbours }) => neighbours.length === 0);
}
