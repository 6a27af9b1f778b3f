import type { Locale } from "./locale.ts";

/** Where a page is in each language, as paths; `other` is for who prefers neither. */
export type PageAddresses = Readonly<Record<Locale | "other", string>>;

/**
 * The addresses of a public page (docs/decisions/0020): the bare path answers who names no language in English, as
 * search engines ask; `?lang=es` is always Spanish (RULINGS 27).
 */
export function pageAddresses(path: string): PageAddresses {
  const spanish = `${path}${path.includes("?") ? "&" : "?"}lang=es`;
  return { en: path, es: spanish, other: path };
}
