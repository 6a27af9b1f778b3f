import { Zap } from "lucide-react";
import { AssigneeInitials } from "#app/staff/shell/editing/assignee.tsx";
import { SpamHoldMark } from "#app/staff/shell/editing/spam-hold.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { dueEdge } from "#app/staff/shell/record/due-edge.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { DueLine, StatusBadge, UrgencyBadge } from "../booking-status.tsx";
import type { Booking } from "../contract.ts";
import { displayedDueState, readDueClock } from "../rules/due-clock.ts";
import { shortAppointmentText } from "../rules/staff-times.ts";
import { ServiceName } from "../service-name.tsx";
import { messages } from "../staff-messages.ts";

/** A booking in one line: the customer, what from whom, where it stands, and for when. */
export function BookingRow({ booking }: { booking: Booking }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const now = useNow();
  const { state } = readDueClock(booking, now);
  const { heldReason, assignee, status } = booking;
  const isWaiting = booking.due !== "answered" && status !== "cancelled";
  return (
    <DeskRow
      id={booking.id}
      name={booking.customerName}
      mark={<LanguageBadge locale={booking.locale} />}
      edge={dueEdge(heldReason ? undefined : displayedDueState(state, booking.urgency))}
      what={
        <>
          <strong>
            {booking.serviceRequested ? <ServiceName name={booking.serviceRequested} /> : t.panel.anyService}
          </strong>
          {" · "}
          <span dir="auto">{booking.vendorName}</span> · <Notice booking={booking} />
        </>
      }
      state={
        <>
          {assignee && !heldReason && <AssigneeInitials assignee={assignee} />}
          <Urgency booking={booking} />
          {heldReason ? <SpamHoldMark /> : isWaiting && <DueLine booking={booking} />}
          {status === "pending" && isWaiting ? (
            <span className="sr-only">{t.statuses.pending}</span>
          ) : (
            <StatusBadge status={status} />
          )}
        </>
      }
      when={shortAppointmentText(booking.preferredDate, booking.preferredTime, locale, now)}
    />
  );
}

/** In a narrow list a sign alone: the place is the deadline's. */
function Urgency({ booking: { urgency } }: { booking: Booking }) {
  const t = useText(messages).urgencies;
  if (urgency === "standard") return null;
  return (
    <>
      <span className="desk-wide">
        <UrgencyBadge urgency={urgency} />
      </span>
      <span className="desk-narrow text-flamboyan" title={t[urgency]}>
        <Zap aria-hidden className="size-4" />
        <span className="sr-only">{t[urgency]}</span>
      </span>
    </>
  );
}

/** What must not be overlooked, else the reference. */
function Notice({ booking }: { booking: Booking }) {
  const t = useText(messages);
  const isClosed = booking.status === "cancelled" || booking.status === "completed";
  if (booking.vendorSuspended && !isClosed)
    return <span className="font-semibold text-flamboyan">{t.vendorSuspended}</span>;
  if (booking.vendorAnswer === "unavailable" && !isClosed)
    return <span className="text-flamboyan">{t.vendorAnswers.unavailable}</span>;
  return <span className="lining-nums">{booking.reference}</span>;
}
