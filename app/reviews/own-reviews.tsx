import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Awaited } from "#app/ui/awaited.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ApiCall } from "#platform/api-client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PublicReview } from "./contract.ts";
import { OwnReviewCard } from "./own-review-card.tsx";
import { messages } from "./own-reviews-messages.ts";
import { ownReviewsReading, useReply } from "./own-reviews-queries.ts";

/**
 * A vendor's published reviews, each with its one reply.
 * @param props.call calls the API with the vendor's token
 */
export function OwnReviews({ vendorId, call }: { vendorId: number; call: ApiCall }) {
  const t = useText(messages);
  const reply = useReply(vendorId, call);
  return (
    <Awaited query={useQuery(ownReviewsReading(vendorId, call))} words={t} height="h-48">
      {(reviews) => <ReviewList reviews={reviews} reply={reply} />}
    </Awaited>
  );
}

/** As many at a time; a dashboard is not read to its end. */
const step = 5;

type ReviewListProps = {
  reviews: readonly PublicReview[];
  /** Publishes the reply to one review. @throws ApiError */
  reply: (id: number, text: string) => Promise<void>;
};

function ReviewList({ reviews, reply }: ReviewListProps) {
  const t = useText(messages);
  const [shown, setShown] = useState(step);
  const left = reviews.length - shown;
  if (reviews.length === 0)
    return (
      <>
        <p className="font-semibold">{t.none}</p>
        <p className="mt-1 text-muted">{t.how}</p>
      </>
    );
  return (
    <>
      <p className="max-w-measure text-muted text-sm">{t.meaning}</p>
      <ul aria-label={t.list} className="mt-4 grid gap-4">
        {reviews.slice(0, shown).map((review) => (
          <li key={review.id}>
            <OwnReviewCard review={review} reply={reply} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" className="mt-4" onClick={() => setShown(shown + step)}>
          {t.more(Math.min(step, left))}
        </Button>
      )}
    </>
  );
}
