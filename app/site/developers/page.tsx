import { calls } from "#app/server/api.server.ts";
import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { type DescribedCall, describeCalls } from "#platform/http/calls/openapi.server.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import { messages } from "./head-messages.ts";

export function loader({ context }: Route.LoaderArgs) {
  const described = describeCalls(calls, context.get(pageRequest).locale);
  return { subjects: [...Map.groupBy(described, subjectOf)] };
}

function subjectOf({ path }: DescribedCall): string {
  return /^\/(?:api\/)?(?:admin\/)?[^/:]+/.exec(path)?.[0] ?? path;
}

export const handle = { stored: true, listed: true };

const Content = latePart(() => import("./content.tsx"));

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [described] = await Promise.all([serverLoader(), Content.load()]);
  return described;
}

export default function ApiPage() {
  const t = useText(messages);
  return (
    <>
      <PageMeta path="/developers" title={t.title} description={t.description} />
      <Content />
    </>
  );
}
