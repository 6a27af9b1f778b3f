import { firstName } from "#app/staff/outbox/first-name.ts";
import { AssigneeInitials } from "#app/staff/shell/editing/assignee.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { firstWords } from "#app/staff/shell/record/long-text.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { ChatStateBadge, Waiting } from "../chat-status.tsx";
import type { ChatSummary } from "../contract.ts";
import { publicName } from "../public-name.ts";
import { messages } from "../staff-messages.ts";
import { visitorName } from "../visitor-name.ts";
import { useIsUnread } from "./looked.ts";

/** A conversation in one line, with the last words and who said them. */
export function ChatRow({ chat }: { chat: ChatSummary }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { last, assignee } = chat;
  const saidBy = useSaidBy(chat);
  const isUnread = useIsUnread(chat);
  return (
    <DeskRow
      id={chat.id}
      name={visitorName(chat, t.visitor)}
      mark={
        <>
          <LanguageBadge locale={chat.language} />
          {isUnread && <UnreadMark />}
        </>
      }
      edge={chat.waitingSince ? "soon" : undefined}
      what={
        <span className={isUnread ? "font-semibold text-ink" : undefined}>
          {saidBy && `${saidBy}: `}
          <span lang={last.photo ? undefined : last.language} dir="auto">
            {last.photo ? t.photo : firstWords(last.text) || t.count(chat.messages)}
          </span>
        </span>
      }
      state={
        <>
          {assignee && <AssigneeInitials assignee={assignee} />}
          {chat.waitingSince ? (
            <Waiting since={chat.waitingSince} isInRow />
          ) : (
            <ChatStateBadge state={chat.state} />
          )}
        </>
      }
      when={
        <time dateTime={chat.lastActivityAt}>
          {formatDateTime(chat.lastActivityAt, "shortMoment", locale)}
        </time>
      }
    />
  );
}

/** Who said the last words: the reader ("You"), a colleague, the assistant, or the visitor; "" where nobody did. */
function useSaidBy({ last, assignee, messages: count, ...chat }: ChatSummary): string {
  const t = useText(messages);
  const { email, name } = useStaff();
  if (count === 0) return "";
  if (last.author === "assistant") return t.authors.assistant;
  if (last.author === "visitor") {
    const visitor = visitorName({ ...chat, contact: "" }, () => t.authors.visitor);
    return firstName(visitor) || visitor;
  }
  // Whoever answers has the conversation.
  const isMine = assignee === email && last.by === publicName({ name, email });
  return isMine ? t.authors.you : last.by || t.authors.staff;
}

function UnreadMark() {
  const t = useText(messages);
  return (
    <span className="inline-flex flex-none items-center self-center">
      <span aria-hidden className="size-2.5 rounded-full bg-larimar" />
      <span className="sr-only">{t.unread}</span>
    </span>
  );
}
