import type { Locale } from "#platform/i18n/locale.ts";
import type { LocalVendor } from "../contract.ts";

/** The language that the applicant chose and wrote in, for `lang` and for messages to them. */
export function languageOf({ language }: Pick<LocalVendor, "language">): Locale {
  return language === "EN" ? "en" : "es";
}
