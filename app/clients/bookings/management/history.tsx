import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { readMoneyCode } from "#app/staff/shell/money/read-money.ts";
import { CorrectedValue } from "#app/staff/shell/record/corrected-value.tsx";
import { HistoryStep, PagedHistory } from "#app/staff/shell/record/history.tsx";
import { useLanguageNames } from "#app/staff/shell/record/language-names.ts";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { formatMoney } from "#app/ui/money.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Booking } from "../contract.ts";
import { type BookingEvents, historyQueryOptions } from "../queries.ts";
import { preferredMoment } from "../rules/preferred-moment.ts";
import { readPriceNote } from "../rules/prices/price-changes.ts";
import { staffAppointmentText, staffMomentText } from "../rules/staff-times.ts";
import { messages } from "../staff-messages.ts";

type BookingEvent = BookingEvents[number];

export function BookingHistory({ booking }: { booking: Booking }) {
  const t = useText(messages).history;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Toggle open={open} controls={id} toggle={setOpen} className="font-semibold">
        {t.show}
      </Toggle>
      <div id={id} hidden={!open}>
        {open && <Events booking={booking} />}
      </div>
    </div>
  );
}

function Events({ booking }: { booking: Booking }) {
  const { history: t } = useText(messages);
  const query = useInfiniteQuery(historyQueryOptions(booking.id));
  return (
    <PagedHistory query={query} end={<HistoryStep what={t.arrived} at={booking.createdAt} />}>
      {(event) => (
        <Event key={`${event.at} ${event.kind} ${event.to}`} event={event} locale={booking.locale} />
      )}
    </PagedHistory>
  );
}

function Event({ event, locale: customerLocale }: { event: BookingEvent; locale: Booking["locale"] }) {
  const { history: t, correction } = useText(messages);
  const { at, kind, by, name, to, note } = event;
  const languages = useLanguageNames();
  const shown = (field: string, value: string) =>
    field === "locale" && (value === "en" || value === "es") ? languages[value] : value || "–";
  const what = useEventWords(event);
  const isReason = kind === "status" && by === "customer" && to === "cancelled";
  const reason = isReason || kind === "words" ? note : "";
  return (
    <HistoryStep what={what} by={name || t.actors[by]} at={at}>
      {reason && (
        <span
          lang={customerLocale}
          dir="auto"
          className="block whitespace-pre-line text-muted [overflow-wrap:anywhere]"
        >
          {t.quoted(reason)}
        </span>
      )}
      {kind === "prices" && <PriceChanges note={note} />}
      {event.corrections.map(({ field, from, to }) => (
        <span key={field} className="block">
          <span className="text-muted">{correction.fields[field]}:</span>
          <CorrectedValue from={shown(field, from)} to={shown(field, to)} />
        </span>
      ))}
      {kind === "contact" && note && (
        <span dir="auto" className="block text-muted [overflow-wrap:anywhere]">
          {t.formerContact(note)}
        </span>
      )}
    </HistoryStep>
  );
}

function PriceChanges({ note }: { note: string }) {
  const { history: t } = useText(messages);
  const { locale } = useLocale();
  const textOf = (code: string) => {
    const money = readMoneyCode(code);
    return money ? formatMoney(money.cents, money.currency, locale) : code || t.noPrice;
  };
  return readPriceNote(note).map(({ field, from, to }) => (
    <span key={field} className="block text-muted lining-nums">
      {t.priceChange(t.priceNames[field], textOf(from), textOf(to))}
    </span>
  ));
}

function useEventWords({ kind, from, to, note }: BookingEvent): string {
  const { history: t, statuses, panel } = useText(messages);
  const { locale } = useLocale();
  switch (kind) {
    case "status":
      if (!to) return t.details;
      return from ? t.change(statuses[from], statuses[to]) : statuses[to];
    case "undone":
      if (note === "reassigned" || note === "corrected" || note === "released")
        return t.undoneChange(t[note]);
      return from && to ? t.undoneChange(t.change(statuses[from], statuses[to])) : t.undone;
    case "appointment":
    case "proposed":
    case "accepted":
      return t[kind](timeText(note, locale));
    case "answered":
      return note === "available" || note === "unavailable" ? t.answered[note] : t.answeredSomehow;
    case "no_show":
      return note === "customer" || note === "vendor" ? panel.noShows[note] : t.came;
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
