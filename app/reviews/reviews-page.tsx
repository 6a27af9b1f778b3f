import { readFilter } from "#app/desk/list-filter.ts";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readFromApi, readListForStaff } from "#app/desk/staff-page.ts";
import { Entries, StateList, useAddressFilter } from "#app/desk/state-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/reviews-page";
import { messages } from "./admin-messages.ts";
import { reviewsAddress, reviewsReading } from "./admin-queries.ts";
import { reviewStatuses } from "./contract.ts";
import { listReviews } from "./decide.server.ts";
import { ReviewRow } from "./reviews-row.tsx";

export function loader(args: Route.LoaderArgs) {
  return readListForStaff(args, reviewsAddress, reviewsReading, listReviews);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [reviewsReading(readFilter(reviewsAddress, params))]);
}

/** What customers wrote about vendors; staff publish or decline it. */
export default function ReviewsPage() {
  const t = useText(messages);
  const filter = useAddressFilter(reviewsAddress);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateList
        words={t}
        states={reviewStatuses}
        names={t.states}
        filter={filter}
        reading={reviewsReading(filter)}
        rowHeight="h-72 lg:h-40"
      >
        {(items) => (
          <Entries label={t.list}>
            {items.map((review) => (
              <ReviewRow key={review.id} review={review} />
            ))}
          </Entries>
        )}
      </StateList>
    </>
  );
}
