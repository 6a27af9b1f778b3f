import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { data, Link } from "react-router";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { recordId } from "#platform/contract.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { readApplication } from "../server/read.server.ts";
import type { Route } from "./+types/page";
import { Review } from "./application-view.tsx";
import { messages } from "./messages.ts";
import { applicationDetailQueryOptions } from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  const id = idIn(args.params);
  const { queryKey } = applicationDetailQueryOptions(id);
  return loadForStaff(args, (ctx) => [
    { queryKey, load: () => readApplication(ctx, { id }).catch(refuseAsPage) },
  ]);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  const query = applicationDetailQueryOptions(idIn(args.params));
  return prefetchFromApi(args, () => [query]);
}

function idIn(params: { id: string }): number {
  const parsed = recordId.safeParse(params);
  if (!parsed.success) throw data(null, { status: 404 });
  return parsed.data.id;
}

export default function ReviewPage({ params }: Route.ComponentProps) {
  const t = useText(messages);
  const {
    data: application,
    error,
    isFetching,
    refetch,
  } = useQuery(applicationDetailQueryOptions(idIn(params)));
  return (
    <>
      <Link
        to="/admin/vendor-applications"
        className="text-link -mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-sm print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t.back}
      </Link>
      {application && <Review key={application.id} application={application} />}
      {!application && (isFetching || !error) && <Loading />}
      {!application && error && !isFetching && <Failure error={error} retry={() => void refetch()} />}
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <Skeleton className="h-16 lg:col-span-12" />
      <Skeleton className="h-[60vh] lg:col-span-7" />
      <Skeleton className="h-[40vh] lg:col-span-5" />
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
