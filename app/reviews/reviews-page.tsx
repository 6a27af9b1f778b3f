import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readFilter } from "#app/desk/list-filter.ts";
import { ListFrame } from "#app/desk/list-frame.tsx";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readForStaff, readFromApi } from "#app/desk/staff-page.ts";
import { noStateFilter, StateFilters } from "#app/desk/state-filters.tsx";
import { useListKeys } from "#app/desk/use-list-keys.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/reviews-page";
import { messages } from "./admin-messages.ts";
import { reviewsAddress, reviewsReading } from "./admin-queries.ts";
import { reviewStatuses } from "./contract.ts";
import { listReviews } from "./decide.server.ts";
import { ReviewRow } from "./reviews-row.tsx";

export function loader(args: Route.LoaderArgs) {
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(reviewsAddress, params);
    return [
      {
        queryKey: reviewsReading(filter).queryKey,
        act: () => listReviews(ctx, { ...filter, limit: 50 }),
      },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [reviewsReading(readFilter(reviewsAddress, params))]);
}

/** What customers wrote about vendors; staff publish or decline it. */
export default function ReviewsPage() {
  const t = useText(messages);
  const [params] = useSearchParams();
  const filter = readFilter(reviewsAddress, params);
  const query = useQuery({ ...reviewsReading(filter), placeholderData: keepPreviousData });
  const { list, search } = useListKeys();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateFilters
        words={t}
        states={reviewStatuses}
        names={t.states}
        search={filter.search ?? ""}
        state={filter.status}
        searchRef={search}
      />
      <div ref={list}>
        <ListFrame
          query={query}
          failure={t.loadFailed}
          rowHeight="h-72 lg:h-40"
          filtered={Boolean(filter.search || filter.status)}
          noFilter={noStateFilter}
          words={t}
        >
          {(items) => (
            <ul
              aria-label={t.list}
              className="arch overflow-clip rounded-s rounded-br border border-line bg-card"
            >
              {items.map((review) => (
                <ReviewRow key={review.id} review={review} />
              ))}
            </ul>
          )}
        </ListFrame>
      </div>
    </>
  );
}
