import type { RefObject } from "react";
import { useGoesAbroad } from "#app/support/translation/use-goes-abroad.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import { Composer } from "./composer.tsx";
import type { Conversation } from "./conversation.ts";
import type { ConversationView, SendPath } from "./conversation-view.ts";
import { Greeting } from "./greeting.tsx";
import { LatePhotoButton, LatePhotoProgress } from "./late-photos.tsx";
import { MessageLog } from "./message-log.tsx";
import { PersonBar } from "./person-bar.tsx";

type ConversationPartsProps = {
  conversation: Conversation;
  view: ConversationView;
  path: SendPath;
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
  /** What it says where no answer came; by default that the message is safe. */
  failure?: string;
  logClass: string;
  barClass: string;
  composerClass: string;
};

/** What the panel and the `/ai-chat` page share: the messages, the way to a person, and the field to write in. */
export function ConversationParts(props: ConversationPartsProps) {
  const { conversation, view, path } = props;
  const { locale } = useLocale();
  const goesAbroad = useGoesAbroad();
  const send = (text: string) => conversation.send(text, locale, path);
  const isEmpty = view.messages.length + view.unsent.length === 0;
  return (
    <>
      <MessageLog
        conversation={conversation}
        view={view}
        path={path}
        failure={props.failure}
        className={props.logClass}
      >
        {isEmpty && <Greeting goesAbroad={view.status?.goesAbroad ?? goesAbroad} ask={send} />}
      </MessageLog>
      <PersonBar conversation={conversation} view={view} className={`border-t ${props.barClass}`} />
      <LatePhotoProgress conversation={conversation} />
      <Composer
        fieldRef={props.fieldRef}
        isAwaiting={view.awaited !== null}
        send={send}
        extraButton={(className) => <LatePhotoButton conversation={conversation} className={className} />}
        className={`border-t ${props.composerClass}`}
      />
    </>
  );
}
