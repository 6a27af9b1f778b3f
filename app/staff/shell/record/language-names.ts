import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

/** What the languages of letters are called, for a select and in histories. */
export function useLanguageNames(): Record<Locale, string> {
  const { english, spanish } = useText(messages);
  return { en: english, es: spanish };
}
