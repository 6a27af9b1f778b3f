import { ArrowRight } from "lucide-react";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

/** In a history: a value before and after it was corrected. */
export function CorrectedValue({ from, to }: { from: string; to: string }) {
  const { editing: t } = useText(messages);
  return (
    <span className="block text-muted [overflow-wrap:anywhere]">
      <span className="sr-only">{t.before}: </span>
      <s>
        <bdi>{from}</bdi>
      </s>{" "}
      <ArrowRight aria-hidden className="inline size-3.5 align-[-0.1em]" />
      <span className="sr-only">{t.now}: </span> <bdi className="text-ink">{to}</bdi>
    </span>
  );
}
