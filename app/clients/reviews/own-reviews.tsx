import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { QueryBoundary } from "#app/ui/loading/query-boundary.tsx";
import type { Api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PublicReview } from "./contract.ts";
import { messages } from "./vendor/messages.ts";
import { ownReviewsQueryOptions, useReply } from "./vendor/queries.ts";
import { OwnReviewCard } from "./vendor/review-card.tsx";

/** @param props.api API client that sends the vendor's token */
export function OwnReviews({ vendorId, api }: { vendorId: number; api: Api }) {
  const t = useText(messages);
  const reply = useReply(vendorId, api);
  const query = useInfiniteQuery(ownReviewsQueryOptions(vendorId, api));
  return (
    <QueryBoundary query={query} texts={t} height="h-48">
      {({ pages }) => (
        <ReviewList
          reviews={pages.flatMap((page) => page.items)}
          total={pages.at(-1)?.total ?? 0}
          readMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          busy={query.isFetchingNextPage}
          reply={reply}
        />
      )}
    </QueryBoundary>
  );
}

const pageSize = 5;

type ReviewListProps = {
  reviews: readonly PublicReview[];
  total: number;
  readMore: (() => void) | undefined;
  busy: boolean;
  reply: (id: number, text: string) => Promise<void>;
};

function ReviewList({ reviews, total, readMore, busy, reply }: ReviewListProps) {
  const t = useText(messages);
  const [shown, setShown] = useState(pageSize);
  const remaining = total - shown;
  const more = () => {
    if (shown + pageSize > reviews.length) readMore?.();
    setShown(shown + pageSize);
  };
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
      {remaining > 0 && (
        <Button variant="quiet" className="mt-4" busy={busy} onClick={more}>
          {t.more(Math.min(pageSize, remaining))}
        </Button>
      )}
    </>
  );
}
