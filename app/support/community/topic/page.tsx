import { data } from "react-router";
import { PageMeta, PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { prefetchQueries } from "#platform/api-client/query-client.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { postCall } from "../api.server.ts";
import { topicPath } from "../board-address.ts";
import type { PublicPost } from "../contract.ts";
import { messages } from "../messages.ts";
import { repliesPerPage, repliesQueryOptions } from "../queries.ts";
import { answerForm } from "../server/form-result.server.ts";
import { listReplies, readPost } from "../server/topic.server.ts";
import type { Route } from "./+types/page";

export type Shown = { site: string; state: Awaited<ReturnType<typeof prefetchQueries>> | null } & (
  | { post: PublicPost }
  | { post: null; status: number | null }
);

export const handle = { ofDataAlone: true };

export async function loader({ context, params }: Route.LoaderArgs): Promise<Shown> {
  const id = idOf(params.id);
  const { readPublic, site } = context.get(pageRequest);
  const { queryKey, initialPageParam } = repliesQueryOptions(id);
  const both = readPublic((ctx) => {
    const replies = async () => ({
      pages: [await listReplies(ctx, { id, limit: repliesPerPage })],
      pageParams: [initialPageParam],
    });
    return Promise.all([readPost(ctx, { id }), prefetchQueries([{ queryKey, load: replies }])]);
  });
  const [post, state] = await both.catch(refuseAsPage);
  return { post, state, site };
}

export function action({ request, context, params }: Route.ActionArgs) {
  return answerForm({
    request,
    page: context.get(pageRequest),
    call: postCall,
    replyTo: idOf(params.id),
  });
}

const Content = latePart(() => import("./content.tsx"));

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Shown> {
  const id = idOf(params.id);
  const { readTopic } = await Content.load();
  const shown = await readTopic(id);
  if (!shown) throw notFound();
  return shown;
}

const notFound = () => data(null, { status: 404 });

/** One address per topic: "7", not "07" or "7.0". */
function idOf(text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound();
  return id;
}

export default function TopicPage({ loaderData: { post } }: Route.ComponentProps) {
  const t = useText(messages);
  return (
    <>
      {post ? (
        <PageMeta
          path={topicPath(post.id)}
          title={post.removed ? t.post.removed : post.title}
          description={post.removed ? t.post.removedText : post.content.slice(0, 160)}
          picture="community"
          // Samples are made up (RULINGS 19): search engines must not quote them as somebody's words.
          listed={!post.isSample && !post.removed}
        />
      ) : (
        <PrivateMeta title={t.title} />
      )}
      <Content />
    </>
  );
}
