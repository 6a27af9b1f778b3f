import type { Locale } from "#platform/i18n/locale.ts";
import type { LocalVendor } from "../contract.ts";

export function languageOf({ language }: Pick<LocalVendor, "language">): Locale {
  return language === "EN" ? "en" : "es";
}
