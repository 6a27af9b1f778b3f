import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { AssigneeName } from "#app/staff/shell/editing/assignee.tsx";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { ChatContact } from "../chat-contact.tsx";
import { ChatStateBadge, Waiting } from "../chat-status.tsx";
import type { ChatChange, StaffChat } from "../contract.ts";
import { messages } from "../staff-messages.ts";
import { visitorName } from "../visitor-name.ts";
import { ConvertDialog } from "./convert-dialog.tsx";
import { DeskMessage } from "./message.tsx";
import { chatQueryOptions, useChangeChat, useLiveUpdates, useTranslations } from "./queries.ts";
import { DeskReply } from "./reply.tsx";

export function ChatDesk({ id }: { id: number }) {
  const t = useText(messages);
  useLiveUpdates(id);
  const { data, isError, isFetching, refetch } = useQuery({
    ...chatQueryOptions(id),
    ...liveQueryOptions,
    refetchOnMount: true,
  });
  if (!data)
    return isError && !isFetching ? (
      <p className="flex flex-wrap items-center gap-3 text-flamboyan">
        {t.chatFailed}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </p>
    ) : (
      <Skeleton className="h-96" />
    );
  return <OpenChat chat={data} />;
}

function OpenChat({ chat }: { chat: StaffChat }) {
  const t = useText(messages);
  const isTranslating = useAutoTranslation(chat);
  const end = useRef<HTMLDivElement>(null);
  const newest = chat.messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll whenever a message was added
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [newest]);
  return (
    <section aria-labelledby="chat-heading" className="arch rounded-s rounded-br border border-line bg-card">
      <ChatHeader chat={chat} />
      <ScrollRegion
        label={t.log}
        className="relative max-h-[55dvh] min-h-48 overflow-y-auto border-y px-5 py-4"
      >
        {chat.messages.length === 0 && <p className="text-muted">{t.noMessages}</p>}
        <ol className="flex flex-col gap-4">
          {chat.messages.map((message) => (
            <DeskMessage key={message.id} message={message} chat={chat} isTranslating={isTranslating} />
          ))}
        </ol>
        <div ref={end} />
      </ScrollRegion>
      <DeskReply chat={chat} />
    </section>
  );
}

/** Requests translations of messages in the other language. @returns whether a request is pending */
function useAutoTranslation({ id, messages: chatMessages }: StaffChat): boolean {
  const { locale } = useLocale();
  const { mutate, isPending } = useTranslations(id);
  const foreign = chatMessages.filter(
    ({ language, translation }) => language !== locale && translation === null,
  );
  const newest = foreign.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) mutate();
  }, [newest, mutate]);
  return isPending;
}

function ChatHeader({ chat }: { chat: StaffChat }) {
  const t = useText(messages);
  const [isConverting, setConverting] = useState(false);
  const name = visitorName(chat, t.visitor);
  return (
    <header className="px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="chat-heading" className="text-xl">
          {name}
        </h2>
        <LanguageBadge locale={chat.language} />
        <ChatStateBadge state={chat.state} />
        {chat.assignee && <AssigneeName assignee={chat.assignee} />}
        <Waiting since={chat.waitingSince} />
      </div>
      <Presence chat={chat} />
      <ChatContact contact={chat.contact} name={name} />
      {chat.became.length > 0 && (
        <p className="text-sm">
          {t.become.became}{" "}
          {chat.became.map(({ kind, reference }) => `${t.become.kinds[kind]}: ${reference}`).join(", ")}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <StateButtons chat={chat} />
        <Button variant="quiet" size="small" onClick={() => setConverting(true)}>
          {t.become.open}
        </Button>
      </div>
      {isConverting && <ConvertDialog chat={chat} close={() => setConverting(false)} />}
    </header>
  );
}

function Presence({ chat: { isHere, lastHereAt } }: { chat: StaffChat }) {
  const t = useText(messages).presence;
  const { locale } = useLocale();
  if (!isHere && lastHereAt === null) return null;
  return (
    <p className="mt-1 flex items-center gap-2 text-sm">
      <span
        aria-hidden
        className={classNames("size-2.5 rounded-full", isHere ? "bg-completed" : "border border-muted")}
      />
      {isHere ? t.here : t.gone(formatDateTime(lastHereAt ?? "", "shortMoment", locale))}
    </p>
  );
}

function StateButtons({ chat }: { chat: StaffChat }) {
  const t = useText(messages);
  const { email } = useStaff();
  const change = useChangeChat(chat);
  const changeState = (state: ChatChange["state"]) =>
    change.mutate(state, {
      onError: (error) => (isConflict(error) ? errorToast(t.faster, t.fasterTitle) : errorToast(t.failed)),
    });
  const busy = change.isPending;
  return (
    <>
      {(chat.state !== "staff" || chat.assignee !== email) && (
        <Button size="small" busy={busy} onClick={() => changeState("staff")}>
          {t.take}
        </Button>
      )}
      {(chat.state === "staff" || chat.state === "waiting") && (
        <Button variant="quiet" size="small" busy={busy} onClick={() => changeState("assistant")}>
          {t.handBack}
        </Button>
      )}
      {chat.state !== "closed" && (
        <Button variant="quiet" size="small" busy={busy} onClick={() => changeState("closed")}>
          {t.close}
        </Button>
      )}
    </>
  );
}
