import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { BulkResults } from "#app/staff/shell/selection/bulk-bar.tsx";
import { BulkList, useBulkResults } from "#app/staff/shell/selection/bulk-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { reviewStatuses } from "../contract.ts";
import { listReviews } from "../server/decide.server.ts";
import type { Route } from "./+types/page";
import { useReviewActs } from "./bulk-acts.ts";
import { messages } from "./messages.ts";
import { reviewFilterParams, reviewsQueryOptions } from "./queries.ts";
import { ReviewDetail, ReviewRow } from "./row.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, reviewFilterParams, reviewsQueryOptions, listReviews);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [reviewsQueryOptions(readFilter(reviewFilterParams, params))]);
}

export default function ReviewsPage() {
  const t = useText(messages);
  const filter = useListFilter(reviewFilterParams);
  const bulk = useBulkResults();
  const acts = useReviewActs();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <BulkResults {...bulk} />
      <StateList
        texts={t}
        states={reviewStatuses}
        names={t.states}
        filter={filter}
        queryOptions={reviewsQueryOptions(filter)}
        rowHeight="h-14"
        split={{
          name: "review",
          kind: "review",
          find: (search) => reviewsQueryOptions({ search }),
          title: ({ vendorName }) => <span dir="auto">{vendorName}</span>,
          detail: (review) => <ReviewDetail review={review} />,
        }}
      >
        {(items) => (
          <BulkList
            items={items}
            acts={acts}
            call="/api/admin/reviews"
            nameOf={({ author, vendorName }) => `${author}, ${vendorName}`}
            show={bulk.show}
            permission="publish"
          >
            <EntryList label={t.list}>
              {items.map((review) => (
                <ReviewRow key={review.id} review={review} />
              ))}
            </EntryList>
          </BulkList>
        )}
      </StateList>
    </>
  );
}
