import { useMemo } from "react";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

/** A blank `locale` means the page's current language. */
const empty = { rating: "", text: "", locale: "" };

const reviewForm = () => import("./review-form.ts");

type ReviewFormProps = { link: string; onSent: () => void; onUsed: () => void };

/** The form of a review, with one draft per link. `onUsed`: the booking has a review already. */
export function useReviewForm({ link, onSent, onUsed }: ReviewFormProps) {
  const t = useText(messages).write;
  const { locale } = useLocale();
  const contract = useMemo(
    () => async () => (await reviewForm()).contractOf(locale, t.ratingMissing),
    [locale, t],
  );
  return useContractForm({
    call: {
      // Without the signature, which need not be stored.
      name: `review.${link.split(".")[0]}`,
      url: `/api/reviews/invitation/${encodeURIComponent(link)}`,
      read: async (response) => (await reviewForm()).readReceipt(await response.json()),
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
