import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { parseVendorId } from "#app/clients/bookings/vendor-of-booking.ts";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { prefetchQueries } from "#platform/api-client/query-client.ts";
import { AppError } from "#platform/errors.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { listVendorReviews } from "../server/read.server.ts";
import type { Route } from "./+types/page";
import { pageSize, vendorReviewsQueryOptions } from "./queries.ts";

const Content = latePart(() => import("./content.tsx"));

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parseVendorId(params.id);
  if (id === null) return { state: null };
  const { readPublic } = context.get(pageRequest);
  const { queryKey, initialPageParam } = vendorReviewsQueryOptions(id);
  const readFirstPage = async () => ({
    pages: [await readPublic((ctx) => listVendorReviews(ctx, { id, limit: pageSize }))],
    pageParams: [initialPageParam],
  });
  try {
    return { state: await prefetchQueries([{ queryKey, load: readFirstPage }]) };
  } catch (error) {
    // The parent route answers 404 for an unknown vendor.
    if (error instanceof AppError && error.code === "not_found") return { state: null };
    throw error;
  }
}

/** Waits, so that the page appears complete; a failure is shown in the section. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { prefetch } = await Content.load();
  await prefetch(params.id);
  return { state: null };
}

/** Opening a dialog changes only the query string. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}

export default function VendorReviews() {
  return <Content />;
}

const Failed = lazy(() => Content.load().then(({ ReviewsFailed }) => ({ default: ReviewsFailed })));

/** Keeps the vendor's page readable if its reviews fail. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <Failed status={isRouteErrorResponse(error) ? error.status : 500} />
    </Suspense>
  );
}
