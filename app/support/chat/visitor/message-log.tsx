import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ChatMessage } from "../contract.ts";
import type { Conversation } from "./conversation.ts";
import type { ConversationView, SendPath } from "./conversation-view.ts";
import type { Unsent } from "./device-state.ts";
import { MessageEntry, shownText, useAuthorName } from "./message-entry.tsx";
import { PersonStatus } from "./person-bar.tsx";
import { messages } from "./widget-messages.ts";

type MessageLogProps = {
  conversation: Conversation;
  view: ConversationView;
  path: SendPath;
  className?: string;
  children?: ReactNode;
  failure?: string | undefined;
};

export function MessageLog({ conversation, view, path, className, children, failure }: MessageLogProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { unsent, awaited, unanswered } = view;
  const { list, end } = useNewestInView(view);
  useSeen(conversation, view);
  return (
    <ScrollRegion
      label={t.log}
      className={classNames("relative overflow-y-auto overscroll-contain", className)}
    >
      <div>
        {children}
        {view.hasReadFailed && (
          <p className="flex flex-wrap items-center gap-x-3 text-flamboyan text-sm">
            {t.notRead}
            <Button variant="link" size="small" onClick={() => void conversation.refresh(locale)}>
              {t.retry}
            </Button>
          </p>
        )}
        {view.hasOpenFailed && <NotOpened retry={() => void conversation.refresh(locale)} />}
        <ol ref={list} className="flex flex-col gap-3">
          {view.messages.map((message) => (
            <MessageEntry
              key={message.id}
              message={message}
              sessionId={conversation.sessionId}
              translate={view.status?.goesAbroad ? () => conversation.translate(message.id) : undefined}
            />
          ))}
          {unsent.map((message) => (
            <UnsentEntry
              key={message.clientId}
              one={message}
              conversation={conversation}
              path={path}
              failure={failure}
            />
          ))}
        </ol>
        {unanswered && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm" role="alert">
            <span className="text-flamboyan">{failure ?? t.noAnswer}</span>
            <Button variant="link" size="small" onClick={() => conversation.retry(unanswered, path)}>
              {t.retry}
            </Button>
          </p>
        )}
        {awaited && <p className="mt-3 text-muted text-sm italic">{t.typing}</p>}
        <PersonStatus conversation={conversation} view={view} />
        <Announcements all={view.messages} isRead={view.status !== null} />
        <div ref={end} />
      </div>
    </ScrollRegion>
  );
}

function NotOpened({ retry }: { retry: () => void }) {
  const t = useText(messages);
  return (
    <p role="alert" className="mb-3 text-sm">
      <span className="text-flamboyan">{t.notOpened}</span>{" "}
      <SupportPhone className="inline-flex min-h-11 items-center text-link" />{" "}
      <Button variant="link" size="small" onClick={retry}>
        {t.retry}
      </Button>
    </p>
  );
}

function useSeen(conversation: Conversation, { messages: log }: ConversationView): void {
  const newest = log.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a message was added
  useEffect(() => {
    const markIfVisible = () => document.visibilityState === "visible" && conversation.markSeen();
    markIfVisible();
    document.addEventListener("visibilitychange", markIfVisible);
    return () => document.removeEventListener("visibilitychange", markIfVisible);
  }, [conversation, newest]);
}

function useNewestInView({ messages: log, unsent, awaited, unanswered, status }: ConversationView) {
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const hasPending = unsent.length > 0 || awaited !== null || unanswered !== null;
  const newest = `${log.at(-1)?.id} ${unsent.length} ${awaited} ${unanswered}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever an entry was added
  useEffect(() => {
    const last = hasPending ? end.current : list.current?.lastElementChild;
    last?.scrollIntoView({ block: "nearest" });
  }, [newest]);
  const statusKey = status && status.state !== "assistant" && `${status.state} ${status.hasContact}`;
  // An emergency answer escalates by itself; the status must not scroll 911 out of view.
  const isEmergency = log.at(-1)?.sources.some(({ path }) => path === "/safety") ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the person in charge changes
  useEffect(() => {
    if (statusKey && !isEmergency) end.current?.scrollIntoView({ block: "nearest" });
  }, [statusKey]);
  return { list, end };
}

type UnsentEntryProps = {
  one: Unsent;
  conversation: Conversation;
  path: SendPath;
  failure?: string | undefined;
};

function UnsentEntry({ one: message, conversation, path, failure }: UnsentEntryProps) {
  const t = useText(messages);
  const { clientId, text, language, phase, problem } = message;
  const ofMessage = <span className="sr-only"> {t.ofMessage(text.slice(0, 40))}</span>;
  return (
    <li className="flex flex-col items-end ps-8">
      <p
        lang={language}
        dir="auto"
        className={classNames(
          "whitespace-pre-line rounded border bg-band px-3 py-2 [overflow-wrap:anywhere]",
          phase === "failed" ? "border-flamboyan border-dashed" : "border-transparent opacity-75",
        )}
      >
        {text}
      </p>
      {phase === "sending" ? (
        <p className="text-muted text-xs">{t.sending}</p>
      ) : (
        <>
          {failure && <p className="mt-3 self-start text-flamboyan">{failure}</p>}
          <p role="alert" className="flex flex-wrap items-center justify-end gap-x-3 text-sm">
            <span className="text-flamboyan">
              {t.notSent} {problem}
            </span>
            <Button variant="link" size="small" onClick={() => conversation.retry(clientId, path)}>
              {t.retry}
              {ofMessage}
            </Button>
            <Button variant="link" size="small" onClick={() => conversation.discard(clientId)}>
              {t.discard}
              {ofMessage}
            </Button>
          </p>
        </>
      )}
    </li>
  );
}

/** Live region for messages that arrived since it was opened, without their buttons. */
function Announcements({ all, isRead }: { all: readonly ChatMessage[]; isRead: boolean }) {
  const { locale } = useLocale();
  const name = useAuthorName();
  const [announcedUpTo, setAnnouncedUpTo] = useState<number>();
  if (announcedUpTo === undefined && isRead) setAnnouncedUpTo(all.at(-1)?.id ?? 0);
  const lastId = announcedUpTo ?? Number.POSITIVE_INFINITY;
  const arrived = all.filter(({ id, author }) => id > lastId && author !== "visitor").slice(-2);
  return (
    <div aria-live="polite" className="sr-only">
      {arrived.map((message) => {
        const { text, language } = shownText(message, locale);
        return (
          <p key={message.id} lang={language}>
            {`${name(message)}: ${text}`}
            {message.sources.map(({ title, vendor }) => vendor && ` ${title}, ${vendor.location}.`)}
          </p>
        );
      })}
    </div>
  );
}
