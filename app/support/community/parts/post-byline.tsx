import { FlaskConical, HandHeart } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { postDate } from "./post-date.ts";

type PostBylineProps = PostMarksProps & {
  author: string;
  at: string | null;
  language: Locale;
  /** Its author removed it, and with it the name. */
  removed?: boolean;
};

export function PostByline({ author, at, language, byTeam, isSample, removed = false }: PostBylineProps) {
  const t = useText(messages).post;
  const { locale } = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {!removed && (
        <span lang="" dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {author}
        </span>
      )}
      {at ? (
        <time dateTime={at} className="text-muted">
          {postDate(at, locale)}
        </time>
      ) : (
        <span className="text-muted">{t.justNow}</span>
      )}
      {language !== locale && !removed && (
        <span lang={language} className="text-muted">
          {languageNames[language]}
        </span>
      )}
      <PostMarks byTeam={byTeam} isSample={isSample} />
    </p>
  );
}

type PostMarksProps = { byTeam?: boolean | undefined; isSample?: boolean | undefined };

/** Marks of a post: the team wrote it, or it is a sample. */
export function PostMarks({ byTeam, isSample }: PostMarksProps) {
  const t = useText(messages).post;
  return (
    <>
      {byTeam && (
        <Badge tone="confirmed" icon={HandHeart}>
          {t.team}
        </Badge>
      )}
      {isSample && <Badge icon={FlaskConical}>{t.sample}</Badge>}
    </>
  );
}

export const languageNames: Record<Locale, string> = { en: "English", es: "Español" };
