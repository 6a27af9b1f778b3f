import { CircleCheck, CircleX, Clock, FlaskConical, type LucideIcon, TriangleAlert } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { Link } from "react-router";
import { UserText } from "#app/marketplace/moderation/user-text.tsx";
import { SpamHoldBadge } from "#app/staff/shell/editing/spam-hold.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { LongText } from "#app/staff/shell/record/long-text-view.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Review } from "../contract.ts";
import { StarsWithText } from "../stars.tsx";
import { messages } from "./messages.ts";
import { type Decision, useDecideReview, useRemoveReply } from "./queries.ts";

const statusBadges: Record<Review["status"], { tone: BadgeTone; icon: LucideIcon }> = {
  waiting: { tone: "pending", icon: Clock },
  published: { tone: "completed", icon: CircleCheck },
  declined: { tone: "cancelled", icon: CircleX },
};

export function ReviewRow({ review }: { review: Review }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const row = useRef<HTMLLIElement>(null);
  const { author, vendorName } = review;
  return (
    <li
      ref={row}
      data-entry
      tabIndex={-1}
      className="grid gap-x-8 gap-y-4 border-b p-4 last:border-b-0 focus-visible:-outline-offset-3 sm:p-5 lg:grid-cols-12"
    >
      <div className="min-w-0 lg:col-span-3">
        <h2 className="text-lg leading-snug">
          <Link to={`/vendor/${review.vendorId}`} dir="auto" className="text-link [overflow-wrap:anywhere]">
            {vendorName}
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 text-sm">
          <span dir="auto" className="[overflow-wrap:anywhere]">
            {t.by(author)}
          </span>
          <LanguageBadge locale={review.locale} />
        </p>
        <p className="text-sm">
          <span className="sr-only">{t.date}: </span>
          <time dateTime={review.createdAt} className="text-muted">
            {formatDateTime(review.createdAt, "moment", locale)}
          </time>
        </p>
        {review.bookingId && (
          <Link
            to={`/booking-management?booking=${review.bookingId}`}
            className="inline-flex min-h-11 items-center text-link text-sm"
          >
            {t.booking}
            <span className="sr-only">: {t.of(author, vendorName)}</span>
          </Link>
        )}
      </div>
      <div className="min-w-0 lg:col-span-6">
        <p className="mb-1.5">
          <StarsWithText rating={review.rating} />
        </p>
        <ReviewText review={review} />
      </div>
      <div className="flex flex-col items-start gap-3 lg:col-span-3">
        <ReviewStatus review={review} />
        <ReviewActions review={review} row={row} />
      </div>
    </li>
  );
}

/** The text and the reply. A waiting review is shown in full, and stays so after the decision. */
function ReviewText({ review }: { review: Review }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [isFullText] = useState(review.status === "waiting");
  return (
    <>
      {isFullText ? (
        <p
          lang={review.locale}
          dir="auto"
          className="max-w-measure whitespace-pre-line text-sm [overflow-wrap:anywhere]"
        >
          {review.text}
        </p>
      ) : (
        <LongText text={review.text} lang={review.locale} of={t.of(review.author, review.vendorName)} />
      )}
      {review.contacts.length > 0 && (
        <p className="mt-2 flex items-start gap-1.5 text-flamboyan text-sm">
          <TriangleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{t.contacts(review.contacts.join(" · "))}</span>
        </p>
      )}
      {review.reply && (
        <div className="mt-3 border-line border-s-3 ps-4 text-sm">
          <p className="text-muted">
            {t.reply(review.repliedAt ? formatDateTime(review.repliedAt, "moment", locale) : "")}
          </p>
          <UserText text={review.reply} />
          <RemoveReply review={review} />
        </div>
      )}
    </>
  );
}

function RemoveReply({ review: { id, author, vendorName } }: { review: Review }) {
  const t = useText(messages);
  const remove = useRemoveReply(id);
  const removeReply = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast({ title: t.replyRemoved, description: t.replyRemovedText(vendorName) }),
      onError: () => errorToast(t.failed),
    });
  return (
    <Button variant="link" size="small" busy={remove.isPending} onClick={removeReply}>
      {t.removeReply}
      <span className="sr-only">: {t.of(author, vendorName)}</span>
    </Button>
  );
}

function ReviewStatus({ review }: { review: Review }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { status, heldReason, decidedBy, decidedAt } = review;
  return (
    <>
      <div>
        <div className="flex flex-wrap gap-2">
          <Badge {...statusBadges[status]}>{t.states[status]}</Badge>
          {review.isSample && <Badge icon={FlaskConical}>{t.sample}</Badge>}
        </div>
        {decidedAt && (
          <p className="mt-1 text-muted text-sm">
            {decidedBy}, {formatDateTime(decidedAt, "moment", locale)}
          </p>
        )}
      </div>
      {heldReason && status === "waiting" && <SpamHoldBadge reason={heldReason} />}
    </>
  );
}

function ReviewActions({ review, row }: { review: Review; row: RefObject<HTMLLIElement | null> }) {
  const t = useText(messages);
  const { status, author, vendorName } = review;
  const change = useDecideReview(review, useStaff().name, {
    decided: (decision) => toast({ title: t[decision], description: t[`${decision}Text`](vendorName) }),
    failed: (conflict) => errorToast(conflict ? t.conflict : t.failed),
  });
  const decide = (decision: Decision) => {
    change.mutate(decision);
    // The clicked button disappears; focus the entry, from where keyboard shortcuts work.
    row.current?.focus({ preventScroll: true });
  };
  const context = <span className="sr-only">: {t.of(author, vendorName)}</span>;
  const isWaiting = status === "waiting";
  return (
    <div className="flex flex-wrap gap-2">
      {status !== "published" && (
        <Button
          variant={isWaiting ? "action" : "quiet"}
          size="small"
          busy={change.isPending}
          onClick={() => decide("published")}
        >
          {t.publish}
          {context}
        </Button>
      )}
      {status !== "declined" && (
        <Button variant="quiet" size="small" busy={change.isPending} onClick={() => decide("declined")}>
          {t.decline}
          {context}
        </Button>
      )}
    </div>
  );
}
