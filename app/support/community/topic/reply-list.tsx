import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { failedStatus, ReadingFailed } from "#app/marketplace/vendors/vendor-parts.tsx";
import { InitialsArch } from "#app/ui/art/initials-arch.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PublicReply } from "../contract.ts";
import { messages } from "../messages.ts";
import { PostByline } from "../parts/post-byline.tsx";
import { ReportPost, TranslatePost } from "../parts/post-entry.tsx";
import { PostText } from "../parts/post-text.tsx";
import { RemoveOwn } from "../parts/remove-own.tsx";
import { repliesQueryOptions } from "../queries.ts";

export function ReplyList({ postId }: { postId: number }) {
  const { topic: t, post } = useText(messages);
  const query = useInfiniteQuery({ ...repliesQueryOptions(postId), retryOnMount: false });
  const { data, error, isFetching, hasNextPage } = query;
  const replies = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const { list, resumeAt } = useFocusFirstNew(replies.length);
  const loadMore = () => {
    resumeAt(replies.length);
    void query.fetchNextPage();
  };
  return (
    <section aria-labelledby="replies" className="mt-12">
      <h2 id="replies" className="text-2xl">
        {total > 0 ? post.replies(total) : t.replies}
      </h2>
      {data && replies.length === 0 && <p className="mt-3 text-muted">{t.none}</p>}
      {replies.length > 0 && (
        <ol ref={list} className="mt-5">
          {replies.map((reply) => (
            <Reply key={reply.id} reply={reply} postId={postId} />
          ))}
        </ol>
      )}
      {!data && !error && <Skeleton className="mt-5 h-40" />}
      {error && !isFetching && (
        <div className="mt-5">
          <ReadingFailed
            status={failedStatus(error)}
            retry={() => void (data ? query.fetchNextPage() : query.refetch())}
            busy={isFetching}
          />
        </div>
      )}
      {hasNextPage && !error && (
        <Button
          variant="quiet"
          className="mt-5"
          busy={query.isFetchingNextPage}
          busyLabel={t.loading}
          onClick={loadMore}
        >
          {t.more}
        </Button>
      )}
    </section>
  );
}

function Reply({ reply, postId }: { reply: PublicReply; postId: number }) {
  const { id, userId, content, language, links } = reply;
  return (
    <li
      id={`reply-${id}`}
      tabIndex={-1}
      className="grid scroll-mt-20 grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-t py-5 last:border-b"
    >
      <InitialsArch name={userId} className="w-full" />
      <div>
        <PostByline {...reply} author={userId} at={reply.createdAt} />
        <PostText text={content} lang={language} links={links} className="mt-2 max-w-measure" />
        <TranslatePost post={reply} />
        <div className="flex flex-wrap items-center gap-x-5">
          <ReportPost id={id} author={userId} about={content.slice(0, 200)} />
          <RemoveOwn id={id} replyTo={postId} about={content.slice(0, 60)} />
        </div>
      </div>
    </li>
  );
}

/** After loading more, focuses the first new reply: the button may be gone. */
function useFocusFirstNew(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const [from, resumeAt] = useState<number | null>(null);
  useEffect(() => {
    if (from === null || count <= from) return;
    const entry = list.current?.children[from];
    if (entry instanceof HTMLElement) entry.focus();
    resumeAt(null);
  }, [from, count]);
  return { list, resumeAt };
}
