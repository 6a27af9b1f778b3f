import { useLoaderData, useSearchParams } from "react-router";
import { queryClient } from "#platform/api-client/query-client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { readAddress } from "../directory-address.ts";
import { messages } from "../messages.ts";
import { PageHead } from "../parts/page-head.tsx";
import { PublicCache } from "../public-cache.tsx";
import { directoryQueryOptions } from "../queries.ts";
import { DirectoryFilters } from "./filters.tsx";
import type { loader } from "./page.tsx";
import { DirectoryResults } from "./results.tsx";

/** Starts the request without waiting; the URL changes at once. */
export function prefetch(params: URLSearchParams): void {
  void queryClient().prefetchQuery(directoryQueryOptions(readAddress(params)));
}

export default function DirectoryContent() {
  const { state } = useLoaderData<typeof loader>();
  const t = useText(messages).directory;
  const [params] = useSearchParams();
  const address = readAddress(params);
  return (
    <PublicCache state={state}>
      <PageHead title={t.title} lead={t.lead} isLeadElsewhere>
        <DirectoryFilters address={address} />
      </PageHead>
      <div className="wrap pt-3 pb-16 sm:pt-6 lg:pb-24">
        <DirectoryResults address={address} />
        {/* On phones the first card comes before it. */}
        <p className="mt-8 max-w-measure sm:hidden">{t.lead}</p>
      </div>
    </PublicCache>
  );
}
