import { useSearchParams } from "react-router";
import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { prefetchQueries, queryClient } from "#platform/api-client/query-client.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { readAddress, vendorsPerPage } from "../directory-address.ts";
import { messages } from "../messages.ts";
import { PageHead } from "../parts/page-head.tsx";
import { PublicCache } from "../public-cache.tsx";
import { directoryQueryOptions } from "../queries.ts";
import { listVendors } from "../server/directory.server.ts";
import type { Route } from "./+types/page";
import { DirectoryFilters } from "./filters.tsx";
import { DirectoryResults } from "./results.tsx";

export const handle = { ofDataAlone: true, listed: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  const address = readAddress(new URL(request.url).searchParams);
  const { search, category, location, serves, english, page } = address;
  const query = {
    search: search || undefined,
    category: category || undefined,
    location: location || undefined,
    serves: serves ? ("yes" as const) : undefined,
    english: english ? ("yes" as const) : undefined,
    limit: vendorsPerPage,
    cursor: String((page - 1) * vendorsPerPage),
  };
  const state = await prefetchQueries([
    { queryKey: directoryQueryOptions(address).queryKey, load: () => listVendors(ctx, query) },
  ]);
  return { state };
}

/** Starts the request without waiting; the URL changes at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient().prefetchQuery(directoryQueryOptions(readAddress(new URL(request.url).searchParams)));
  return { state: null };
}

export default function DirectoryPage({ loaderData }: Route.ComponentProps) {
  const t = useText(messages).directory;
  const [params] = useSearchParams();
  const address = readAddress(params);
  return (
    <PublicCache state={loaderData.state}>
      <PageMeta path="/vendor-directory" title={t.title} description={t.description} picture="directory" />
      <PageHead title={t.title} lead={t.lead}>
        <DirectoryFilters address={address} />
      </PageHead>
      <div className="wrap pt-6 pb-16 lg:pb-24">
        <DirectoryResults address={address} />
      </div>
    </PublicCache>
  );
}
