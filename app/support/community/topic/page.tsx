import { ArrowLeft } from "lucide-react";
import { data, Link } from "react-router";
import { PublicCache } from "#app/marketplace/vendors/public-cache.tsx";
import { failedStatus, ReadingFailed } from "#app/marketplace/vendors/vendor-parts.tsx";
import { PageMeta, PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { InitialsArch } from "#app/ui/art/initials-arch.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { prefetchQueries, queryClient } from "#platform/api-client/query-client.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { postCall } from "../api.server.ts";
import { boardPath, topicPath } from "../board-address.ts";
import type { PublicPost } from "../contract.ts";
import { messages } from "../messages.ts";
import { HeldPosts } from "../parts/held-posts.tsx";
import { PostByline } from "../parts/post-byline.tsx";
import { ReportPost } from "../parts/post-entry.tsx";
import { PostText } from "../parts/post-text.tsx";
import { postQueryOptions, repliesPerPage, repliesQueryOptions } from "../queries.ts";
import { answerForm } from "../server/form-result.server.ts";
import { listReplies, readPost } from "../server/topic.server.ts";
import type { Route } from "./+types/page";
import { ReplyForm } from "./reply-form.tsx";
import { ReplyList } from "./reply-list.tsx";

type Shown = { site: string; state: Awaited<ReturnType<typeof prefetchQueries>> | null } & (
  | { post: PublicPost }
  | { post: null; status: number | null }
);

export const handle = { ofDataAlone: true };

export async function loader({ context, params }: Route.LoaderArgs): Promise<Shown> {
  const id = idOf(params.id);
  const { ctx: open, site } = context.get(pageRequest);
  const ctx = await open();
  const { queryKey, initialPageParam } = repliesQueryOptions(id);
  const replies = async () => ({
    pages: [await listReplies(ctx, { id, limit: repliesPerPage })],
    pageParams: [initialPageParam],
  });
  const both = Promise.all([readPost(ctx, { id }), prefetchQueries([{ queryKey, load: replies }])]);
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

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Shown> {
  const id = idOf(params.id);
  const result = { site: window.location.origin, state: null };
  void queryClient().prefetchInfiniteQuery(repliesQueryOptions(id));
  try {
    const post = await queryClient().fetchQuery(postQueryOptions(id));
    return { ...result, post };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    return { ...result, post: null, status: failedStatus(error) };
  }
}

const notFound = () => data(null, { status: 404 });

/** One address per topic: "7", not "07" or "7.0". */
function idOf(text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound();
  return id;
}

export default function TopicPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(messages);
  const { post } = loaderData;
  return (
    <PublicCache state={loaderData.state}>
      <div className="wrap pt-2 pb-16 lg:pb-24">
        <Link
          to={boardPath}
          className="inline-flex min-h-11 items-center gap-2 text-link font-semibold text-sm"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t.topic.back}
        </Link>
        {post ? (
          <Topic post={post} site={loaderData.site} formResult={actionData ?? null} key={post.id} />
        ) : (
          <TopicFailed status={loaderData.status} />
        )}
      </div>
    </PublicCache>
  );
}

function TopicFailed({ status }: { status: number | null }) {
  const t = useText(messages);
  return (
    <>
      <PrivateMeta title={t.title} />
      <h1 className="mt-4 mb-6 text-3xl">{t.title}</h1>
      <ReadingFailed status={status} retry={() => window.location.reload()} busy={false} />
    </>
  );
}

type TopicProps = { post: PublicPost; site: string; formResult: Route.ComponentProps["actionData"] | null };

function Topic({ post, site, formResult = null }: TopicProps) {
  const t = useText(messages);
  const isHydrated = useHydrated();
  const { id, userId, title, content, language } = post;
  return (
    <div className="mt-4 grid items-start gap-x-12 gap-y-14 lg:grid-cols-12">
      {/* Made up (RULINGS 19): search engines must not quote samples as somebody's words. */}
      <PageMeta
        path={topicPath(id)}
        title={title}
        description={content.slice(0, 160)}
        picture="community"
        listed={!post.isSample}
      />
      <div className="min-w-0 lg:col-span-7">
        <article aria-labelledby="topic">
          <h1 id="topic" lang={language} dir="auto" className="text-3xl [overflow-wrap:anywhere]">
            {title}
          </h1>
          <div className="mt-4 flex items-center gap-3">
            <InitialsArch name={userId} className="w-10" />
            <PostByline {...post} author={userId} at={post.createdAt} />
          </div>
          <PostText text={content} lang={language} links={post.links} className="mt-5 max-w-measure" />
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            {isHydrated && (
              <CopyButton
                source={() => `${site}${topicPath(id)}`}
                label={t.topic.copy}
                doneLabel={t.topic.copied}
              />
            )}
            <ReportPost id={id} author={userId} about={title} />
          </div>
        </article>
        <ReplyList postId={id} />
        <HeldPosts replyTo={id} />
      </div>
      <section
        aria-labelledby="write"
        className="arch min-w-0 rounded-s rounded-br border border-line bg-card p-5 sm:p-8 lg:sticky lg:top-24 lg:col-span-5"
      >
        <h2 id="write" className="text-2xl">
          {t.reply.title}
        </h2>
        <p className="mt-3 text-muted">{t.write.first}</p>
        <ReplyForm replyTo={id} formResult={formResult} />
      </section>
    </div>
  );
}
