import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { momentText } from "#app/desk/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { Booking } from "./contract.ts";
import { type BookingHistoryOf, historyReading } from "./queries.ts";
import { whenText } from "./track-times.ts";

type BookingEvent = BookingHistoryOf[number];

/** A booking's way so far, folded away until it is asked for. */
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
  const { data, isError, isFetching, refetch } = useQuery(historyReading(booking.id));
  if (isError && !isFetching) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
        {t.failed}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton className="h-12" />;
  return (
    <ol className="mt-1 border-line border-s-2 ps-4 text-sm">
      {data.map((event) => (
        <Event key={`${event.at} ${event.by} ${event.from} ${event.to}`} event={event} />
      ))}
      <li className="pb-2">
        <span className="font-semibold">{t.arrived}</span>{" "}
        <span className="text-muted">{momentText(booking.createdAt, "moment", locale)}</span>
      </li>
    </ol>
  );
}

function Event({ event }: { event: BookingEvent }) {
  const { history: t, statuses } = useText(messages);
  const { locale } = useLocale();
  const { at, by, name, from, to, note } = event;
  // A customer's change without a status is the wish for another time; its note is that time.
  const wish = by === "customer" && !to && !Number.isNaN(Date.parse(note)) ? note : null;
  const changed = !to || from === to ? t.kept : from ? t.change(statuses[from], statuses[to]) : statuses[to];
  return (
    <li className="pb-2">
      <span className="font-semibold">{wish ? t.proposed(whenText(wish, locale)) : changed}</span>{" "}
      <span className="text-muted">
        {name || t.actors[by]}, {momentText(at, "moment", locale)}
      </span>
      {note && !wish && (
        <span dir="auto" className="block whitespace-pre-line [overflow-wrap:anywhere]">
          {note}
        </span>
      )}
    </li>
  );
}
