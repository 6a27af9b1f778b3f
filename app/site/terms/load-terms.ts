import type { Locale } from "#platform/i18n/locale.ts";
import type { TermsSection } from "./terms-content.ts";

type Terms = Promise<readonly TermsSection[]>;
const loading: Partial<Record<Locale, Terms>> = {};

/** One language's terms: the reader of one need not load the other. The same promise each time, for React's `use`. */
export function loadTerms(locale: Locale): Terms {
  loading[locale] ??=
    locale === "es"
      ? import("./terms-es.ts").then(({ termsEs }) => termsEs)
      : import("./terms-en.ts").then(({ termsEn }) => termsEn);
  return loading[locale];
}
