import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { NoteEntry } from "#app/staff/follow-up/note-entry.tsx";
import { allNotesQueryOptions } from "#app/staff/follow-up/queries.ts";
import { RecordFollowUp } from "#app/staff/follow-up/record-follow-up.tsx";
import { PersonLink } from "#app/staff/people/person-link.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { Assignee } from "#app/staff/shell/editing/assignee.tsx";
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
import { ChatComposer } from "./composer.tsx";
import { ConvertDialog } from "./convert-dialog.tsx";
import { useLook } from "./looked.ts";
import { DeskMessage } from "./message.tsx";
import {
  chatQueryOptions,
  useAssignChat,
  useChangeChat,
  useLiveUpdates,
  useTranslations,
} from "./queries.ts";
import { threadOf } from "./thread.ts";

/** The heading of a conversation beside the list: who it is with. */
export function ChatTitle({ id }: { id: number }) {
  const t = useText(messages);
  const { data } = useQuery(chatQueryOptions(id));
  return data ? visitorName(data, t.visitor) : t.visitor(id);
}

/** A conversation that fills its place: who it is with, the messages, which scroll, and the field, which stays in view. */
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
      <p className="flex flex-wrap items-center gap-3 p-4 text-flamboyan">
        {t.chatFailed}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </p>
    ) : (
      <Skeleton className="m-4 h-96" />
    );
  return <OpenChat chat={data} />;
}

function OpenChat({ chat }: { chat: StaffChat }) {
  const t = useText(messages);
  const name = visitorName(chat, t.visitor);
  const isTranslating = useAutoTranslation(chat);
  const notes = useQuery({
    ...allNotesQueryOptions({ kind: "chat", id: chat.id }),
    ...liveQueryOptions,
    refetchOnMount: true,
  });
  useLook(chat.id, chat.messages);
  const thread = threadOf(chat.messages, notes.data?.items ?? []);
  const end = useRef<HTMLDivElement>(null);
  const newest = chat.messages.at(-1)?.id;
  const translated = chat.messages.filter(({ translation }) => translation !== null).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll whenever a message or a translation was added
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [newest, translated, thread.length]);
  return (
    <>
      <ChatHeader chat={chat} />
      <ScrollRegion label={t.log} className="relative min-h-0 flex-1 overflow-y-auto px-4 py-3">
        {notes.isError && !notes.data && <p className="mb-3 text-flamboyan text-sm">{t.note.failed}</p>}
        {chat.messages.length === 0 && <p className="text-muted">{t.noMessages}</p>}
        <ol className="flex flex-col gap-4">
          {thread.map((one) =>
            "note" in one ? (
              <NoteEntry key={`note-${one.note.id}`} note={one.note} isAmongMessages />
            ) : (
              <DeskMessage
                key={one.message.id}
                message={one.message}
                chat={chat}
                isTranslating={isTranslating}
              />
            ),
          )}
        </ol>
        <div ref={end} />
      </ScrollRegion>
      <Allowed to="work">
        <ChatComposer chat={chat} isAtFoot />
      </Allowed>
      <RecordFollowUp
        record={{ kind: "chat", id: chat.id }}
        of={name}
        hasNotes={false}
        className="border-t px-4"
        hasKeys
      />
    </>
  );
}

/** Requests translations of messages in the other language. @returns whether a request is pending */
function useAutoTranslation({ id, messages: chatMessages }: StaffChat): boolean {
  const { locale } = useLocale();
  const { may } = useStaff();
  const { mutate, isPending } = useTranslations(id);
  const foreign = chatMessages.filter(
    ({ language, translation }) => language !== locale && translation === null,
  );
  // A translation is stored, and may cost money: readers do not ask for one.
  const newest = may("work") ? foreign.at(-1)?.id : undefined;
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
    <header className="flex flex-none flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-1.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
        <LanguageBadge locale={chat.language} />
        {chat.waitingSince === null || chat.state !== "waiting" ? (
          <ChatStateBadge state={chat.state} />
        ) : null}
        <Waiting since={chat.waitingSince} />
        <Presence chat={chat} />
        <PersonLink record={{ kind: "chat", id: chat.id }} shown={name} />
        <ChatContact contact={chat.contact} name={name} />
        {chat.became.length > 0 && (
          <p>
            {t.become.became}{" "}
            {chat.became.map(({ kind, reference }) => `${t.become.kinds[kind]}: ${reference}`).join(", ")}
          </p>
        )}
      </div>
      <Assignee assignee={chat.assignee} of={name} assign={useAssignChat(chat)} canTake={false} />
      <Allowed to="work">
        {/* On a phone beside what stands before them: the messages need the height. */}
        <div className="flex flex-wrap gap-2 max-sm:contents lg:[&_button]:min-h-9">
          <StateButtons chat={chat} />
          <Button variant="quiet" size="small" onClick={() => setConverting(true)}>
            {t.become.open}
          </Button>
        </div>
      </Allowed>
      {isConverting && <ConvertDialog chat={chat} close={() => setConverting(false)} />}
    </header>
  );
}

function Presence({ chat: { isHere, lastHereAt } }: { chat: StaffChat }) {
  const t = useText(messages).presence;
  const { locale } = useLocale();
  if (!isHere && lastHereAt === null) return null;
  return (
    <p className="flex items-center gap-2 text-sm">
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
  const change = useChangeChat(chat);
  const changeState = (state: ChatChange["state"]) =>
    change.mutate(state, {
      onError: (error) => (isConflict(error) ? errorToast(t.faster, t.fasterTitle) : errorToast(t.failed)),
    });
  const busy = change.isPending;
  return (
    <>
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
