import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { formatMoney } from "#app/ui/money.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Booking } from "../../contract.ts";
import { historyQueryOptions } from "../../queries.ts";
import { staffAppointmentText } from "../../rules/staff-times.ts";
import { messages } from "../../staff-messages.ts";

export function ConflictNotice({ booking, onDiscard }: { booking: Booking; onDiscard: () => void }) {
  const { conflict: t, panel, status, statuses } = useText(messages);
  const { locale } = useLocale();
  const { estimatedCost: cost, adminNotes } = booking;
  return (
    <div className="grid gap-2 rounded border border-ambar bg-pending-fill px-4 py-3 text-pending text-sm">
      <div>
        <p className="font-semibold">{t.title}</p>
        <ChangedBy booking={booking} />
      </div>
      <p>{t.text}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <dt>{status}:</dt>
        <dd className="font-semibold">{statuses[booking.status]}</dd>
        <dt>{panel.appointment}:</dt>
        <dd className="font-semibold">
          {staffAppointmentText(booking.preferredDate, booking.preferredTime, locale)}
        </dd>
        <dt>{panel.cost}:</dt>
        <dd className="font-semibold">
          {cost === null ? t.noCost : formatMoney(Math.round(cost * 100), "USD", locale)}
        </dd>
        <dt>{panel.notes}:</dt>
        <dd dir="auto" className="whitespace-pre-line font-semibold [overflow-wrap:anywhere]">
          {adminNotes || t.noNotes}
        </dd>
      </dl>
      <p>{t.overwrite}</p>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={onDiscard}>
        {t.take}
      </Button>
    </div>
  );
}

export function ChangedBy({ booking }: { booking: Booking }) {
  const { conflict: t, history } = useText(messages);
  const { locale } = useLocale();
  const { data } = useInfiniteQuery({
    ...historyQueryOptions(booking.id),
    staleTime: 0,
    refetchOnMount: true,
  });
  const last = data?.pages[0]?.items[0];
  if (!last) return null;
  return <p>{t.by(last.name || history.actors[last.by], formatDateTime(last.at, "time", locale))}</p>;
}
