import { MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { ReportButton } from "#app/marketplace/moderation/report-button.tsx";
import { TranslateInPlace } from "#app/support/translation/translate-in-place.tsx";
import { InitialsArch } from "#app/ui/art/initials-arch.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { topicPath } from "../board-address.ts";
import type { PublicPost } from "../contract.ts";
import { messages } from "../messages.ts";
import { PostByline } from "./post-byline.tsx";
import { PostSubject } from "./post-subject.tsx";
import { PostText } from "./post-text.tsx";
import { RemoveOwn } from "./remove-own.tsx";

export function PostEntry({ post }: { post: PublicPost }) {
  const t = useText(messages).post;
  const { id, userId, content, language, removed } = post;
  const title = removed ? t.removed : post.title;
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-t py-6 last:border-b sm:grid-cols-[3rem_minmax(0,1fr)] sm:gap-x-5">
      <InitialsArch name={userId} className="w-full" />
      <article aria-labelledby={`post-${id}`}>
        <PostSubject {...post} />
        <h3 id={`post-${id}`} className={classNames("text-xl leading-snug", removed && "text-muted italic")}>
          <Link
            to={topicPath(id)}
            lang={removed ? undefined : language}
            dir="auto"
            className="hover:text-larimar hover:underline hover:underline-offset-4 [overflow-wrap:anywhere]"
          >
            {title}
          </Link>
        </h3>
        <div className="mt-1">
          <PostByline {...post} author={userId} at={post.createdAt} />
        </div>
        {!removed && (
          <>
            <PostText
              text={content}
              lang={language}
              links={post.links}
              className="mt-2.5 line-clamp-6 max-w-measure"
            />
            <TranslatePost post={post} />
          </>
        )}
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
          {!removed && (
            <>
              <ReportPost id={id} author={userId} about={title} />
              <RemoveOwn id={id} replyTo={null} about={title} />
            </>
          )}
        </div>
      </article>
    </li>
  );
}

type TranslatePostProps = { post: Pick<PublicPost, "userId" | "content" | "language"> & { title?: string } };

/** A title and its text are translated as one: the title alone is too short to be understood. */
export function TranslatePost({ post: { userId, title, content, language } }: TranslatePostProps) {
  const t = useText(messages).post;
  const text = title ? `${title}\n\n${content}` : content;
  return <TranslateInPlace text={text} from={language} about={t.wordsOf(userId)} />;
}

export function ReportPost({ id, author, about }: { id: number; author: string; about: string }) {
  const t = useText(messages).post;
  return (
    <ReportButton
      path={`/api/community/posts/${id}/report`}
      about={about}
      label={t.report}
      name={t.wordsOf(author)}
    />
  );
}
