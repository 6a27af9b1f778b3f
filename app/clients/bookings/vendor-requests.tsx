import { useInfiniteQuery } from "@tanstack/react-query";
import { ExpandingList } from "#app/ui/loading/expanding-list.tsx";
import type { Api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./vendor/messages.ts";
import { vendorRequestsQueryOptions } from "./vendor/queries.ts";
import { VendorRequestCard } from "./vendor/request-card.tsx";

/** @param props.api API client that sends the vendor's token */
export function VendorRequests({ vendorId, api }: { vendorId: number; api: Api }) {
  const t = useText(messages);
  const query = useInfiniteQuery(vendorRequestsQueryOptions(vendorId, api));
  return (
    <ExpandingList query={query} texts={t} height="h-72" intro={t.through}>
      {(request) => <VendorRequestCard request={request} vendorId={vendorId} api={api} />}
    </ExpandingList>
  );
}
