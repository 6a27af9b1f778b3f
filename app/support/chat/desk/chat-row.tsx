import { Link, type To } from "react-router";
import { AssigneeName } from "#app/staff/shell/editing/assignee.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { ChatStateBadge, Waiting } from "../chat-status.tsx";
import type { ChatSummary } from "../contract.ts";
import { messages } from "../staff-messages.ts";
import { visitorName } from "../visitor-name.ts";

type ChatRowProps = { chat: ChatSummary; isOpen: boolean; to: To };

export function ChatRow({ chat, isOpen, to }: ChatRowProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { contact, last, assignee } = chat;
  const name = visitorName(chat, t.visitor);
  return (
    <li
      data-entry
      tabIndex={-1}
      className={classNames(
        "relative border-s-4 border-b p-4 last:border-b-0 hover:bg-band focus-visible:-outline-offset-3",
        chat.waitingSince ? "border-s-ambar" : "border-s-transparent",
        isOpen && "bg-band",
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link
          to={to}
          preventScrollReset
          aria-current={isOpen || undefined}
          className="font-display font-semibold text-lg after:absolute after:inset-0"
        >
          {name}
        </Link>
        <LanguageBadge locale={chat.language} />
        <Waiting since={chat.waitingSince} />
      </p>
      {contact && contact !== name && <p className="text-sm [overflow-wrap:anywhere]">{contact}</p>}
      <p
        lang={last.photo ? undefined : last.language}
        dir="auto"
        className="line-clamp-2 text-muted text-sm [overflow-wrap:anywhere]"
      >
        {last.photo ? t.photo : last.text}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <ChatStateBadge state={chat.state} />
        {assignee && <AssigneeName assignee={assignee} />}
        <span>{t.count(chat.messages)}</span>
        <time dateTime={chat.lastActivityAt}>
          {formatDateTime(chat.lastActivityAt, "shortMoment", locale)}
        </time>
      </div>
    </li>
  );
}
