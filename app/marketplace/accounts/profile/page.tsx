import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages as vendorMessages } from "../messages.ts";
import { useVendor } from "../vendor-context.ts";
import { ProfileEditor } from "./editor.tsx";
import { messages } from "./messages.ts";
import { profileQueryOptions } from "./queries.ts";

export default function ProfilePage() {
  const { bar } = useText(vendorMessages);
  const { vendorId } = useVendor();
  const query = useQuery(profileQueryOptions(vendorId));
  return (
    <>
      <PrivateMeta title={bar.profile} />
      {query.data ? (
        <ProfileEditor key={query.data.id} opened={query.data} />
      ) : (
        <>
          <h1 className="text-3xl">{bar.profile}</h1>
          {query.isError ? (
            <LoadFailed error={query.error} busy={query.isFetching} retry={() => void query.refetch()} />
          ) : (
            <Loading />
          )}
        </>
      )}
    </>
  );
}

function Loading() {
  const t = useText(messages);
  return (
    <>
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="mt-3 h-6 w-64 max-w-full" />
      <Skeleton className="arch mt-8 h-[48rem]" />
    </>
  );
}

function LoadFailed({ error, busy, retry }: { error: Error; busy: boolean; retry: () => void }) {
  const t = useText(messages);
  const message = error instanceof ApiError ? error.body?.message : !navigator.onLine && t.offline;
  return (
    <div
      role="alert"
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded border border-flamboyan bg-cancelled-fill px-5 py-4 text-cancelled"
    >
      <CircleAlert aria-hidden className="size-5" />
      <div className="me-auto">
        <p className="font-semibold">{t.loadFailed}</p>
        {message && <p className="text-sm">{message}</p>}
      </div>
      <Button variant="danger" size="small" busy={busy} onClick={retry}>
        {t.loadAgain}
      </Button>
    </div>
  );
}
