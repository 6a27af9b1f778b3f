import { LRUCache } from "lru-cache";
import { otherLocale } from "#platform/i18n/locale.ts";
import type { ServiceName } from "../contract.ts";
import { services } from "./lists/services.ts";
import { phrasesIn } from "./vocabulary.ts";

/** Vendors write the same services again and again; a name takes ten microseconds to find. */
const known = new LRUCache<string, { name: ServiceName }>({ max: 20_000 });

/**
 * What a vendor's service is called in the language in which it is not written, by the list of services.
 * @returns null for one that the list does not know, that could be several, or that both languages call the same
 */
export function serviceNameOf(text: string): ServiceName {
  const cached = known.get(text) ?? { name: findName(text) };
  known.set(text, cached);
  return cached.name;
}

function findName(text: string): ServiceName {
  const phrases = phrasesIn(text);
  const longest = Math.max(...phrases.map(({ length }) => length));
  const best = phrases.filter(({ length }) => length === longest);
  const [first] = best;
  if (!first || best.some(({ key, lang }) => key !== first.key || lang !== first.lang)) return null;
  const lang = otherLocale(first.lang);
  const name = services.find(({ key }) => key === first.key)?.[lang][0];
  return name ? { lang, name: name.charAt(0).toUpperCase() + name.slice(1) } : null;
}
