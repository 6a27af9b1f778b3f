import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { PublicCache } from "#app/marketplace/vendors/public-cache.tsx";
import { vendorQueryOptions } from "#app/marketplace/vendors/queries.ts";
import { failedStatus, ReadingFailed } from "#app/marketplace/vendors/vendor-parts.tsx";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Louvres } from "#app/ui/art/louvres.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { type BookingPageData, parseVendorId } from "../vendor-of-booking.ts";

type VendorBoundaryProps = {
  pageData: BookingPageData;
  vendorIdText: string;
  height: string;
  children: (vendor: VendorDetail) => ReactNode;
};

/** Loads the vendor and renders `children` with it, or a skeleton, error or 404. */
export function VendorBoundary({ pageData, vendorIdText, height, children }: VendorBoundaryProps) {
  const id = parseVendorId(vendorIdText);
  if (pageData.missing || id === null) return <VendorNotFound />;
  return (
    <PublicCache state={pageData.state}>
      <LoadedVendor key={id} id={id} height={height}>
        {children}
      </LoadedVendor>
    </PublicCache>
  );
}

type LoadedVendorProps = Pick<VendorBoundaryProps, "height" | "children"> & { id: number };

function LoadedVendor({ id, height, children }: LoadedVendorProps) {
  const { data, error, isFetching, refetch } = useQuery(vendorQueryOptions(id));
  const status = failedStatus(error);
  // Also with cached data: the vendor has left the directory.
  if (status === 404) return <VendorNotFound />;
  if (data) return children(data);
  if (error) return <VendorLoadFailed status={status} retry={() => void refetch()} busy={isFetching} />;
  return <BookingSkeleton height={height} />;
}

function VendorLoadFailed(props: { status: number | null; retry: () => void; busy: boolean }) {
  const t = useText(messages);
  return (
    <div className="wrap py-10">
      <PrivateMeta title={t.failedReading} />
      <h1 className="mb-6 text-3xl">{t.failedReading}</h1>
      <ReadingFailed {...props} />
    </div>
  );
}

function VendorNotFound() {
  const t = useText(messages).missing;
  return (
    <section className="wrap grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <PrivateMeta title={t.title} />
      <Louvres className="w-40 text-larimar" />
      <h1 className="text-3xl">{t.title}</h1>
      <p className="max-w-measure text-muted">{t.text}</p>
      <Link to="/vendor-directory" className={buttonClass({ variant: "primary" })}>
        {t.directory}
      </Link>
    </section>
  );
}

function BookingSkeleton({ height }: { height: string }) {
  const t = useText(messages);
  return (
    <div className="wrap pt-2 pb-16 lg:pb-24">
      <PrivateMeta title={t.loading} />
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="mt-4 mb-8 h-12 w-2/3 max-w-lg" />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <Skeleton className="h-[24rem] lg:col-span-5 lg:h-[19.5rem] lg:col-start-8 lg:row-start-1" />
        <Skeleton
          className={classNames("arch lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1", height)}
        />
        <Skeleton className="h-[19rem] self-start lg:col-span-5 lg:col-start-8" />
      </div>
    </div>
  );
}
