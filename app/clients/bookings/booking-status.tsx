import { AlarmClock, CircleCheck, Clock, Hourglass, type LucideIcon, Zap } from "lucide-react";
import { SpamHold } from "#app/staff/shell/editing/spam-hold.tsx";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Booking, BookingStatus } from "./contract.ts";
import { useReleaseBooking } from "./queries.ts";
import { displayedDueState, readDueClock, type Waiting } from "./rules/due-clock.ts";
import { messages } from "./staff-messages.ts";

export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useText(messages).statuses;
  return <Badge tone={status}>{t[status]}</Badge>;
}

export function UrgencyBadge({ urgency }: Pick<Booking, "urgency">) {
  const t = useText(messages).urgencies;
  if (urgency === "standard") return null;
  return (
    <Badge tone={urgency === "asap" ? "cancelled" : "pending"} icon={Zap}>
      {t[urgency]}
    </Badge>
  );
}

const dueStyles: Record<Booking["due"], { icon: LucideIcon; colour: string }> = {
  answered: { icon: CircleCheck, colour: "text-muted" },
  "on-time": { icon: Clock, colour: "text-palma" },
  soon: { icon: Hourglass, colour: "text-ambar-text font-semibold" },
  late: { icon: AlarmClock, colour: "text-flamboyan font-semibold" },
};

type DueProps = { booking: Waiting & { status?: string } };

/** Whether an answer is on time, in one line. */
export function DueLine({ booking }: DueProps) {
  const { answered } = useText(messages);
  const t = useText(deskMessages).clock;
  const { state, unit, amount } = readDueClock(booking, useNow());
  const span = t[unit](amount);
  const { icon: Icon, colour } = dueStyles[displayedDueState(state, booking.urgency)];
  const texts = { answered, "on-time": t.onTime(span), soon: t.soon(span), late: t.late(span) };
  return (
    <span className={classNames("inline-flex items-start gap-1.5", colour)}>
      <Icon aria-hidden className="mt-[0.2em] size-4" />
      {texts[state]}
    </span>
  );
}

/** The same, with the time until when. */
export function DueNote({ booking }: DueProps) {
  const t = useText(deskMessages).clock;
  const { locale } = useLocale();
  const { state } = readDueClock(booking, useNow());
  if (booking.status === "cancelled") return null;
  return (
    <p className="flex flex-wrap items-start gap-x-1.5 text-sm">
      <DueLine booking={booking} />
      {state !== "answered" && (
        <span className="text-muted">{t.due(formatDateTime(booking.dueAt, "shortMoment", locale))}</span>
      )}
    </p>
  );
}

/** Shown instead of the due time while a booking is held as suspected spam. */
export function HeldBooking({ booking, reason }: { booking: Booking; reason: string }) {
  return (
    <SpamHold
      reason={reason}
      name={booking.customerName}
      release={useReleaseBooking(booking.id)}
      undo="/api/admin/bookings/:id/undo"
    />
  );
}
