import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

export type ConflictingChange = { by: string; to: string };

/** Describes a conflict: "Ana moved it to qualified meanwhile." @param statuses labels of the statuses */
export function useConflictMessage(statuses: Readonly<Record<string, string>>) {
  const { meanwhile } = useText(messages);
  const { locale } = useLocale();
  return (change: ConflictingChange | undefined): string | undefined => {
    if (!change) return undefined;
    const name = statuses[change.to] ?? change.to;
    return meanwhile(change.by, locale === "en" ? name.toLowerCase() : name);
  };
}
