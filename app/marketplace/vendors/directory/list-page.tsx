import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { prefetchQueries } from "#platform/api-client/query-client.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { vendorListQueryOptions, vendorsPerRequest } from "../queries.ts";
import { listVendors } from "../server/directory.server.ts";
import type { Route } from "./+types/list-page";

export const handle = { ofDataAlone: true, listed: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { readPublic } = context.get(pageRequest);
  const first = async () => ({
    pages: [await readPublic((ctx) => listVendors(ctx, { limit: vendorsPerRequest }))],
    pageParams: [vendorListQueryOptions().initialPageParam],
  });
  return { state: await prefetchQueries([{ queryKey: vendorListQueryOptions().queryKey, load: first }]) };
}

const Content = latePart(() => import("./list-content.tsx"));

export async function clientLoader() {
  const { prefetch } = await Content.load();
  prefetch();
  return { state: null };
}

export default function VendorListPage() {
  const t = useText(messages).list;
  return (
    <>
      <PageMeta path="/vendor-list" title={t.title} description={t.description} picture="directory" />
      <Content />
    </>
  );
}
