import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { prefetchQueries } from "#platform/api-client/query-client.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { readAddress, vendorQueryOf } from "../directory-address.ts";
import { messages } from "../messages.ts";
import { directoryQueryOptions } from "../queries.ts";
import { listVendors } from "../server/directory.server.ts";
import type { Route } from "./+types/page";

export const handle = { ofDataAlone: true, listed: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { readPublic } = context.get(pageRequest);
  const address = readAddress(new URL(request.url).searchParams);
  const state = await prefetchQueries([
    {
      queryKey: directoryQueryOptions(address).queryKey,
      load: () => readPublic((ctx) => listVendors(ctx, vendorQueryOf(address))),
    },
  ]);
  return { state };
}

const Content = latePart(() => import("./content.tsx"));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { prefetch } = await Content.load();
  prefetch(new URL(request.url).searchParams);
  return { state: null };
}

export default function DirectoryPage() {
  const t = useText(messages).directory;
  return (
    <>
      <PageMeta path="/vendor-directory" title={t.title} description={t.description} picture="directory" />
      <Content />
    </>
  );
}
