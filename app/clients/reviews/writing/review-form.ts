import { z } from "zod";
import type { Locale } from "#platform/i18n/locale.ts";
import { newReview, reviewReceipt } from "../contract.ts";

export function contractOf(pageLocale: Locale, ratingMissing: string) {
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

export const readReceipt = (answer: unknown) => reviewReceipt.parse(answer).success;
