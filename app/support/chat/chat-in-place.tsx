import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { addresseeQueryOptions, usableTemplatesQueryOptions } from "#app/staff/templates/queries.ts";
import { valuesIn } from "#app/staff/templates/rules/draft.ts";
import { filledTemplate, offeredTemplates } from "#app/staff/templates/rules/menu.ts";
import { gapsIn } from "#app/staff/templates/rules/placeholders.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { newKey } from "#platform/forms/intent.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { StaffChat } from "./contract.ts";
import { ChatComposer } from "./desk/composer.tsx";
import { useLook } from "./desk/looked.ts";
import { DeskMessage } from "./desk/message.tsx";
import { useOtherOwner } from "./desk/owner.tsx";
import { chatQueryOptions, useChangeChat, useReply } from "./desk/queries.ts";
import { messages } from "./staff-messages.ts";

/** As many as fit beside a list; the chat's own screen has all. */
const lastShown = 4;

type ChatInPlaceProps = {
  id: number;
  /** Somebody answered it: it no longer waits, and can be handed back. */
  isAnswered: boolean;
};

/** The end of a conversation with all that answers it, on another screen than the chats'. Browser only. */
export function ChatInPlace({ id, isAnswered }: ChatInPlaceProps) {
  const t = useText(messages);
  const {
    data: chat,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...chatQueryOptions(id),
    ...liveQueryOptions,
    refetchOnMount: true,
  });
  if (!chat)
    return isError && !isFetching ? (
      <p className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
        {t.chatFailed}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </p>
    ) : (
      <Skeleton className="h-48" />
    );
  return <OpenInPlace chat={chat} isAnswered={isAnswered} />;
}

function OpenInPlace({ chat, isAnswered }: { chat: StaffChat; isAnswered: boolean }) {
  const t = useText(messages);
  useLook(chat.id, chat.messages);
  // One click must not take a colleague's chat.
  const isTheirs = useOtherOwner(chat) !== undefined;
  return (
    <div className="grid min-w-0 gap-3">
      <ol aria-label={t.log} className="@container grid gap-3">
        {chat.messages.slice(-lastShown).map((message) => (
          <DeskMessage key={message.id} message={message} chat={chat} isTranslating={false} />
        ))}
      </ol>
      <Allowed to="work">
        <div className="-mx-4 sm:-mx-5">
          <ChatComposer chat={chat} />
        </div>
        {isAnswered ? <HandBack chat={chat} /> : !isTheirs && <ReadyAnswers chat={chat} />}
      </Allowed>
    </div>
  );
}

/** Ready answers with all their words, sent as they stand by one click. Those with a gap are not offered. */
function ReadyAnswers({ chat }: { chat: StaffChat }) {
  const { ready: t, faster, notSent } = useText(messages);
  const { locale } = useLocale();
  const reply = useReply(chat.id);
  // The same answer sent twice is stored once.
  const [clientId] = useState(newKey);
  const { data: templates } = useQuery(usableTemplatesQueryOptions("chat"));
  const { data: to } = useQuery(addresseeQueryOptions({ kind: "chat", id: chat.id }));
  if (!to || !templates) return null;
  const answers = offeredTemplates(templates.items, "", "chat").flatMap((template) => {
    const [text, read] = [locale, chat.language].map(
      (language) => filledTemplate(template, language, valuesIn(to, language)).text,
    );
    const isWhole = text && read && gapsIn(text).length === 0 && gapsIn(read).length === 0;
    return isWhole ? [{ template, text, read }] : [];
  });
  if (answers.length === 0) return null;
  const send = (text: string, read: string) =>
    reply.mutate(
      {
        ...{ text, language: locale, reads: chat.language, takenFrom: undefined, clientId },
        translation: chat.language === locale ? "" : read,
      },
      { onError: (error) => errorToast(isConflict(error) ? faster : notSent) },
    );
  return (
    <section aria-label={t.title} className="text-sm">
      <h3 className="text-base">{t.title}</h3>
      <p className="text-muted">{t.lead}</p>
      <ul className="mt-1.5 border-t">
        {answers.map(({ template, text, read }) => (
          <li key={template.id} className="flex items-start gap-3 border-b py-1.5">
            <p className="min-w-0 grow [overflow-wrap:anywhere]">
              <span className="font-semibold">{template.name}</span>
              <span lang={chat.language} dir="auto" className="block text-muted">
                {read}
              </span>
            </p>
            <Button variant="quiet" size="small" busy={reply.isPending} onClick={() => send(text, read)}>
              <Send aria-hidden className="size-4" />
              {t.send}
              <span className="sr-only">: {template.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HandBack({ chat }: { chat: StaffChat }) {
  const t = useText(messages);
  const change = useChangeChat(chat);
  if (chat.state !== "staff" && chat.state !== "waiting") return null;
  const handBack = () =>
    change.mutate("assistant", {
      onError: (error) => (isConflict(error) ? errorToast(t.faster, t.fasterTitle) : errorToast(t.failed)),
    });
  return (
    <p>
      <Button variant="quiet" size="small" busy={change.isPending} onClick={handBack}>
        {t.handBack}
      </Button>
    </p>
  );
}
