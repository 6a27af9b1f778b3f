import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { classNames } from "#app/ui/class-names.ts";
import { StoredPhotos } from "#app/ui/photos/stored-photos.tsx";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ChatMessage, StaffChat } from "../contract.ts";
import { Sources } from "../parts/sources.tsx";
import { isSentAsItIs, translationOf } from "../rules/own-translation.ts";
import { messages } from "../staff-messages.ts";
import { visitorName } from "../visitor-name.ts";

const looks: Record<ChatMessage["author"], string> = {
  visitor: "border-s-ambar",
  assistant: "border-s-line",
  staff: "border-s-larimar",
};

type DeskMessageProps = { message: ChatMessage; chat: StaffChat; isTranslating: boolean };

export function DeskMessage({ message, chat, isTranslating }: DeskMessageProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { author, text, language, culturalContext, createdAt } = message;
  const translation = translationOf(message);
  const asItIs = isSentAsItIs(message);
  const isForeign = language !== locale;
  const other = otherLocale(language);
  const isUntranslated = author === "staff" && language !== chat.language && translation === null;
  const sentAs = asItIs ? t.sentAsItIs : t.sentAs;
  const second =
    translation ?? (isForeign && !asItIs ? (isTranslating ? t.translating : t.noTranslation) : null);
  return (
    <li className={classNames("border-s-4 ps-4", looks[author])}>
      <p className="text-muted text-sm">
        <span className="font-semibold text-ink">{nameOf(message, chat, t.authors)}</span>{" "}
        <time dateTime={createdAt}>{formatDateTime(createdAt, "shortMoment", locale)}</time>
      </p>
      {message.photo ? (
        <StoredPhotos
          photos={[message.photo]}
          url={`/api/admin/chats/${chat.id}/photos`}
          alt={() => t.photo}
          hasCaptions
        />
      ) : (
        <div className={classNames("grid gap-x-6 gap-y-2", second !== null && "@xl:grid-cols-2")}>
          <MessageText label={second === null ? undefined : t.original} text={text} language={language} />
          {second !== null && (
            <MessageText
              label={t.translation}
              text={second}
              language={translation === null ? locale : other}
              isMuted={translation === null}
            />
          )}
        </div>
      )}
      {isUntranslated && (
        <p className={classNames("mt-1 text-sm", asItIs ? "text-muted" : "font-semibold text-flamboyan")}>
          {language === "en" ? sentAs.english : sentAs.spanish}
        </p>
      )}
      {author === "staff" && <DeliveryStatus id={message.id} chat={chat} />}
      {culturalContext && <p className="mt-1 text-muted text-sm">{culturalContext}</p>}
      <Sources sources={message.sources} language={language} />
    </li>
  );
}

function nameOf(
  { author, by }: ChatMessage,
  chat: StaffChat,
  authors: Record<ChatMessage["author"], string>,
): string {
  if (author === "visitor") return visitorName({ ...chat, contact: "" }, () => authors.visitor);
  return (author === "staff" && by) || authors[author];
}

type MessageTextProps = { label: string | undefined; text: string; language: Locale; isMuted?: boolean };

function MessageText({ label, text, language, isMuted = false }: MessageTextProps) {
  return (
    <div className="min-w-0">
      {label && (
        <p className="text-muted text-xs">
          {label} <span className="uppercase">{language}</span>
        </p>
      )}
      <p
        lang={language}
        dir="auto"
        className={classNames(
          "whitespace-pre-line [overflow-wrap:anywhere]",
          isMuted && "text-muted text-sm",
        )}
      >
        {text}
      </p>
    </div>
  );
}

/** Delivery status of the newest staff answer. */
function DeliveryStatus({ id, chat }: { id: number; chat: StaffChat }) {
  const t = useText(messages).arrival;
  const { seen, letter, contact } = chat;
  const isNewest = chat.messages.findLast(({ author }) => author === "staff")?.id === id;
  if (!isNewest) return null;
  const letterStatus = letter && id <= letter.upTo && t.letter[letter.channel][letter.status];
  const unseen = letterStatus || (contact === "" ? t.nowhere : t.soon(contact));
  return <p className="mt-1 text-muted text-sm">{id <= seen ? t.seen : unseen}</p>;
}
