import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { Review } from "./application-view.tsx";
import { messages } from "./messages.ts";
import { applicationDetailQueryOptions } from "./queries.ts";

/** An application by its id, while it loads, or why it is not there. */
export function ApplicationDetail({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(applicationDetailQueryOptions(id));
  if (data) return <Review application={data} />;
  if (error && !isFetching) return <Failure error={error} retry={() => void refetch()} />;
  return <Loading />;
}

/** Its business, as the heading beside the list. */
export function ApplicationName({ id }: { id: number }) {
  const t = useText(messages);
  const { data } = useQuery(applicationDetailQueryOptions(id));
  return data ? <span dir="auto">{data.businessName}</span> : t.opening;
}

function Loading() {
  return (
    <div className="grid gap-6 @4xl:grid-cols-12">
      <Skeleton className="h-16 @4xl:col-span-12" />
      <Skeleton className="h-[60vh] @4xl:col-span-7" />
      <Skeleton className="h-[40vh] @4xl:col-span-5" />
    </div>
  );
}

function Failure({ error, retry }: { error: Error; retry: () => void }) {
  const t = useText(messages);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title={t.gone}
        hint={t.goneHint}
        action={
          <Link to="/admin/vendor-applications" className={buttonClass({ variant: "quiet" })}>
            {t.back}
          </Link>
        }
      />
    );
  }
  return <EmptyState title={t.oneFailed} action={<Button onClick={retry}>{t.retry}</Button>} />;
}
