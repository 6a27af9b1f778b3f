import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { QueryBoundary } from "#app/ui/loading/query-boundary.tsx";
import type { Api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { VendorRequest } from "./contract.ts";
import { messages } from "./vendor/messages.ts";
import { vendorRequestsQueryOptions } from "./vendor/queries.ts";
import { VendorRequestCard } from "./vendor/request-card.tsx";

type VendorRequestsProps = { vendorId: number; api: Api };

/** @param props.api API client that sends the vendor's token */
export function VendorRequests({ vendorId, api }: VendorRequestsProps) {
  const t = useText(messages);
  const query = useInfiniteQuery(vendorRequestsQueryOptions(vendorId, api));
  return (
    <QueryBoundary query={query} texts={t} height="h-72">
      {({ pages }) => (
        <RequestList
          requests={pages.flatMap((page) => page.items)}
          total={pages.at(-1)?.total ?? 0}
          readMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          busy={query.isFetchingNextPage}
          vendorId={vendorId}
          api={api}
        />
      )}
    </QueryBoundary>
  );
}

const pageSize = 5;

type RequestListProps = VendorRequestsProps & {
  requests: readonly VendorRequest[];
  total: number;
  readMore: (() => void) | undefined;
  busy: boolean;
};

function RequestList({ requests, total, readMore, busy, vendorId, api }: RequestListProps) {
  const t = useText(messages);
  const [shown, setShown] = useState(pageSize);
  const remaining = total - shown;
  const more = () => {
    if (shown + pageSize > requests.length) readMore?.();
    setShown(shown + pageSize);
  };
  if (requests.length === 0)
    return (
      <>
        <p className="font-semibold">{t.none}</p>
        <p className="mt-1 text-muted">{t.how}</p>
      </>
    );
  return (
    <>
      <p className="max-w-measure text-muted text-sm">{t.through}</p>
      <ul className="mt-4 grid gap-4">
        {requests.slice(0, shown).map((one) => (
          <li key={one.id}>
            <VendorRequestCard request={one} vendorId={vendorId} api={api} />
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <Button variant="quiet" className="mt-4" busy={busy} onClick={more}>
          {t.more(Math.min(pageSize, remaining))}
        </Button>
      )}
    </>
  );
}
