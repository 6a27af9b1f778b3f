import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import type { Tracking } from "../contract.ts";
import { appointmentText, dateTimeText } from "../rules/public-times.ts";
import { messages } from "../tracking-messages.ts";
import { AddWords } from "./add-words.tsx";
import { CalendarLinks } from "./calendar.tsx";
import { CancelBooking } from "./cancel.tsx";
import type { ChangeProps } from "./change-dialog.tsx";
import { CorrectContact } from "./correct-contact.tsx";
import { ProposeTime } from "./propose.tsx";

export function TrackingStatus({ now, ...change }: ChangeProps & { now: number }) {
  const { booking, token } = change;
  const { status } = booking;
  if (status === "completed" || status === "cancelled")
    return <Closed status={status} reviewPath={booking.reviewPath} />;
  return (
    <>
      {status === "pending" ? <Promised booking={booking} now={now} /> : <Agreed booking={booking} />}
      {booking.proposedDate && <Proposed booking={booking} at={booking.proposedDate} now={now} />}
      {status !== "pending" && !booking.beingChecked && <CalendarLinks booking={booking} token={token} />}
      <div className="mt-7 grid gap-3 border-t pt-6 sm:flex sm:flex-wrap sm:items-center print:hidden">
        <ProposeTime {...change} />
        <AddWords {...change} />
        <CorrectContact {...change} />
        <CancelBooking {...change} />
      </div>
    </>
  );
}

function Sentence({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-3 max-w-measure">{children}</p>
    </>
  );
}

/** The promised contact, and what follows once made or overdue. */
function Promised({ booking, now }: { booking: Tracking; now: number }) {
  const t = useText(messages).pending;
  const { locale } = useLocale();
  if (booking.answered) return <Sentence title={t.answeredTitle}>{t.answered}</Sentence>;
  if (!booking.reachable)
    return (
      <>
        <Sentence title={t.unreachableTitle}>{t.unreachable}</Sentence>
        <CallUs primary />
      </>
    );
  const due = dateTimeText(booking.dueAt, locale);
  if (now < Date.parse(booking.dueAt)) return <Sentence title={t.title(due)}>{t.text}</Sentence>;
  return (
    <>
      <Sentence title={t.lateTitle}>{t.late(due)}</Sentence>
      <CallUs primary />
    </>
  );
}

function Agreed({ booking }: { booking: Tracking }) {
  const t = useText(messages);
  const { locale } = useLocale();
  if (booking.beingChecked)
    return (
      <>
        <Sentence title={t.beingChecked.title}>{t.beingChecked.text}</Sentence>
        <CallUs primary />
      </>
    );
  if (booking.status === "in-progress")
    return (
      <>
        <Sentence title={t.inProgress.title}>{t.inProgress.text}</Sentence>
        <CallUs />
      </>
    );
  const time = appointmentText(booking.preferredDate, booking.preferredTime, locale);
  return (
    <Sentence title={`${t.confirmed.title} ${time}`}>
      {booking.preferredTime && t.confirmed.zone} {t.confirmed.text}
    </Sentence>
  );
}

/** The requested time; for a confirmed booking also when staff will answer. */
function Proposed({ booking, at, now }: { booking: Tracking; at: string; now: number }) {
  const t = useText(messages).proposal;
  const { locale } = useLocale();
  const { status, answered, dueAt } = booking;
  const isAwaitingAnswer = status !== "pending" && !answered;
  const isLate = isAwaitingAnswer && now >= Date.parse(dueAt);
  const promise = isLate ? t.late : t.due;
  return (
    <>
      <p className="mt-5 max-w-measure rounded bg-pending-fill px-5 py-4 text-pending">
        {t.pending(dateTimeText(at, locale))} {isAwaitingAnswer && promise(dateTimeText(dueAt, locale))}{" "}
        {status === "confirmed" && !booking.beingChecked && t.stays}
      </p>
      {isLate && status === "confirmed" && <CallUs />}
    </>
  );
}

type ClosedProps = { status: "completed" | "cancelled"; reviewPath: string | null };

function Closed({ status, reviewPath }: ClosedProps) {
  const t = useText(messages);
  const { title, text } = t[status];
  return (
    <>
      <Sentence title={title}>{text}</Sentence>
      {status === "completed" ? (
        <>
          {reviewPath && (
            <p className="mt-5 print:hidden">
              <Link to={reviewPath} className={buttonClass({ variant: "primary" })}>
                {t.completed.review}
              </Link>
            </p>
          )}
          <CallUs />
        </>
      ) : (
        <p className="mt-5 print:hidden">
          <Link to="/vendor-directory" className={buttonClass({ variant: "action" })}>
            {t.cancelled.again}
          </Link>
        </p>
      )}
    </>
  );
}

function CallUs({ primary = false }: { primary?: boolean }) {
  const t = useText(messages).pending;
  const { supportPhone } = useOperator();
  return (
    <p className="mt-5">
      <a href={telLink(supportPhone)} className={buttonClass({ variant: primary ? "primary" : "quiet" })}>
        <Phone aria-hidden className="size-4" />
        {t.call(supportPhone)}
      </a>
    </p>
  );
}
