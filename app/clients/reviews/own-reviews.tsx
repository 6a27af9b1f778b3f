import { useInfiniteQuery } from "@tanstack/react-query";
import { ExpandingList } from "#app/ui/loading/expanding-list.tsx";
import type { Api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./vendor/messages.ts";
import { ownReviewsQueryOptions, useReply } from "./vendor/queries.ts";
import { OwnReviewCard } from "./vendor/review-card.tsx";

/** @param props.api API client that sends the vendor's token */
export function OwnReviews({ vendorId, api }: { vendorId: number; api: Api }) {
  const t = useText(messages);
  const reply = useReply(vendorId, api);
  const query = useInfiniteQuery(ownReviewsQueryOptions(vendorId, api));
  return (
    <ExpandingList query={query} texts={t} height="h-48" intro={t.meaning} label={t.list}>
      {(review) => <OwnReviewCard review={review} reply={reply} />}
    </ExpandingList>
  );
}
