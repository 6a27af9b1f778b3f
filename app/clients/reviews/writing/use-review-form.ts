import { useMemo } from "react";
import { z } from "zod";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { newReview, reviewReceipt } from "../contract.ts";
import { messages } from "../messages.ts";

/** A blank `locale` means the page's current language. */
const empty = { rating: "", text: "", locale: "" };

function reviewForm(pageLocale: Locale, ratingMissing: string) {
  const { rating, text, locale } = newReview.shape;
  return z.object({
    rating: z
      .string({ error: ratingMissing })
      .min(1, { error: ratingMissing })
      .transform((stars): unknown => stars)
      .pipe(rating),
    text,
    locale: z
      .string()
      .transform((chosen) => chosen || pageLocale)
      .pipe(locale),
  });
}

type ReviewFormProps = { link: string; onSent: () => void; onUsed: () => void };

/** The form of a review, with one draft per link. `onUsed`: the booking has a review already. */
export function useReviewForm({ link, onSent, onUsed }: ReviewFormProps) {
  const t = useText(messages).write;
  const { locale } = useLocale();
  const contract = useMemo(() => reviewForm(locale, t.ratingMissing), [locale, t]);
  return useContractForm({
    call: {
      // Without the signature, which need not be stored.
      name: `review.${link.split(".")[0]}`,
      url: `/api/reviews/invitation/${encodeURIComponent(link)}`,
      read: async (response) => reviewReceipt.parse(await response.json()).success,
    },
    contract,
    empty,
    prefill: { occasion: "review" },
    onSent,
    onFailed: ({ code }) => {
      if (code === "conflict") onUsed();
    },
  });
}
