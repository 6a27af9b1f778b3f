import { LRUCache } from "lru-cache";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import type { ServiceName } from "../contract.ts";
import { plainWords } from "../search-words.ts";
import { bothLanguagesOf } from "./both-languages.ts";
import { services } from "./lists/services.ts";
import { tasks } from "./lists/tasks.ts";
import { phrasesIn } from "./vocabulary.ts";

/** Vendors write the same services again and again; a name takes ten microseconds to find. */
const known = new LRUCache<string, { name: ServiceName }>({ max: 20_000 });

/** By the words of a task in one language: what it is called in the other. */
const taskNames = new Map(
  tasks
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [es = [], en = []] = line.split("|").map((names) => names.split("; "));
      const named = (written: string[], lang: Locale, [name = ""]: string[]) =>
        written.map((one) => [plainWords(one).join(" "), { lang, name: capitalized(name) }] as const);
      return [...named(es, "en", en), ...named(en, "es", es)];
    }),
);

/**
 * What a vendor's service is called in the language in which it is not written: by what the vendor wrote itself in both
 * languages, else by the list of tasks, else by the name of the trade in the list of services.
 * @returns null for one that no list knows, that could be several, or that both languages call the same
 */
export function serviceNameOf(text: string): ServiceName {
  const cached = known.get(text) ?? { name: findName(text) };
  known.set(text, cached);
  return cached.name;
}

function findName(text: string): ServiceName {
  const both = bothLanguagesOf(text);
  if (both) return { lang: "en", name: both.en, other: both.es };
  return taskNames.get(plainWords(text).join(" ")) ?? findTrade(text);
}

function findTrade(text: string): ServiceName {
  const phrases = phrasesIn(text);
  const longest = Math.max(...phrases.map(({ length }) => length));
  const best = phrases.filter(({ length }) => length === longest);
  const [first] = best;
  if (!first || best.some(({ key, lang }) => key !== first.key || lang !== first.lang)) return null;
  const lang = otherLocale(first.lang);
  const name = services.find(({ key }) => key === first.key)?.[lang][0];
  return name ? { lang, name: capitalized(name) } : null;
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
