import type { Locale } from "#platform/i18n/locale.ts";
import type { LocalVendor } from "../contract.ts";

/** The language of the form somebody filled, and so of what they wrote. */
export function languageOf({ language }: Pick<LocalVendor, "language">): Locale {
  return language === "EN" ? "en" : "es";
}
