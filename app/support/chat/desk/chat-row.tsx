import { AssigneeName } from "#app/staff/shell/editing/assignee.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { firstWords } from "#app/staff/shell/record/long-text.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { ChatStateBadge, Waiting } from "../chat-status.tsx";
import type { ChatSummary } from "../contract.ts";
import { messages } from "../staff-messages.ts";
import { visitorName } from "../visitor-name.ts";

/** A conversation in one line, with the visitor's last words. */
export function ChatRow({ chat }: { chat: ChatSummary }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { last, assignee } = chat;
  return (
    <DeskRow
      id={chat.id}
      name={visitorName(chat, t.visitor)}
      mark={<LanguageBadge locale={chat.language} />}
      edge={chat.waitingSince ? "soon" : undefined}
      what={
        <span lang={last.photo ? undefined : last.language} dir="auto">
          {last.photo ? t.photo : firstWords(last.text) || t.count(chat.messages)}
        </span>
      }
      state={
        <>
          {assignee && <AssigneeName assignee={assignee} />}
          {chat.waitingSince ? <Waiting since={chat.waitingSince} /> : <ChatStateBadge state={chat.state} />}
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
