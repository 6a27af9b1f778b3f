import { useId, useRef, useState } from "react";
import { TextForm } from "#app/marketplace/moderation/text-form.tsx";
import { UserText } from "#app/marketplace/moderation/user-text.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { PublicReview } from "../contract.ts";
import { StarsWithText } from "../stars.tsx";
import { messages } from "./messages.ts";
import { isUnpublished } from "./queries.ts";

type CardProps = { review: PublicReview; reply: (id: number, text: string) => Promise<void> };

export function OwnReviewCard({ review, reply }: CardProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [writing, setWriting] = useState(false);
  const title = useId();
  const foot = useRef<HTMLDivElement>(null);
  const done = () => {
    setWriting(false);
    // The form is gone; focus what replaced it.
    foot.current?.focus();
  };
  return (
    <article aria-labelledby={title} className="rounded border bg-card p-5">
      <h3 id={title} dir="auto" className="sr-only">
        {t.of(review.author)}
      </h3>
      <p>
        <StarsWithText rating={review.rating} />
      </p>
      <p dir="auto" className="mt-1 text-muted text-sm [overflow-wrap:anywhere]">
        {t.by(review.author, formatPublicMoment(review.createdAt, "day", locale))}
      </p>
      <p
        lang={review.locale}
        dir="auto"
        className="mt-3 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {review.text}
      </p>
      <div ref={foot} tabIndex={-1} className="mt-4 border-t pt-4">
        {writing ? (
          <ReplyForm review={review} reply={reply} done={done} />
        ) : review.reply ? (
          <>
            <p className="text-muted text-sm">
              {review.repliedAt ? t.repliedOn(formatPublicMoment(review.repliedAt, "day", locale)) : t.yours}
            </p>
            <UserText text={review.reply} />
          </>
        ) : (
          <Button variant="quiet" size="small" onClick={() => setWriting(true)}>
            {t.reply}
            <span className="sr-only"> {t.to(review.author)}</span>
          </Button>
        )}
      </div>
    </article>
  );
}

function ReplyForm({ review, reply, done }: CardProps & { done: () => void }) {
  const t = useText(messages);
  const explain = (failure: unknown) => {
    if (isConflict(failure)) return { problem: t.twice };
    if (isUnpublished(failure)) return { problem: t.gone };
    const error = failure instanceof ApiError ? failure.body?.fields?.reply : undefined;
    return error ? { error } : { problem: t.notSaved };
  };
  return (
    <TextForm
      label={t.yours}
      hint={t.hint}
      required
      initial=""
      maxLength={1000}
      words={t}
      check={(text) => (text.length < 2 ? t.short : undefined)}
      send={async (text) => {
        await reply(review.id, text);
        toast({ title: t.saved });
      }}
      explain={explain}
      close={done}
    />
  );
}
