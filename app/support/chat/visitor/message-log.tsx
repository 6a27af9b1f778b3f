import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import type { ChatMessage } from "../contract.ts";
import { PersonStanding } from "../person-bar.tsx";
import type { Conversation } from "./conversation.ts";
import type { ConversationView, Way } from "./conversation-view.ts";
import { MessageEntry, shownText, useAuthorName } from "./message-entry.tsx";
import type { Unsent } from "./on-device.ts";
import { messages } from "./widget-messages.ts";

type MessageLogProps = {
  talk: Conversation;
  view: ConversationView;
  way: Way;
  className?: string;
  children?: ReactNode;
  failure?: string;
};

export function MessageLog({ talk, view, way, className, children, failure }: MessageLogProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { unsent, awaited, unanswered } = view;
  const { list, end } = useNewestInView(view);
  useSeen(talk, view);
  return (
    <ScrollRegion
      label={t.log}
      className={classNames("relative overflow-y-auto overscroll-contain", className)}
    >
      <div>
        {children}
        {view.notRead && (
          <p className="flex flex-wrap items-center gap-x-3 text-flamboyan text-sm">
            {t.notRead}
            <Button variant="link" size="small" onClick={() => void talk.read(locale)}>
              {t.retry}
            </Button>
          </p>
        )}
        {view.notOpened && <NotOpened retry={() => void talk.read(locale)} />}
        <ol ref={list} className="flex flex-col gap-3">
          {view.messages.map((message) => (
            <MessageEntry
              key={message.id}
              message={message}
              translate={view.standing?.goesAbroad ? () => talk.translate(message.id) : undefined}
            />
          ))}
          {unsent.map((one) => (
            <UnsentEntry key={one.clientId} one={one} talk={talk} way={way} failure={failure} />
          ))}
        </ol>
        {unanswered && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm" role="alert">
            <span className="text-flamboyan">{failure ?? t.noAnswer}</span>
            <Button variant="link" size="small" onClick={() => talk.retry(unanswered, way)}>
              {t.retry}
            </Button>
          </p>
        )}
        {awaited && <p className="mt-3 text-muted text-sm italic">{t.typing}</p>}
        <PersonStanding talk={talk} view={view} />
        <Announced all={view.messages} isRead={view.standing !== null} />
        <div ref={end} />
      </div>
    </ScrollRegion>
  );
}

function NotOpened({ retry }: { retry: () => void }) {
  const t = useText(messages);
  const { supportPhone } = useOperator();
  return (
    <p role="alert" className="mb-3 text-sm">
      <span className="text-flamboyan">{t.notOpened}</span>{" "}
      <a href={telLink(supportPhone)} className="inline-flex min-h-11 items-center text-link">
        {supportPhone}
      </a>{" "}
      <Button variant="link" size="small" onClick={retry}>
        {t.retry}
      </Button>
    </p>
  );
}

function useSeen(talk: Conversation, { messages: said }: ConversationView): void {
  const newest = said.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a message was added
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && talk.see();
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [talk, newest]);
}

function useNewestInView({ messages: said, unsent, awaited, unanswered, standing }: ConversationView) {
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isOnItsWay = unsent.length > 0 || awaited !== null || unanswered !== null;
  const newest = `${said.at(-1)?.id} ${unsent.length} ${awaited} ${unanswered}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever an entry was added
  useEffect(() => {
    const last = isOnItsWay ? end.current : list.current?.lastElementChild;
    last?.scrollIntoView({ block: "nearest" });
  }, [newest]);
  const stands = standing && standing.state !== "assistant" && `${standing.state} ${standing.hasContact}`;
  // An emergency answer escalates by itself; the status must not scroll 911 out of view.
  const isEmergency = said.at(-1)?.sources.some(({ path }) => path === "/safety") ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the person in charge changes
  useEffect(() => {
    if (stands && !isEmergency) end.current?.scrollIntoView({ block: "nearest" });
  }, [stands]);
  return { list, end };
}

type UnsentEntryProps = { one: Unsent; talk: Conversation; way: Way; failure?: string | undefined };

function UnsentEntry({ one, talk, way, failure }: UnsentEntryProps) {
  const t = useText(messages);
  const { clientId, text, language, phase, problem } = one;
  const of = <span className="sr-only"> {t.ofMessage(text.slice(0, 40))}</span>;
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
            <Button variant="link" size="small" onClick={() => talk.retry(clientId, way)}>
              {t.retry}
              {of}
            </Button>
            <Button variant="link" size="small" onClick={() => talk.discard(clientId)}>
              {t.discard}
              {of}
            </Button>
          </p>
        </>
      )}
    </li>
  );
}

/** Live region for messages that arrived since it was opened, without their buttons. */
function Announced({ all, isRead }: { all: readonly ChatMessage[]; isRead: boolean }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const name = useAuthorName();
  const [from, setFrom] = useState<number>();
  if (from === undefined && isRead) setFrom(all.at(-1)?.id ?? 0);
  const since = from ?? Number.POSITIVE_INFINITY;
  const heard = all.filter(({ id, author }) => id > since && author !== "visitor").slice(-2);
  return (
    <div aria-live="polite" className="sr-only">
      {heard.map((message) => {
        const { text, language } = shownText(message, locale);
        return (
          <p key={message.id} lang={language}>
            {t.heard(name(message), text)}
          </p>
        );
      })}
    </div>
  );
}
