import { momentText } from "#app/desk/moments.ts";
import { classNames } from "#app/ui/class-names.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { ChatMessage } from "./contract.ts";

const looks: Record<ChatMessage["author"], string> = {
  visitor: "border-s-ambar",
  assistant: "border-s-line",
  staff: "border-s-larimar",
};

/** What somebody said; where it is not in the reader's language, or was put into another, both stand side by side. */
export function DeskMessage({ message, isTranslating }: { message: ChatMessage; isTranslating: boolean }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { author, by, text, language, translation, culturalContext, createdAt } = message;
  const isForeign = language !== locale;
  const other = otherLocale(language);
  const second = translation ?? (isForeign ? (isTranslating ? t.translating : t.noTranslation) : null);
  return (
    <li className={classNames("border-s-4 ps-4", looks[author])}>
      <p className="text-muted text-sm">
        <span className="font-semibold text-ink">{author === "staff" ? by : t.authors[author]}</span>{" "}
        <time dateTime={createdAt}>{momentText(createdAt, "shortMoment", locale)}</time>
      </p>
      <div className={classNames("grid gap-x-6 gap-y-2", second !== null && "md:grid-cols-2")}>
        <Side label={second === null ? undefined : t.original} text={text} language={language} />
        {second !== null && (
          <Side
            label={t.translation}
            text={second}
            language={translation === null ? locale : other}
            isMuted={translation === null}
          />
        )}
      </div>
      {culturalContext && <p className="mt-1 text-muted text-sm">{culturalContext}</p>}
    </li>
  );
}

type SideProps = { label: string | undefined; text: string; language: Locale; isMuted?: boolean };

function Side({ label, text, language, isMuted = false }: SideProps) {
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
