export const locales = ["en", "es"] as const;
export type Locale = (typeof locales)[number];

export function otherLocale(locale: Locale): Locale {
  return locale === "en" ? "es" : "en";
}

/** Remembers the choice for a year (RULINGS 27). */
export const localeCookie = "lang";

export function isLocale(value: unknown): value is Locale {
  return value === "en" || value === "es";
}
