import { CircleCheck, EyeOff, Flag, type LucideIcon, ShieldQuestion, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { LongText } from "#app/staff/shell/record/long-text-view.tsx";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { topicPath } from "../board-address.ts";
import type { ManagedPost } from "../contract.ts";
import { PostMarks } from "../parts/post-byline.tsx";
import { topicNames } from "../topic-names.ts";
import { ModerateActions } from "./actions.tsx";
import { PostHistory } from "./history.tsx";
import { messages } from "./messages.ts";

const looks: Record<ManagedPost["status"], { tone: BadgeTone; icon: LucideIcon }> = {
  held: { tone: "pending", icon: ShieldQuestion },
  visible: { tone: "completed", icon: CircleCheck },
  hidden: { tone: "cancelled", icon: EyeOff },
  removed: { tone: "neutral", icon: Trash2 },
};

export function ModerateRow({ post }: { post: ManagedPost }) {
  const t = useText(messages);
  const row = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState(false);
  const historyId = useId();
  return (
    <li
      ref={row}
      data-entry
      tabIndex={-1}
      className="grid gap-x-8 gap-y-4 border-b p-4 last:border-b-0 focus-visible:-outline-offset-3 sm:p-5 lg:grid-cols-12"
    >
      <PostHeader post={post} />
      <PostContent post={post} />
      <div className="flex min-w-0 flex-col items-start gap-3 lg:col-span-4">
        <PostStatus post={post} />
        <ModerateActions post={post} focusRow={() => row.current?.focus({ preventScroll: true })} />
        <Toggle open={open} controls={historyId} toggle={setOpen}>
          {t.history.show} <span className="sr-only">{t.of(post.id, post.userId)}</span>
        </Toggle>
      </div>
      <div id={historyId} hidden={!open} className="lg:col-span-full">
        {open && <PostHistory post={post} />}
      </div>
    </li>
  );
}

function PostHeader({ post }: { post: ManagedPost }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const topics = useText(topicNames);
  const { id, userId, topicId, topicTitle, title, status, language, createdAt, town } = post;
  const topic = topicId ?? id;
  const link = "inline-flex min-h-11 items-center text-link lg:min-h-8";
  return (
    <div className="min-w-0 lg:col-span-3">
      <p className="text-muted text-sm">{topicId === null ? t.post : t.replyTo}</p>
      <h2
        lang={topicId === null ? language : ""}
        dir="auto"
        className="text-lg leading-snug [overflow-wrap:anywhere]"
      >
        {topicId === null ? title : topicTitle}
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 text-sm">
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {t.by(userId)}
        </span>
        <LanguageBadge locale={language} />
      </p>
      <p className="text-muted text-sm">
        <span className="sr-only">{t.topic}: </span>
        {topics[post.topic]}
        {town && ` · ${town}`}
      </p>
      <p className="text-sm">
        <span className="sr-only">{t.date}: </span>
        <time dateTime={createdAt} className="text-muted">
          {formatDateTime(createdAt, "moment", locale)}
        </time>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-sm lg:flex-col">
        {status === "visible" && (
          <li>
            <Link
              to={topicId === null ? topicPath(id) : `${topicPath(topicId)}#reply-${id}`}
              className={link}
            >
              {t.onBoard}
              <span className="sr-only">: {t.of(id, userId)}</span>
            </Link>
          </li>
        )}
        <li>
          <Link to={`/admin/community?post=${topic}`} className={link}>
            {t.conversation}
            <span className="sr-only">: {t.of(id, userId)}</span>
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** Held posts are shown in full, since staff decide on them. */
function PostContent({ post: { id, userId, content, language, status } }: { post: ManagedPost }) {
  const t = useText(messages);
  const [isFullText] = useState(status === "held");
  return (
    <div className="min-w-0 lg:col-span-5">
      {isFullText ? (
        <p
          lang={language}
          dir="auto"
          className="max-w-measure whitespace-pre-line text-sm [overflow-wrap:anywhere]"
        >
          {content}
        </p>
      ) : (
        <LongText text={content} lang={language} of={t.of(id, userId)} />
      )}
    </div>
  );
}

function PostStatus({ post }: { post: ManagedPost }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { status, heldReason, reports, decidedBy, decidedAt, reason, removed } = post;
  return (
    <div className="grid justify-items-start gap-1.5 text-sm">
      <div className="flex flex-wrap gap-2">
        <Badge {...looks[status]}>{t.states[status]}</Badge>
        {removed && status !== "removed" && <Badge {...looks.removed}>{t.states.removed}</Badge>}
        <PostMarks {...post} />
      </div>
      {status === "held" && heldReason && <p className="text-muted">{t.held[heldReason]}</p>}
      {decidedAt && (
        <p className="text-muted">
          {decidedBy}, {formatDateTime(decidedAt, "moment", locale)}
        </p>
      )}
      {reason && (
        <p className="[overflow-wrap:anywhere]">
          <span className="text-muted">{t.reasonGiven}</span> <span dir="auto">{reason}</span>
        </p>
      )}
      {reports > 0 && (
        <Link
          to={`/admin/reports?${new URLSearchParams({ status: "open", search: reportSearch(post) })}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-flamboyan underline underline-offset-4 lg:min-h-8"
        >
          <Flag aria-hidden className="size-4" />
          {t.reports(reports)}
          <span className="sr-only">: {t.of(post.id, post.userId)}</span>
        </Link>
      )}
    </div>
  );
}

/** Search text that finds its reports. */
function reportSearch({ title, content }: ManagedPost): string {
  return ((title || content).split("\n")[0] ?? "").slice(0, 60).trim();
}
