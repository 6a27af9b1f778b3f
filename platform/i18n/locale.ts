/** The two languages of every screen, mail and error. */
export const locales = ["en", "es"] as const;
export type Locale = (typeof locales)[number];

export function otherLocale(locale: Locale): Locale {
  return locale === "en" ? "es" : "en";
}

/** The cookie that remembers the choice for a year (RULINGS 27). */
export const localeCookie = "lang";

export function isLocale(value: unknown): value is Locale {
  return value === "en" || value === "es";
}

/**
 * The language a request is answered in: `?lang=` first, then the remembered choice, then the
 * browser's preference, then English.
 */
export function chooseLocale(from: {
  param?: string | null;
  cookie?: string | null;
  acceptLanguage?: string | null;
}): Locale {
  if (isLocale(from.param)) return from.param;
  if (isLocale(from.cookie)) return from.cookie;
  return preferred(from.acceptLanguage ?? "") ?? "en";
}

/** The first of our languages in an Accept-Language header, by weight (RFC 9110, 12.5.4). */
function preferred(header: string): Locale | undefined {
  const ranges = header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((range) => range.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return ranges.map((range) => range.language).find(isLocale);
}
