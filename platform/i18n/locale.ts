export const locales = ["en", "es"] as const;
export type Locale = (typeof locales)[number];

/** For language switches, and for translations into the other language. */
export function otherLocale(locale: Locale): Locale {
  return locale === "en" ? "es" : "en";
}

/** Remembers the choice for a year (RULINGS 27). */
export const localeCookie = "lang";

/** For values from outside: a cookie, a parameter, a header. */
export function isLocale(value: unknown): value is Locale {
  return value === "en" || value === "es";
}
