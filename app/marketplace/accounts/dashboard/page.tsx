import { useQuery } from "@tanstack/react-query";
import { VendorRequests } from "#app/clients/bookings/vendor-requests.tsx";
import { OwnReviews } from "#app/clients/reviews/own-reviews.tsx";
import { VendorFlags } from "#app/marketplace/moderation/vendor-flags.tsx";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Dashboard } from "../contract.ts";
import { dashboardQueryOptions } from "../parts/dashboard-query.ts";
import { vendorApi } from "../session.ts";
import { useVendor } from "../vendor-context.ts";
import { AccountPart } from "./account-part.tsx";
import { BadgePart, RatingPart } from "./aside.tsx";
import { dashboardMessages } from "./messages.ts";
import { Part } from "./part.tsx";
import { CompletenessPart } from "./profile-completeness.tsx";
import { StatusPart } from "./status-part.tsx";

export const handle = { stored: true };

export default function DashboardPage() {
  const t = useText(dashboardMessages);
  const { vendorId } = useVendor();
  const { data, isError, isFetching, refetch } = useQuery(dashboardQueryOptions(vendorId));
  return (
    <>
      <PrivateMeta title={t.title} />
      <h1 className="text-3xl">{t.title}</h1>
      {data ? (
        <DashboardContent dashboard={data} vendorId={vendorId} />
      ) : isError ? (
        <div role="alert" className="mt-8">
          <EmptyState
            title={t.failed}
            action={
              <Button busy={isFetching} busyLabel={t.loading} onClick={() => void refetch()}>
                {t.again}
              </Button>
            }
          />
        </div>
      ) : (
        <LoadingDashboard />
      )}
    </>
  );
}

function DashboardContent({ dashboard, vendorId }: { dashboard: Dashboard; vendorId: number }) {
  const t = useText(dashboardMessages);
  const own = { vendorId, api: vendorApi };
  // A listed vendor comes for the requests; any other must first read why there are none.
  const isListed = dashboard.status === "approved";
  const status = <StatusPart key="status" dashboard={dashboard} vendorId={vendorId} />;
  const requests = (
    <Part key="requests" title={t.requests}>
      <VendorRequests {...own} />
    </Part>
  );
  return (
    <>
      <Names dashboard={dashboard} />
      {/* Order on phones; on wide screens the second is beside the others. */}
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="grid gap-10 lg:col-span-7">{isListed ? [requests, status] : [status, requests]}</div>
        <div className="grid gap-10 lg:col-span-5 lg:row-span-2">
          <CompletenessPart completeness={dashboard.completeness} missing={dashboard.missing} />
          <BadgePart dashboard={dashboard} />
          <RatingPart rating={dashboard.rating} count={dashboard.reviewCount} />
          <AccountPart vendorId={vendorId} />
        </div>
        <div className="grid gap-10 lg:col-span-7">
          <Part title={t.flags}>
            <VendorFlags {...own} />
          </Part>
          <Part title={t.ownReviews}>
            <OwnReviews {...own} />
          </Part>
        </div>
      </div>
    </>
  );
}

function Names({ dashboard: { businessName, businessNameEnglish } }: { dashboard: Dashboard }) {
  return (
    <p className="mt-3 text-lg text-muted">
      <span lang="es">{businessName}</span>
      {businessNameEnglish !== businessName && (
        <>
          {" · "}
          <span lang="en">{businessNameEnglish}</span>
        </>
      )}
    </p>
  );
}

function LoadingDashboard() {
  const t = useText(dashboardMessages);
  return (
    <>
      <p className="sr-only" role="status">
        {t.loading}
      </p>
      <Skeleton className="mt-3 h-6 w-64 max-w-full" />
      <div className="mt-8 grid gap-10 lg:grid-cols-12">
        <Skeleton className="h-96 lg:col-span-7" />
        <Skeleton className="h-96 lg:col-span-5" />
      </div>
    </>
  );
}
