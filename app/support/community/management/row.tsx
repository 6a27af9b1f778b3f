import { CircleCheck, EyeOff, Flag, type LucideIcon, ShieldQuestion, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { firstWords } from "#app/staff/shell/record/long-text.ts";
import { WholeText } from "#app/staff/shell/record/long-text-view.tsx";
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

/** A post in one line: its title, or that of the conversation it answers. */
export function ModerateRow({ post }: { post: ManagedPost }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { userId, topicId, topicTitle, title, status, language, reports, removed } = post;
  return (
    <DeskRow
      id={post.id}
      name={
        <span lang={topicId === null ? language : undefined}>{topicId === null ? title : topicTitle}</span>
      }
      mark={<LanguageBadge locale={language} />}
      edge={status === "held" ? "soon" : undefined}
      what={
        <>
          <strong>{t.by(userId)}</strong>
          <span lang={language} dir="auto">
            {" · "}
            {firstWords(post.content)}
          </span>
        </>
      }
      state={
        <>
          {reports > 0 && (
            <span className="inline-flex items-center gap-1 font-semibold text-flamboyan">
              <Flag aria-hidden className="size-4" />
              {t.reports(reports)}
            </span>
          )}
          <Badge {...looks[status]}>{t.states[status]}</Badge>
          {removed && status !== "removed" && <Badge {...looks.removed}>{t.states.removed}</Badge>}
        </>
      }
      when={formatDateTime(post.createdAt, "shortMoment", locale)}
    />
  );
}

/** A post beside the list, in full. */
export function ModerateDetail({ post }: { post: ManagedPost }) {
  const t = useText(messages);
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const historyId = useId();
  return (
    <div ref={row} tabIndex={-1} className="grid gap-4 focus:outline-none">
      <PostHeader post={post} />
      <div className="min-w-0 border-t pt-4">
        <WholeText text={post.content} lang={post.language} />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-3 border-t pt-4">
        <PostStatus post={post} />
        <Allowed to="work">
          <ModerateActions post={post} focusRow={() => row.current?.focus({ preventScroll: true })} />
        </Allowed>
        <Toggle open={open} controls={historyId} toggle={setOpen}>
          {t.history.show} <span className="sr-only">{t.of(post.id, post.userId)}</span>
        </Toggle>
      </div>
      <div id={historyId} hidden={!open}>
        {open && <PostHistory post={post} />}
      </div>
    </div>
  );
}

/** The heading beside the list. */
export function PostTitle({ post: { topicId, title, topicTitle, language } }: { post: ManagedPost }) {
  return (
    <span lang={topicId === null ? language : ""} dir="auto">
      {topicId === null ? title : topicTitle}
    </span>
  );
}

function PostHeader({ post }: { post: ManagedPost }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const topics = useText(topicNames);
  const { id, userId, topicId, status, language, createdAt, town } = post;
  const topic = topicId ?? id;
  const link = "inline-flex min-h-11 items-center text-link lg:min-h-8";
  return (
    <div className="min-w-0">
      <p className="text-muted text-sm">{topicId === null ? t.post : t.replyTo}</p>
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
      <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
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
