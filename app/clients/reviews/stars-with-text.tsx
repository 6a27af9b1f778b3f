import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { Stars } from "./stars.tsx";

export function StarsWithText({ rating }: { rating: number }) {
  const t = useText(messages);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Stars rating={rating} />
      <span aria-hidden className="font-semibold text-sm">
        {t.stars(rating)}
      </span>
    </span>
  );
}
