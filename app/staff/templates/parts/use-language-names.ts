import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

/** The names of the languages, in the reader's. */
export function useLanguageNames(): Readonly<Record<Locale, string>> {
  const { english, spanish } = useText(messages);
  return { en: english, es: spanish };
}
