import { useQuery } from "@tanstack/react-query";
import { messages as bookingMessages } from "#app/clients/bookings/staff-messages.ts";
import { useKept } from "#app/staff/shell/editing/use-kept.ts";
import { Field, Input, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { QueueItem } from "../contract.ts";
import type { Typed } from "../entry-acts.ts";
import { messages } from "../messages.ts";
import { entryBookingQueryOptions } from "../queries.ts";

/** What is typed over a booking; null: nothing. `cost` and `notes`: as they were then. */
type Details = {
  cost: string | null;
  notes: string | null;
  over: { cost: string; notes: string };
};
const nothing: Details = { cost: null, notes: null, over: { cost: "", notes: "" } };

/** Cost and notes of a booking that an act of Today saves with it. */
export function useBookingDetails({ kind, id }: QueueItem) {
  const isBooking = kind === "booking";
  const { data: booking } = useQuery({
    ...entryBookingQueryOptions(id),
    enabled: isBooking,
    staleTime: 0,
    refetchOnMount: true,
  });
  const [typed, keep] = useKept(isBooking ? `queue.booking.${id}` : undefined, nothing);
  const now = {
    cost: booking?.estimatedCost == null ? "" : String(booking.estimatedCost),
    notes: booking?.adminNotes ?? "",
  };
  const shown = { cost: typed.cost ?? now.cost, notes: typed.notes ?? now.notes };
  const change = (part: Partial<Pick<Details, "cost" | "notes">>) => {
    const isFirst = typed.cost === null && typed.notes === null;
    keep({ ...typed, ...part, ...(isFirst && { over: now }) });
  };
  const isTyped = typed.cost !== null || typed.notes !== null;
  const details: Typed["details"] =
    isTyped && booking
      ? {
          details: { adminNotes: shown.notes, estimatedCost: shown.cost.trim().replace(",", ".") },
          version: booking.version,
        }
      : undefined;
  // An act before the booking is read would leave out what was typed over it.
  const isUnread = isTyped && !booking;
  return { booking, shown, change, typed, now, details, isUnread, clear: () => keep(nothing) };
}

/** @returns whether an amount can be read: digits, and cents after a point or comma; blank is none */
export const isAmount = (typed: string): boolean => /^\d{0,7}(?:[.,]\d{1,2})?$/.test(typed.trim());

type BookingDetailsProps = { work: ReturnType<typeof useBookingDetails> };

/** The cost, which the customer sees, and the team's notes, beside the acts that save them. */
export function BookingDetails({ work }: BookingDetailsProps) {
  const { panel: t } = useText(bookingMessages);
  const { detail } = useText(messages);
  const { booking, shown, change, typed, now } = work;
  const changed = (name: "cost" | "notes") =>
    typed[name] !== null && typed.over[name] !== now[name] ? detail.changedMeanwhile(now[name]) : undefined;
  return (
    <fieldset disabled={!booking} className="grid min-w-0 gap-x-4 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Field
        label={t.cost}
        hint={changed("cost") ?? t.costHint}
        error={isAmount(shown.cost) ? undefined : t.costWrong}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={shown.cost}
          onChange={(event) => change({ cost: event.target.value })}
        />
      </Field>
      <Field label={t.notes} hint={changed("notes") ?? t.notesHint}>
        <Textarea
          rows={2}
          maxLength={5000}
          value={shown.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
      <p className="text-muted text-sm sm:col-span-2">{detail.withIt}</p>
    </fieldset>
  );
}
