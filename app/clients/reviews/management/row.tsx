import { CircleCheck, CircleX, Clock, FlaskConical, type LucideIcon, TriangleAlert } from "lucide-react";
import { type RefObject, useRef } from "react";
import { Link } from "react-router";
import { UserText } from "#app/marketplace/moderation/user-text.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { SpamHoldBadge } from "#app/staff/shell/editing/spam-hold.tsx";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { firstWords } from "#app/staff/shell/record/long-text.ts";
import { WholeText } from "#app/staff/shell/record/long-text-view.tsx";
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

/** A review in one line: of whom, how many stars, by whom. */
export function ReviewRow({ review }: { review: Review }) {
  const t = useText(messages);
  const { locale } = useLocale();
  return (
    <DeskRow
      id={review.id}
      name={review.vendorName}
      mark={<LanguageBadge locale={review.locale} />}
      what={
        <>
          <strong>{t.by(review.author)}</strong>
          <span lang={review.locale} dir="auto">
            {" · "}
            {firstWords(review.text)}
          </span>
        </>
      }
      state={
        <>
          <span className="max-lg:hidden">
            <StarsWithText rating={review.rating} />
          </span>
          <Badge {...statusBadges[review.status]}>{t.states[review.status]}</Badge>
        </>
      }
      when={formatDateTime(review.createdAt, "shortDay", locale)}
    />
  );
}

/** A review beside the list, in full. */
export function ReviewDetail({ review }: { review: Review }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const row = useRef<HTMLDivElement>(null);
  const { author, vendorName } = review;
  const link = "inline-flex min-h-11 items-center text-link lg:min-h-8";
  return (
    <div ref={row} tabIndex={-1} className="grid gap-4 focus:outline-none">
      <div className="text-sm">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {t.by(author)}
          </span>
          <LanguageBadge locale={review.locale} />
          <span className="sr-only">{t.date}: </span>
          <time dateTime={review.createdAt} className="text-muted">
            {formatDateTime(review.createdAt, "moment", locale)}
          </time>
        </p>
        <p className="flex flex-wrap gap-x-5">
          <Link to={`/vendor/${review.vendorId}`} dir="auto" className={link}>
            {vendorName}
          </Link>
          {review.bookingId && (
            <Link to={`/booking-management?booking=${review.bookingId}`} className={link}>
              {t.booking}
              <span className="sr-only">: {t.of(author, vendorName)}</span>
            </Link>
          )}
        </p>
      </div>
      <div className="min-w-0 border-t pt-4">
        <p className="mb-1.5">
          <StarsWithText rating={review.rating} />
        </p>
        <ReviewText review={review} />
      </div>
      <div className="flex flex-col items-start gap-3 border-t pt-4">
        <ReviewStatus review={review} />
        <Allowed to="publish">
          <ReviewActions review={review} row={row} />
        </Allowed>
      </div>
    </div>
  );
}

/** The text and the reply. */
function ReviewText({ review }: { review: Review }) {
  const t = useText(messages);
  const { locale } = useLocale();
  return (
    <>
      <WholeText text={review.text} lang={review.locale} />
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
          <Allowed to="publish" silent>
            <RemoveReply review={review} />
          </Allowed>
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

function ReviewActions({ review, row }: { review: Review; row: RefObject<HTMLElement | null> }) {
  const t = useText(messages);
  const { status, author, vendorName } = review;
  const offerUndo = useOfferUndo("/api/admin/reviews/:id/undo");
  const change = useDecideReview(review, useStaff().name, {
    decided: (decision, undo) =>
      offerUndo(review.id, undo, { title: t[decision], description: t[`${decision}Text`](vendorName) }),
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
