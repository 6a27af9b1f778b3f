import { useActionData, useLoaderData } from "react-router";
import { PublicCache } from "#app/marketplace/vendors/public-cache.tsx";
import { failedStatus, ReadingFailed } from "#app/marketplace/vendors/vendor-parts.tsx";
import { InitialsArch } from "#app/ui/art/initials-arch.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { queryClient } from "#platform/api-client/query-client.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { topicPath } from "../board-address.ts";
import type { PublicPost } from "../contract.ts";
import type { FormResult } from "../form-result.ts";
import { messages } from "../messages.ts";
import { HeldPosts } from "../parts/held-posts.tsx";
import { PostByline } from "../parts/post-byline.tsx";
import { ReportPost, TranslatePost } from "../parts/post-entry.tsx";
import { PostSubject } from "../parts/post-subject.tsx";
import { PostText } from "../parts/post-text.tsx";
import { RemoveOwn } from "../parts/remove-own.tsx";
import { postQueryOptions, repliesQueryOptions } from "../queries.ts";
import type { action, loader, Shown } from "./page.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { ReplyList } from "./reply-list.tsx";

/** @returns null if there is no such topic */
export async function readTopic(id: number): Promise<Shown | null> {
  const result = { site: window.location.origin, state: null };
  void queryClient().prefetchInfiniteQuery(repliesQueryOptions(id));
  try {
    const post = await queryClient().fetchQuery(postQueryOptions(id));
    return { ...result, post };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    return { ...result, post: null, status: failedStatus(error) };
  }
}

export default function TopicContent() {
  const shown = useLoaderData<typeof loader>();
  const formResult = useActionData<typeof action>() ?? null;
  return (
    <PublicCache state={shown.state}>
      <div className="wrap pt-2 pb-16 lg:pb-24">
        {shown.post ? (
          <Topic post={shown.post} site={shown.site} formResult={formResult} key={shown.post.id} />
        ) : (
          <TopicFailed status={shown.status} />
        )}
      </div>
    </PublicCache>
  );
}

function TopicFailed({ status }: { status: number | null }) {
  const t = useText(messages);
  return (
    <>
      <h1 className="mt-4 mb-6 text-3xl">{t.title}</h1>
      <ReadingFailed status={status} retry={() => window.location.reload()} busy={false} />
    </>
  );
}

type TopicProps = { post: PublicPost; site: string; formResult: FormResult | null };

function Topic({ post, site, formResult = null }: TopicProps) {
  const t = useText(messages);
  const { id, userId, title, content, language, removed } = post;
  return (
    <div className="mt-4 grid items-start gap-x-12 gap-y-14 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-7">
        <article aria-labelledby="topic">
          <PostSubject {...post} />
          <h1
            id="topic"
            lang={removed ? undefined : language}
            dir="auto"
            className="text-3xl [overflow-wrap:anywhere]"
          >
            {removed ? t.post.removed : title}
          </h1>
          <div className="mt-4 flex items-center gap-3">
            {!removed && <InitialsArch name={userId} className="w-10" />}
            <PostByline {...post} author={userId} at={post.createdAt} />
          </div>
          {removed ? (
            <p className="mt-5 max-w-measure text-muted">{t.post.removedText}</p>
          ) : (
            <>
              <PostText text={content} lang={language} links={post.links} className="mt-5 max-w-measure" />
              <TranslatePost post={post} />
            </>
          )}
          <TopicActions post={post} site={site} />
        </article>
        <ReplyList postId={id} />
        <HeldPosts replyTo={id} />
      </div>
      <section
        aria-labelledby="write"
        className="arch min-w-0 rounded-s rounded-br border border-line bg-card p-5 sm:p-8 lg:sticky lg:top-24 lg:col-span-5"
      >
        <h2 id="write" tabIndex={-1} className="scroll-mt-20 text-2xl">
          {t.reply.title}
        </h2>
        <p className="mt-3 text-muted">{t.write.first}</p>
        <ReplyForm replyTo={id} formResult={formResult} />
      </section>
    </div>
  );
}

function TopicActions({ post: { id, userId, title, removed }, site }: Pick<TopicProps, "post" | "site">) {
  const t = useText(messages);
  const isHydrated = useHydrated();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <a href="#write" className={buttonClass({ variant: "action", size: "small", className: "lg:hidden" })}>
        {t.topic.toForm}
      </a>
      {isHydrated && (
        <CopyButton
          source={() => `${site}${topicPath(id)}`}
          label={t.topic.copy}
          doneLabel={t.topic.copied}
        />
      )}
      {!removed && (
        <>
          <ReportPost id={id} author={userId} about={title} />
          <RemoveOwn id={id} replyTo={null} about={title} isOpen />
        </>
      )}
    </div>
  );
}
