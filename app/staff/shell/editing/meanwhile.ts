import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

/** Who was faster, and the status they gave the record. */
export type Meanwhile = { by: string; to: string };

/**
 * Words a failed change of status: "Ana moved it to qualified meanwhile."
 * @param statuses the names of the statuses, as the screen shows them
 * @returns undefined where nobody is known to have been faster
 */
export function useMeanwhile(statuses: Readonly<Record<string, string>>) {
  const { meanwhile } = useText(messages);
  const { locale } = useLocale();
  return (known: Meanwhile | undefined): string | undefined => {
    if (!known) return undefined;
    const name = statuses[known.to] ?? known.to;
    return meanwhile(known.by, locale === "en" ? name.toLowerCase() : name);
  };
}
