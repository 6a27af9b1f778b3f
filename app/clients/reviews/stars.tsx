import { Star } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

const five = [1, 2, 3, 4, 5] as const;

/** Read out as "4 of 5". */
export function Stars({ rating }: { rating: number }) {
  const t = useText(messages);
  return (
    <span className="inline-flex items-center gap-0.5">
      {five.map((star) => (
        <Star
          key={star}
          aria-hidden
          className={classNames("size-4", star <= rating ? "fill-ambar text-ambar-text" : "text-line")}
          strokeWidth={1.5}
        />
      ))}
      <span className="sr-only">{t.stars(rating)}</span>
    </span>
  );
}

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
