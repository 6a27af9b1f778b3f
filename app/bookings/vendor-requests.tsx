import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Awaited } from "#app/ui/awaited.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ApiCall } from "#platform/api-client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { VendorRequest } from "./contract.ts";
import { VendorRequestCard } from "./vendor-request-card.tsx";
import { messages } from "./vendor-requests-messages.ts";
import { vendorRequestsReading } from "./vendor-requests-queries.ts";

type VendorRequestsProps = { vendorId: number; call: ApiCall };

/**
 * What customers asked of a vendor, newest first: what is to be done, and nothing of who asks.
 * @param props.call calls the API with the vendor's token
 */
export function VendorRequests({ vendorId, call }: VendorRequestsProps) {
  const t = useText(messages);
  return (
    <Awaited query={useQuery(vendorRequestsReading(vendorId, call))} words={t} height="h-72">
      {(requests) => <RequestList requests={requests} vendorId={vendorId} call={call} />}
    </Awaited>
  );
}

/** As many at a time; a dashboard is not read to its end. */
const step = 5;

function RequestList({ requests, vendorId, call }: VendorRequestsProps & { requests: VendorRequest[] }) {
  const t = useText(messages);
  const [shown, setShown] = useState(step);
  const left = requests.length - shown;
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
