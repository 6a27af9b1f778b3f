import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLoaderData, useOutletContext, useRevalidator } from "react-router";
import { parseVendorId } from "#app/clients/bookings/vendor-of-booking.ts";
import { ReportButton } from "#app/marketplace/moderation/report-button.tsx";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { PublicCache } from "#app/marketplace/vendors/public-cache.tsx";
import { vendorNames } from "#app/marketplace/vendors/vendor-names.ts";
import { failedStatus, ReadingFailed } from "#app/marketplace/vendors/vendor-parts.tsx";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { queryClient } from "#platform/api-client/query-client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import type { loader } from "./page.tsx";
import { vendorReviewsQueryOptions } from "./queries.ts";
import { ReviewEntry } from "./review-entry.tsx";

export async function prefetch(vendorId: string): Promise<void> {
  const id = parseVendorId(vendorId);
  if (id !== null) await queryClient().prefetchInfiniteQuery(vendorReviewsQueryOptions(id));
}

export default function VendorReviewsContent() {
  const { state } = useLoaderData<typeof loader>();
  const t = useText(messages).list;
  const { locale } = useLocale();
  const vendor = useOutletContext<VendorDetail>();
  return (
    <PublicCache state={state}>
      <ReviewSection>
        <ReviewList vendorId={vendor.id} />
        <p className="mt-6">
          <ReportButton
            path={`/api/vendors/${vendor.id}/report`}
            about={vendorNames(vendor, locale).first.text}
            label={t.reportVendor}
          />
        </p>
      </ReviewSection>
    </PublicCache>
  );
}

export function ReviewsFailed({ status }: { status: number }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ReviewSection>
      <div className="mt-4">
        <ReadingFailed status={status} retry={() => void revalidate()} busy={state === "loading"} />
      </div>
    </ReviewSection>
  );
}

function ReviewSection({ children }: { children: ReactNode }) {
  const t = useText(messages).list;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" tabIndex={-1} className="scroll-mt-20 text-2xl">
        {t.title}
      </h2>
      {children}
    </section>
  );
}

function ReviewList({ vendorId }: { vendorId: number }) {
  const t = useText(messages).list;
  const { locale } = useLocale();
  const query = useInfiniteQuery({ ...vendorReviewsQueryOptions(vendorId), retryOnMount: false });
  const { data, error, isFetching, hasNextPage } = query;
  const reviews = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const { list, focusFrom } = useFocusOnFirstNew(reviews.length);
  const retry = () => void (data ? query.fetchNextPage() : query.refetch());
  const more = () => {
    focusFrom(reviews.length);
    void query.fetchNextPage();
  };
  return (
    <>
      {data && reviews.length === 0 && <p className="mt-3 max-w-measure text-muted">{t.none}</p>}
      {reviews.length > 0 && (
        <>
          <p className="mt-1 text-muted text-sm">{t.from}</p>
          <ul ref={list} className="mt-4">
            {reviews.map((review) => (
              <ReviewEntry key={review.id} review={review} />
            ))}
          </ul>
        </>
      )}
      {!data && !error && <Skeleton className="mt-4 h-40" />}
      {error && (
        <div className="mt-4">
          <ReadingFailed status={failedStatus(error)} retry={retry} busy={isFetching} />
        </div>
      )}
      {hasNextPage && !error && (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
          <Button variant="quiet" busy={query.isFetchingNextPage} busyLabel={t.loading} onClick={more}>
            {t.more}
          </Button>
          <p className="text-muted text-sm">
            {t.shown(formatCount(reviews.length, locale), formatCount(total, locale))}
          </p>
        </div>
      )}
    </>
  );
}

/** After "show more", focuses the first new review: the button may be gone. */
function useFocusOnFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [from, focusFrom] = useState<number | null>(null);
  useEffect(() => {
    if (from === null || count <= from) return;
    const entry = list.current?.children[from];
    if (entry instanceof HTMLElement) entry.focus();
    focusFrom(null);
  }, [from, count]);
  return { list, focusFrom };
}
