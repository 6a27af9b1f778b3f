import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { momentText } from "#app/desk/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { formatMoney } from "#app/ui/money.ts";
import { toast } from "#app/ui/toast.ts";
import { ApiError, isConflict } from "#platform/api-client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import { type Booking, type BookingStatus, bookingStatuses } from "./contract.ts";
import { historyReading, type Typed, useUpdate } from "./queries.ts";

type UpdateFormProps = { booking: Booking; onUpdated: (id: number) => void };

/** Status, estimated cost and notes. A colleague's change meanwhile is shown, and what was typed stays. */
export function UpdateForm({ booking, onUpdated }: UpdateFormProps) {
  const { panel: t, status: statusLabel, statuses } = useText(messages);
  const form = useUpdateForm(booking, onUpdated);
  const { typed, setTyped, theirs, takeTheirs, followed, update, send, errors, costField, notice } = form;
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <div ref={notice} role="alert" className="grid scroll-mt-20 gap-4 empty:hidden">
        {theirs && <Theirs booking={theirs} take={takeTheirs} />}
        {errors.whole && !theirs && (
          <p className="rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled text-sm">
            {errors.whole}
          </p>
        )}
      </div>
      <div role="status" className="-mt-2 text-muted text-sm empty:hidden">
        {followed && !theirs && <ChangedBy booking={booking} />}
      </div>
      <Field label={statusLabel}>
        <Select
          name="status"
          value={typed.status}
          onChange={(event) => set({ status: event.target.value as BookingStatus })}
        >
          {bookingStatuses.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.cost} hint={t.costHint} error={errors.cost}>
        <Input
          ref={costField}
          type="number"
          name="estimatedCost"
          inputMode="decimal"
          step="0.01"
          min="0"
          value={typed.estimatedCost}
          onChange={(event) => set({ estimatedCost: event.target.value })}
        />
      </Field>
      <Field label={t.notes} hint={t.notesHint} error={errors.notes}>
        <Textarea
          name="adminNotes"
          rows={4}
          maxLength={5000}
          value={typed.adminNotes}
          onChange={(event) => set({ adminNotes: event.target.value })}
        />
      </Field>
      <Button type="submit" variant="primary" busy={update.isPending} busyLabel={t.updating}>
        {t.update}
      </Button>
    </form>
  );
}

/** What a colleague made of the booking while this form was open. */
function Theirs({ booking, take }: { booking: Booking; take: () => void }) {
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
      <Button variant="quiet" size="small" className="justify-self-start" onClick={take}>
        {t.take}
      </Button>
    </div>
  );
}

/** Whose the last change was, and when. */
function ChangedBy({ booking }: { booking: Booking }) {
  const { conflict: t, history } = useText(messages);
  const { locale } = useLocale();
  const { data } = useQuery({ ...historyReading(booking.id), staleTime: 0, refetchOnMount: true });
  const last = data?.[0];
  if (!last) return null;
  return <p>{t.by(last.name || history.actors[last.by], momentText(last.at, "time", locale))}</p>;
}

type Errors = { whole?: string | undefined; cost?: string | undefined; notes?: string | undefined };

/** What is typed over a booking that may change meanwhile. While `isSent` its own change is on its way. */
function useTyped(booking: Booking, isSent: boolean) {
  /** The booking as it was when the form was filled from it. */
  const [base, setBase] = useState(booking);
  /** The version that was seen: only that one is overwritten. */
  const [seen, setSeen] = useState(booking.version);
  const [typed, setTyped] = useState(() => formOf(booking));
  /** Whether the form was filled anew, because a colleague changed the booking. */
  const [followed, setFollowed] = useState(false);
  const fill = () => {
    setBase(booking);
    setSeen(booking.version);
    setTyped(formOf(booking));
  };
  const changed = booking.version !== base.version && !isSent;
  // Nothing was typed yet: the form follows what is read.
  if (changed && isSame(typed, formOf(base))) {
    fill();
    setFollowed(true);
  }
  return { typed, setTyped, seen, setSeen, fill, followed, theirs: changed ? booking : null };
}

function useUpdateForm(booking: Booking, onUpdated: (id: number) => void) {
  const t = useText(messages);
  const costField = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const update = useUpdate(booking, {
    updated: ({ id, status }) => {
      toast({ title: t.updated, description: t.updatedText(id, t.statuses[status]) });
      onUpdated(id);
    },
    failed: (error, now) => failed(error, now),
  });
  const form = useTyped(booking, update.isPending || update.isSuccess);

  const conflict = (now: Booking) => {
    form.setSeen(now.version);
    setErrors({ whole: t.conflict.title });
    toast({ title: t.error, description: t.conflict.title, variant: "destructive" });
    notice.current?.scrollIntoView({ block: "nearest" });
  };
  const failed = (error: Error, now: Booking) => {
    if (isConflict(error)) return conflict(now);
    const fields = error instanceof ApiError ? error.body?.fields : undefined;
    setErrors({ whole: t.updateFailed, cost: fields?.estimatedCost, notes: fields?.adminNotes });
    if (fields?.estimatedCost) costField.current?.focus();
    toast({ title: t.error, description: t.updateFailed, variant: "destructive" });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    // Such a field reads as blank, and would take a known cost away.
    const unreadable = costField.current?.validity.badInput;
    setErrors(unreadable ? { cost: t.panel.costWrong } : {});
    if (unreadable) {
      costField.current?.focus();
      return;
    }
    // A colleague's change may have come in unnoticed, above what one was typing.
    if (booking.version !== form.seen) return conflict(booking);
    update.mutate({ ...form.typed, version: form.seen });
  };
  const takeTheirs = () => {
    form.fill();
    setErrors({});
  };
  return { ...form, takeTheirs, update, send, errors, costField, notice };
}

function formOf({ status, adminNotes, estimatedCost }: Booking): Typed {
  return { status, adminNotes, estimatedCost: estimatedCost === null ? "" : String(estimatedCost) };
}

function isSame(one: Typed, other: Typed): boolean {
  return (
    one.status === other.status &&
    one.adminNotes === other.adminNotes &&
    one.estimatedCost === other.estimatedCost
  );
}
