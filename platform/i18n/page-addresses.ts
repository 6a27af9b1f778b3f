import type { Locale } from "./locale.ts";

/** Paths of a page by language; `other` is hreflang's x-default. */
export type PageAddresses = Readonly<Record<Locale | "other", string>>;

/** URLs of a public page (docs/decisions/0020): the bare path is English, `?lang=es` Spanish (RULINGS 27). */
export function pageAddresses(path: string): PageAddresses {
  const spanish = `${path}${path.includes("?") ? "&" : "?"}lang=es`;
  return { en: path, es: spanish, other: path };
}
