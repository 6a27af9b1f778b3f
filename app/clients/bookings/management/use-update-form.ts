import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useMeanwhile } from "#app/staff/shell/editing/meanwhile.ts";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Booking } from "../contract.ts";
import { findStatusChange, type UpdateValues, useUpdateBooking } from "../queries.ts";
import { type Appointment, appointmentOf } from "../rules/appointment.ts";
import { type FormBase, readStoredUnsaved, readUnsaved, removeUnsaved, saveUnsaved } from "../unsaved.ts";
import { messages } from "./messages.ts";

type Errors = Partial<Record<"whole" | "day" | "cost" | "notes", string | undefined>>;

type UpdateFormOptions = {
  booking: Booking;
  /** The version that a press beside the form made: no colleague's. */
  own: number | undefined;
  onUpdated: (id: number) => void;
};

/**
 * What is typed over a booking that may change meanwhile; it starts from what was left unsaved earlier. While `isSent`
 * its own change is on its way.
 */
function useFormValues(booking: Booking, own: number | undefined, isSent: boolean) {
  const cache = useQueryClient();
  const [left] = useState(() => readUnsaved(cache, booking.id));
  /** The booking as it was when the form was filled from it. */
  const [base, setBase] = useState<FormBase>(left?.base ?? booking);
  /** The version that was seen: only that one is overwritten. */
  const [seen, setSeen] = useState(base.version);
  const [typed, setTyped] = useState(() => left?.typed ?? toFormValues(booking));
  /** Whether what was typed earlier is still in the form. */
  const [isLeft, setIsLeft] = useState(left !== undefined);
  /** Whether the form was filled anew, because a colleague changed the booking. */
  const [followed, setFollowed] = useState(false);
  const fill = (filled = toFormValues(booking)) => {
    setBase(booking);
    setSeen(booking.version);
    setTyped(filled);
  };
  const changed = booking.version !== base.version && !isSent;
  if (changed && booking.version === own && base.version === own - 1) {
    fill(rebaseValues(typed, toFormValues(base), toFormValues(booking)));
    setFollowed(false);
  } else if (changed && isSame(typed, toFormValues(base))) {
    // Nothing was typed yet: the form follows what is read.
    fill();
    setFollowed(true);
  }
  const isUntouched = isSame(typed, toFormValues(base));
  // After a reload; before the next effect, which forgets what an untouched form does not hold.
  useEffect(() => {
    const before = readUnsaved(cache, booking.id) ? undefined : readStoredUnsaved(booking.id);
    if (!before) return;
    setBase(before.base);
    setSeen(before.base.version);
    setTyped(before.typed);
    setIsLeft(true);
  }, [cache, booking.id]);
  const keep = () => saveUnsaved(cache, { base, typed });
  const forget = () => removeUnsaved(cache, base.id);
  useEffect(() => {
    if (isUntouched) removeUnsaved(cache, base.id);
    else saveUnsaved(cache, { base, typed });
  }, [cache, base, typed, isUntouched]);
  const empty = () => {
    fill();
    setIsLeft(false);
  };
  const theirs = changed ? booking : null;
  const earlier = isLeft && !isUntouched && !theirs;
  return { base, typed, setTyped, seen, setSeen, empty, keep, forget, followed, theirs, earlier };
}

/** The panel's form: what is typed, how it is sent, and what became of it. */
export function useUpdateForm({ booking, own, onUpdated }: UpdateFormOptions) {
  const t = useText(messages);
  const showConflict = useConflictToast();
  const costField = useRef<HTMLInputElement>(null);
  const dayField = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const update = useUpdateBooking(booking, {
    updated: ({ id, status }) => {
      form.forget();
      toast({ title: t.updated, description: t.updatedText(id, t.statuses[status]) });
      onUpdated(id);
    },
    failed: (error, now) => failed(error, now),
  });
  const form = useFormValues(booking, own, update.isPending || update.isSuccess);

  const conflict = (now: Booking) => {
    form.setSeen(now.version);
    setErrors({ whole: t.conflict.title });
    notice.current?.scrollIntoView({ block: "nearest" });
    void showConflict(now, form.base);
  };
  const failed = (error: Error, now: Booking) => {
    // What is sent counts as saved; it may have failed with the panel closed.
    form.keep();
    if (isConflict(error)) return conflict(now);
    const fieldErrors = readFieldErrors(error);
    const fieldError = fieldErrors.day ?? fieldErrors.cost ?? fieldErrors.notes;
    // Trying again helps only where nothing is to be corrected.
    setErrors({ ...fieldErrors, whole: fieldError === undefined ? t.updateFailed : undefined });
    if (fieldErrors.day) dayField.current?.focus();
    else if (fieldErrors.cost) costField.current?.focus();
    toast({ title: t.error, description: fieldError ?? t.updateFailed, variant: "destructive" });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    // Such a field reads as blank, and would take a known cost away.
    const unreadable = costField.current?.validity.badInput;
    setErrors(unreadable ? { cost: t.panel.costWrong } : {});
    if (unreadable) return costField.current?.focus();
    // A colleague's change may have come in unnoticed, above what one was typing.
    if (booking.version !== form.seen) return conflict(booking);
    form.forget();
    update.mutate({ ...form.typed, version: form.seen });
  };
  const startAnew = () => {
    form.empty();
    setErrors({});
  };
  const appointment = form.typed.appointment ?? appointmentOf(booking);
  const setAppointment = (next: Appointment) =>
    form.setTyped({ ...form.typed, appointment: isSame(next, appointmentOf(booking)) ? null : next });
  return {
    ...form,
    ...{ appointment, setAppointment, startAnew, update, send, errors, costField, dayField, notice },
  };
}

/** What the server said of the fields. */
function readFieldErrors(error: Error): Errors {
  const { preferredDate, estimatedCost, adminNotes }: Partial<Record<string, string>> =
    (error instanceof ApiError && error.body?.fields) || {};
  return { day: preferredDate, cost: estimatedCost, notes: adminNotes };
}

/** Says who changed the booking since the form was filled, where the status shows it. */
function useConflictToast() {
  const t = useText(messages);
  const cache = useQueryClient();
  const meanwhile = useMeanwhile(t.statuses);
  return async (now: Booking, base: FormBase) => {
    const change = await findStatusChange(cache, now, base.status);
    const namedChange = change && { ...change, by: change.by || t.history.actors[change.actor] };
    toast({
      title: t.error,
      description: meanwhile(namedChange) ?? t.conflict.title,
      variant: "destructive",
    });
  };
}

function toFormValues({ status, adminNotes, estimatedCost }: FormBase): UpdateValues {
  const cost = estimatedCost === null ? "" : String(estimatedCost);
  return { status, adminNotes, estimatedCost: cost, appointment: null };
}

/** What was typed stays; what was not follows. */
function rebaseValues(typed: UpdateValues, before: UpdateValues, after: UpdateValues): UpdateValues {
  return {
    status: typed.status === before.status ? after.status : typed.status,
    adminNotes: typed.adminNotes === before.adminNotes ? after.adminNotes : typed.adminNotes,
    estimatedCost: typed.estimatedCost === before.estimatedCost ? after.estimatedCost : typed.estimatedCost,
    appointment: typed.appointment,
  };
}

function isSame<T extends UpdateValues | Appointment>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other[key]);
}
