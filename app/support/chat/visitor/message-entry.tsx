import { Bot, Languages, UserRound, Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useSpeech } from "#platform/browser/speech.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ChatMessage } from "../contract.ts";
import { Sources } from "../parts/sources.tsx";
import { translationOf } from "../rules/own-translation.ts";
import { messages } from "./widget-messages.ts";

/** The text to show first: of staff's answers the translation for the reader, of all others what was written. */
export function shownText(message: ChatMessage, reader: Locale) {
  const { author, text, language } = message;
  const translation = translationOf(message);
  return author === "staff" && language !== reader && translation !== null
    ? { text: translation, language: reader }
    : { text, language };
}

export function useAuthorName(): (message: ChatMessage) => string {
  const t = useText(messages);
  return ({ author, by }) =>
    author === "visitor" ? t.you : author === "assistant" ? t.assistant : t.team(by);
}

type MessageEntryProps = {
  message: ChatMessage;
  translate?: (() => Promise<void>) | undefined;
  /** The key of the conversation, whose photos it shows. */
  sessionId?: string | null;
};

export function MessageEntry({ message, translate, sessionId }: MessageEntryProps) {
  const { locale } = useLocale();
  const name = useAuthorName();
  const [isTurned, setTurned] = useState(false);
  const first = shownText(message, locale);
  const translation = translationOf(message);
  const second =
    translation === null
      ? null
      : first.text === message.text
        ? { text: translation, language: otherLocale(message.language) }
        : { text: message.text, language: message.language };
  const shown = isTurned && second ? second : first;
  if (message.author === "visitor")
    return (
      <li className="flex scroll-my-3 flex-col items-end ps-8">
        <span className="sr-only">{name(message)}: </span>
        {message.photo ? (
          <SentPhoto photo={message.photo} sessionId={sessionId} />
        ) : (
          <MessageText {...shown} className="rounded bg-larimar px-3 py-2 text-on-larimar" />
        )}
      </li>
    );
  return (
    <li className="scroll-my-3 pe-4">
      <Author message={message} name={name(message)} />
      <MessageText {...shown} className="rounded border border-line bg-background px-3 py-2" />
      <WrittenIn message={message} shown={shown} />
      <Context message={message} />
      <MessageActions
        shown={shown}
        hasOther={second !== null}
        isOriginal={shown.text === message.text}
        turn={() => setTurned(!isTurned)}
        translate={translate}
      />
    </li>
  );
}

function SentPhoto({ photo, sessionId }: { photo: string; sessionId: string | null | undefined }) {
  const t = useText(messages).photo;
  return (
    <figure className="rounded bg-larimar p-1.5 text-on-larimar">
      {/* No link: it would put the conversation's key into the browser's history. */}
      {sessionId && (
        <img
          src={`/api/chat/photos/${sessionId}/${photo}/small`}
          alt=""
          className="size-40 rounded-sm object-cover"
        />
      )}
      <figcaption className="px-1.5 pt-1 text-sm">{t.sent}</figcaption>
    </figure>
  );
}

function MessageText({ text, language, className }: { text: string; language: Locale; className: string }) {
  return (
    <p
      lang={language}
      dir="auto"
      className={classNames("w-fit max-w-full whitespace-pre-line [overflow-wrap:anywhere]", className)}
    >
      {text}
    </p>
  );
}

function Author({ message, name }: { message: ChatMessage; name: string }) {
  const t = useText(messages);
  const isAssistant = message.author === "assistant";
  const Icon = isAssistant ? Bot : UserRound;
  return (
    <p className="mb-1 flex items-center gap-1.5 font-semibold text-muted text-xs">
      <Icon aria-hidden className="size-4" />
      {name}
      {isAssistant && <span className="rounded border border-line px-1">{t.isAi}</span>}
    </p>
  );
}

/** What staff wrote in another language than the page's: whether these are their words or a translation. */
function WrittenIn({
  message: { author, text, language },
  shown,
}: {
  message: ChatMessage;
  shown: { text: string };
}) {
  const t = useText(messages);
  const { locale } = useLocale();
  if (author !== "staff" || language === locale) return null;
  const said = shown.text === text ? t.writtenIn : t.translatedFrom;
  return <p className="mt-1 text-muted text-xs">{language === "en" ? said.english : said.spanish}</p>;
}

function Context({ message: { culturalContext, sources, language } }: { message: ChatMessage }) {
  const t = useText(messages);
  return (
    <>
      {culturalContext && (
        <aside className="mt-2 border-ambar border-s-3 bg-band px-3 py-2 text-sm">
          <p className="font-semibold">{t.culturalContext}</p>
          <p lang={language} className="[overflow-wrap:anywhere]">
            {culturalContext}
          </p>
        </aside>
      )}
      <Sources sources={sources} language={language} />
    </>
  );
}

type ActsProps = {
  shown: { text: string; language: Locale };
  hasOther: boolean;
  isOriginal: boolean;
  turn: () => void;
  translate: (() => Promise<void>) | undefined;
};

function MessageActions({ shown, hasOther, isOriginal, turn, translate }: ActsProps) {
  const t = useText(messages);
  const speech = useSpeech();
  const Speaker = speech.isSpeaking ? VolumeX : Volume2;
  return (
    <div className="flex flex-wrap gap-x-4">
      {hasOther && (
        <Button variant="link" size="small" onClick={turn}>
          <Languages aria-hidden className="size-4" />
          {isOriginal ? t.showTranslation : t.showOriginal}
        </Button>
      )}
      {!hasOther && translate && <Translate translate={translate} done={turn} />}
      {speech.can && (
        <Button variant="link" size="small" onClick={() => speech.toggle(shown.text, shown.language)}>
          <Speaker aria-hidden className="size-4" />
          {speech.isSpeaking ? t.hush : t.speak}
        </Button>
      )}
    </div>
  );
}

function Translate({ translate, done }: { translate: () => Promise<void>; done: () => void }) {
  const t = useText(messages);
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const press = () => {
    setState("busy");
    translate().then(done, () => setState("failed"));
  };
  return (
    <>
      <Button variant="link" size="small" busy={state === "busy"} busyLabel={t.translating} onClick={press}>
        <Languages aria-hidden className="size-4" />
        {t.showTranslation}
      </Button>
      {state === "failed" && (
        <p role="alert" className="self-center text-flamboyan text-sm">
          {t.notTranslated}
        </p>
      )}
    </>
  );
}
