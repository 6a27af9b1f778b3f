import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { VendorRequest } from "./contract.ts";
import { VendorRequestCard } from "./vendor-request-card.tsx";
import { messages } from "./vendor-requests-messages.ts";
import { type CallAsVendor, vendorRequestsReading } from "./vendor-requests-queries.ts";

type VendorRequestsProps = { vendorId: number; call: CallAsVendor };

/**
 * What customers asked of a vendor, newest first: what is to be done, and nothing of who asks.
 * @param props.call calls the API with the vendor's token
 */
export function VendorRequests({ vendorId, call }: VendorRequestsProps) {
  const t = useText(messages);
  const { data, isError, isFetching, refetch } = useQuery(vendorRequestsReading(vendorId, call));
  if (data?.length === 0)
    return (
      <>
        <p className="font-semibold">{t.none}</p>
        <p className="mt-1 text-muted">{t.how}</p>
      </>
    );
  if (data) return <RequestList requests={data} vendorId={vendorId} call={call} />;
  if (!isError) return <Waiting />;
  return (
    <div role="alert">
      <p className="mb-3 font-semibold">{t.failed}</p>
      <Button variant="quiet" busy={isFetching} busyLabel={t.loading} onClick={() => void refetch()}>
        {t.again}
      </Button>
    </div>
  );
}

/** As many at a time; a dashboard is not read to its end. */
const step = 5;

function RequestList({ requests, vendorId, call }: VendorRequestsProps & { requests: VendorRequest[] }) {
  const t = useText(messages);
  const [shown, setShown] = useState(step);
  const left = requests.length - shown;
  return (
    <>
      <p className="max-w-measure text-muted text-sm">{t.through}</p>
      <ul className="mt-4 grid gap-4">
        {requests.slice(0, shown).map((one) => (
          <li key={one.id}>
            <VendorRequestCard request={one} vendorId={vendorId} call={call} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" className="mt-4" onClick={() => setShown(shown + step)}>
          {t.more(Math.min(step, left))}
        </Button>
      )}
    </>
  );
}

function Waiting() {
  const t = useText(messages);
  return (
    <>
      <p className="sr-only" role="status">
        {t.loading}
      </p>
      <Skeleton className="h-72" />
    </>
  );
}
