import { FlaskConical } from "lucide-react";
import { ReportButton } from "#app/marketplace/moderation/report-button.tsx";
import { likelyLanguage } from "#app/support/translation/rules/likely-language.ts";
import { TranslateInPlace } from "#app/support/translation/translate-in-place.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { PublicReview } from "../contract.ts";
import { messages } from "../messages.ts";
import { Stars } from "../stars.tsx";

/** Focusable: the list focuses the first added entry. */
export function ReviewEntry({ review }: { review: PublicReview }) {
  const t = useText(messages).list;
  const about = t.by(review.author);
  return (
    <li tabIndex={-1} className="scroll-mt-20 border-t py-5 [overflow-wrap:anywhere] last:border-b">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars rating={review.rating} />
        <span className="font-semibold">{review.author}</span>
        <Day at={review.createdAt} />
        {review.isSample && <Badge icon={FlaskConical}>{t.sample}</Badge>}
      </p>
      <p lang={review.locale} className="mt-2 max-w-measure whitespace-pre-line">
        {review.text}
      </p>
      <TranslateInPlace text={review.text} from={review.locale} about={about} />
      {review.reply && <Reply text={review.reply} at={review.repliedAt} about={t.replyTo(review.author)} />}
      <ReportButton path={`/api/reviews/${review.id}/report`} about={about} label={t.report} name={about} />
    </li>
  );
}

function Reply({ text, at, about }: { text: string; at: string | null; about: string }) {
  const t = useText(messages).list;
  // Nobody says which language a reply is in.
  const language = likelyLanguage(text);
  return (
    <div className="mt-4 ms-4 max-w-measure border-s ps-4">
      <p className="flex flex-wrap items-baseline gap-x-4 text-sm">
        <span className="font-semibold">{t.reply}</span>
        {at && <Day at={at} />}
      </p>
      <p lang={language ?? ""} className="mt-1 whitespace-pre-line">
        {text}
      </p>
      {language && <TranslateInPlace text={text} from={language} about={about} />}
    </div>
  );
}

function Day({ at }: { at: string }) {
  const { locale } = useLocale();
  return (
    <time dateTime={at} className="text-muted text-sm">
      {formatPublicMoment(at, "day", locale)}
    </time>
  );
}
