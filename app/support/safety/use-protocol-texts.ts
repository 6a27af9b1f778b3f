import { useOperator } from "#platform/config/operator-context.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import type { Protocol } from "./rules/protocols.ts";

/**
 * What a protocol does, in a sentence and in parts. The emergency protocol does not promise the hotline, its first part,
 * before somebody answers there (RULINGS 47).
 */
export function useProtocolTexts(): (id: Protocol["id"]) => { short: string; components: readonly string[] } {
  const { protocols, withoutHotline } = useText(messages);
  const { hotline } = useOperator();
  return (id) => {
    if (id !== "emergency" || !hotline.isPlaceholder) return protocols[id];
    return { short: withoutHotline, components: protocols.emergency.components.slice(1) };
  };
}
