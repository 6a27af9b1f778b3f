import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { History, HistoryStep, LoadMoreSteps } from "#app/staff/shell/record/history.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Booking } from "../contract.ts";
import { type BookingEvents, historyQueryOptions } from "../queries.ts";
import { preferredMoment } from "../rules/preferred-moment.ts";
import { staffAppointmentText, staffMomentText } from "../rules/staff-times.ts";
import { messages } from "../staff-messages.ts";

type BookingEvent = BookingEvents[number];

export function BookingHistory({ booking }: { booking: Booking }) {
  const t = useText(messages).history;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center gap-1 text-link font-semibold text-sm"
      >
        {t.show}
        <ChevronDown
          aria-hidden
          className={classNames("size-4 transition-transform", open && "rotate-180")}
        />
      </button>
      <div id={id} hidden={!open}>
        {open && <Events booking={booking} />}
      </div>
    </div>
  );
}

function Events({ booking }: { booking: Booking }) {
  const { history: t } = useText(messages);
  const { locale } = useLocale();
  const query = useInfiniteQuery(historyQueryOptions(booking.id));
  return (
    <History query={query} failure={t.failed}>
      {({ pages }) => (
        <>
          {pages
            .flatMap((page) => page.items)
            .map((event) => (
              <Event key={`${event.at} ${event.kind} ${event.to}`} event={event} locale={booking.locale} />
            ))}
          {query.hasNextPage ? (
            <LoadMoreSteps busy={query.isFetchingNextPage} read={() => void query.fetchNextPage()} />
          ) : (
            <HistoryStep what={t.arrived} when={formatDateTime(booking.createdAt, "moment", locale)} />
          )}
        </>
      )}
    </History>
  );
}

function Event({ event, locale: customerLocale }: { event: BookingEvent; locale: Booking["locale"] }) {
  const { history: t } = useText(messages);
  const { locale } = useLocale();
  const { at, kind, by, name, to, note } = event;
  const what = useEventWords(event);
  const reason = kind === "status" && by === "customer" && to === "cancelled" ? note : "";
  return (
    <HistoryStep what={what} when={`${name || t.actors[by]}, ${formatDateTime(at, "moment", locale)}`}>
      {reason && (
        <span
          lang={customerLocale}
          dir="auto"
          className="block whitespace-pre-line text-muted [overflow-wrap:anywhere]"
        >
          {t.quoted(reason)}
        </span>
      )}
    </HistoryStep>
  );
}

function useEventWords({ kind, from, to, note }: BookingEvent): string {
  const { history: t, statuses } = useText(messages);
  const { locale } = useLocale();
  switch (kind) {
    case "status":
      if (!to) return t.details;
      return from ? t.change(statuses[from], statuses[to]) : statuses[to];
    case "appointment":
    case "proposed":
    case "accepted":
      return t[kind](timeText(note, locale));
    case "answered":
      return note === "available" || note === "unavailable" ? t.answered[note] : t.answeredSomehow;
    default:
      return t[kind];
  }
}

/** Formats a moment, or a whole day ("2027-03-31"). */
function timeText(note: string, locale: Locale): string {
  return note.includes("T")
    ? staffMomentText(note, locale)
    : staffAppointmentText(preferredMoment(note, ""), "", locale);
}
