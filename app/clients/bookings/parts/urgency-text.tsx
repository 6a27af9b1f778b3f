import { useText } from "#platform/i18n/locale-context.tsx";
import type { Urgency } from "../contract.ts";
import { messages } from "../messages.ts";

export function UrgencyText({ urgency }: { urgency: Urgency }) {
  const { urgencies, within } = useText(messages).full;
  return `${urgencies[urgency]} (${within[urgency]})`;
}
