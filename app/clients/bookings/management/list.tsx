import { CalendarDays, CircleDollarSign, type LucideIcon, Mail, Phone, Store } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { AssigneeName } from "#app/staff/shell/editing/assignee.tsx";
import { queryWithSelection } from "#app/staff/shell/list/list-filter.ts";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { dueEdge } from "#app/staff/shell/record/due-edge.ts";
import { LongText } from "#app/staff/shell/record/long-text-view.tsx";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { DueNote, HeldBooking, StatusBadge, UrgencyBadge } from "../booking-status.tsx";
import type { Booking } from "../contract.ts";
import { displayedDueState, readDueClock } from "../rules/due-clock.ts";
import { staffAppointmentText } from "../rules/staff-times.ts";
import { ServiceName } from "../service-name.tsx";
import { messages } from "../staff-messages.ts";
import { BookingNotices } from "./notices.tsx";
import { useSelection } from "./selection.ts";

export function BookingList({ bookings }: { bookings: readonly Booking[] }) {
  const t = useText(messages);
  return (
    <>
      <h2 id="booking-list" className="sr-only">
        {t.list}
      </h2>
      <ul
        aria-labelledby="booking-list"
        className="arch overflow-clip rounded-s rounded-br border border-line bg-card"
      >
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} />
        ))}
      </ul>
    </>
  );
}

/** The name's link covers the whole card; other controls lie above it. */
function BookingCard({ booking }: { booking: Booking }) {
  const t = useText(messages);
  const { selected, search, select } = useSelection();
  const { state } = readDueClock(booking, useNow());
  const { id, customerName, heldReason, assignee } = booking;
  const isSelected = selected === id;
  const open = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target === event.currentTarget) select(id);
  };
  return (
    <li
      id={`booking-${id}`}
      data-entry
      tabIndex={-1}
      onKeyDown={open}
      className={classNames(
        "relative grid scroll-mt-20 gap-1.5 border-s-4 border-b px-4 py-3 last:border-b-0 focus-visible:-outline-offset-3",
        dueEdge(heldReason ? undefined : displayedDueState(state, booking.urgency)),
        isSelected ? "bg-band" : "hover:bg-band/50",
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h3 className="flex flex-wrap items-baseline gap-x-2.5 font-display font-semibold text-lg leading-snug tracking-[-0.012em]">
            <Link
              to={{ search: queryWithSelection(search, "booking", id) }}
              aria-current={isSelected ? "true" : undefined}
              preventScrollReset
              className="text-link [overflow-wrap:anywhere] after:absolute after:inset-0"
            >
              <span dir="auto">{customerName}</span>
            </Link>
            <LanguageBadge locale={booking.locale} />
          </h3>
          <p dir="auto" className="font-semibold text-sm [overflow-wrap:anywhere]">
            {booking.serviceRequested ? <ServiceName name={booking.serviceRequested} /> : t.panel.anyService}
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          <UrgencyBadge urgency={booking.urgency} />
          <StatusBadge status={booking.status} />
        </p>
      </div>
      <CardFacts booking={booking} />
      {booking.message && (
        <div className="[&_button]:relative [&_button]:z-10">
          <LongText text={booking.message} lang={booking.locale} of={t.messageOf(customerName)} />
        </div>
      )}
      <BookingNotices booking={booking} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 text-sm [&_button]:relative [&_button]:z-10">
        {heldReason ? <HeldBooking booking={booking} reason={heldReason} /> : <DueNote booking={booking} />}
        <div className="ms-auto flex flex-wrap gap-x-5">
          {assignee && !heldReason && (
            <p>
              <AssigneeName assignee={assignee} />
            </p>
          )}
          <p className="text-muted lining-nums">
            <span className="sr-only">{t.panel.reference} </span>
            {booking.reference}
          </p>
        </div>
      </div>
    </li>
  );
}

function CardFacts({ booking }: { booking: Booking }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { customerEmail, customerContact, budget } = booking;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
      <Fact icon={CalendarDays} name={t.preferred}>
        {staffAppointmentText(booking.preferredDate, booking.preferredTime, locale)}
      </Fact>
      <Fact icon={customerEmail ? Mail : Phone} name={customerEmail ? t.email : t.contact}>
        {customerEmail || customerContact}
      </Fact>
      <Fact icon={Store} name={t.vendor}>
        {booking.vendorName}
      </Fact>
      <Fact icon={CircleDollarSign} name={t.budget}>
        {budget}
      </Fact>
    </dl>
  );
}

type FactProps = { icon: LucideIcon; name: string; children: ReactNode };

function Fact({ icon: Icon, name, children }: FactProps) {
  if (!children) return null;
  return (
    <div className="flex items-start gap-1.5">
      <dt className="mt-[0.2em] text-muted">
        <Icon aria-hidden className="size-4" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}
