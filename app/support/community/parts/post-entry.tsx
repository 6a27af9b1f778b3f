import { MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { ReportButton } from "#app/marketplace/moderation/report-button.tsx";
import { InitialsArch } from "#app/ui/art/initials-arch.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { topicPath } from "../board-address.ts";
import type { PublicPost } from "../contract.ts";
import { messages } from "../messages.ts";
import { PostByline } from "./post-byline.tsx";
import { PostText } from "./post-text.tsx";

export function PostEntry({ post }: { post: PublicPost }) {
  const t = useText(messages).post;
  const { id, userId, title, content, language } = post;
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-t py-6 last:border-b sm:grid-cols-[3rem_minmax(0,1fr)] sm:gap-x-5">
      <InitialsArch name={userId} className="w-full" />
      <article aria-labelledby={`post-${id}`}>
        <h3 id={`post-${id}`} className="text-xl leading-snug">
          <Link
            to={topicPath(id)}
            lang={language}
            dir="auto"
            className="hover:text-larimar hover:underline hover:underline-offset-4 [overflow-wrap:anywhere]"
          >
            {title}
          </Link>
        </h3>
        <div className="mt-1">
          <PostByline {...post} author={userId} at={post.createdAt} />
        </div>
        <PostText
          text={content}
          lang={language}
          links={post.links}
          className="mt-2.5 line-clamp-6 max-w-measure"
        />
        <div className="mt-1 flex flex-wrap items-center gap-x-5">
          <Link
            to={topicPath(id)}
            className="inline-flex min-h-11 items-center gap-2 text-link font-semibold text-sm"
          >
            <MessageCircle aria-hidden className="size-4" />
            <span>
              {post.replies === 0 ? t.noReplies : t.replies(post.replies)}
              <span className="sr-only"> {t.to(title)}</span>
            </span>
          </Link>
          <ReportPost id={id} author={userId} about={title} />
        </div>
      </article>
    </li>
  );
}

export function ReportPost({ id, author, about }: { id: number; author: string; about: string }) {
  const t = useText(messages).post;
  return (
    <ReportButton
      path={`/api/community/posts/${id}/report`}
      about={about}
      label={t.report}
      name={t.reportOf(author)}
    />
  );
}
