import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { useConflictMessage } from "#app/staff/shell/editing/conflict-message.ts";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Booking } from "../../contract.ts";
import { findStatusChange, type UpdateValues, useUpdateBooking } from "../../queries.ts";
import { type Appointment, appointmentOf } from "../../rules/appointment.ts";
import { messages } from "../../staff-messages.ts";
import { type FormBase, readStoredUnsaved, readUnsaved, removeUnsaved, saveUnsaved } from "./unsaved.ts";

type Errors = Partial<Record<"form" | "day" | "cost" | "notes", string | undefined>>;

type UpdateFormOptions = {
  booking: Booking;
  /** The version created by an action button beside the form: not a colleague's. */
  ownVersion: number | undefined;
  onUpdated: (id: number) => void;
};

/**
 * Values over a booking that may change meanwhile; once saved they begin from what was saved, since the panel
 * may stay open: the same booking is opened again, or there is no next one.
 * @param isSent the form's own change is being saved
 */
function useFormValues(booking: Booking, ownVersion: number | undefined, isSent: boolean) {
  const cache = useQueryClient();
  const [unsaved] = useState(() => readUnsaved(cache, booking.id));
  const [base, setBase] = useState<FormBase>(unsaved?.base ?? booking);
  /** The version the user has seen; only this one may be overwritten. */
  const [seen, setSeen] = useState(base.version);
  const [typed, setTyped] = useState(() => unsaved?.typed ?? toFormValues(booking));
  const [isRestored, setIsRestored] = useState(unsaved !== undefined);
  /** Whether an untouched form was refilled after a colleague's change. */
  const [wasRefreshed, setWasRefreshed] = useState(false);
  const fill = (from: Booking = booking, filled = toFormValues(from)) => {
    setBase(from);
    setSeen(from.version);
    setTyped(filled);
  };
  const isChanged = booking.version > base.version && !isSent;
  if (isChanged && booking.version === ownVersion && base.version === ownVersion - 1) {
    fill(booking, rebaseValues(typed, toFormValues(base), toFormValues(booking)));
    setWasRefreshed(false);
  } else if (isChanged && isSame(typed, toFormValues(base))) {
    fill();
    setWasRefreshed(true);
  }
  const isUntouched = isSame(typed, toFormValues(base));
  useWriting(!isUntouched);
  // Restores after a reload. Must run before the next effect, which removes an untouched form's draft.
  useEffect(() => {
    const stored = readUnsaved(cache, booking.id) ? undefined : readStoredUnsaved(booking.id);
    if (!stored) return;
    setBase(stored.base);
    setSeen(stored.base.version);
    setTyped(stored.typed);
    setIsRestored(true);
  }, [cache, booking.id]);
  const saveDraft = () => saveUnsaved(cache, { base, typed });
  const removeDraft = () => removeUnsaved(cache, base.id);
  useEffect(() => {
    if (isUntouched) removeUnsaved(cache, base.id);
    else saveUnsaved(cache, { base, typed });
  }, [cache, base, typed, isUntouched]);
  const discard = (saved?: Booking) => {
    fill(saved);
    setIsRestored(false);
  };
  const conflicting = isChanged ? booking : null;
  const showsRestored = isRestored && !isUntouched && !conflicting;
  return {
    base,
    typed,
    setTyped,
    seen,
    setSeen,
    discard,
    saveDraft,
    removeDraft,
    wasRefreshed,
    conflicting,
    isRestored: showsRestored,
  };
}

export function useUpdateForm({ booking, ownVersion, onUpdated }: UpdateFormOptions) {
  const t = useText(messages);
  const offerUndo = useOfferUndo("/api/admin/bookings/:id/undo");
  const showConflict = useConflictToast();
  const costField = useRef<HTMLInputElement>(null);
  const dayField = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const update = useUpdateBooking(booking, {
    updated: ({ undo, ...saved }) => {
      form.removeDraft();
      form.discard(saved);
      const description = t.updatedText(saved.id, t.statuses[saved.status]);
      offerUndo(saved.id, undo, { title: t.updated, description });
      onUpdated(saved.id);
    },
    failed: (error, current) => failed(error, current),
  });
  const form = useFormValues(booking, ownVersion, update.isPending);

  const conflict = (current: Booking) => {
    form.setSeen(current.version);
    setErrors({ form: t.conflict.title });
    notice.current?.scrollIntoView({ block: "nearest" });
    void showConflict(current, form.base);
  };
  const failed = (error: Error, current: Booking) => {
    // The draft was removed on submit, and the panel may be closed.
    form.saveDraft();
    if (isConflict(error)) return conflict(current);
    const fieldErrors = readFieldErrors(error);
    const fieldError = fieldErrors.day ?? fieldErrors.cost ?? fieldErrors.notes;
    // "Try again" helps only if no field has to be corrected.
    setErrors({ ...fieldErrors, form: fieldError === undefined ? t.updateFailed : undefined });
    if (fieldErrors.day) dayField.current?.focus();
    else if (fieldErrors.cost) costField.current?.focus();
    errorToast(fieldError ?? t.updateFailed);
  };
  const save = () => {
    if (update.isPending) return;
    // An unreadable number reads as blank and would delete the stored cost.
    const unreadable = costField.current?.validity.badInput;
    setErrors(unreadable ? { cost: t.panel.costWrong } : {});
    if (unreadable) return costField.current?.focus();
    // Do not overwrite a change the user has not seen.
    if (booking.version !== form.seen) return conflict(booking);
    form.removeDraft();
    update.mutate({ ...form.typed, version: form.seen });
  };
  const reset = () => {
    form.discard();
    setErrors({});
  };
  return {
    ...form,
    ...appointmentIn(form, appointmentOf(booking)),
    ...{ reset, update, save, errors, costField, dayField, notice },
  };
}

/** The appointment in the form: as typed, else as it stands. */
function appointmentIn({ typed, setTyped }: ReturnType<typeof useFormValues>, stored: Appointment) {
  return {
    appointment: typed.appointment ?? stored,
    setAppointment: (next: Appointment) =>
      setTyped({ ...typed, appointment: isSame(next, stored) ? null : next }),
  };
}

function readFieldErrors(error: Error): Errors {
  const { preferredDate, estimatedCost, adminNotes }: Partial<Record<string, string>> =
    (error instanceof ApiError && error.body?.fields) || {};
  return { day: preferredDate, cost: estimatedCost, notes: adminNotes };
}

/** Names the colleague who changed the status since the form was filled. */
function useConflictToast() {
  const t = useText(messages);
  const cache = useQueryClient();
  const meanwhile = useConflictMessage(t.statuses);
  return async (current: Booking, base: FormBase) => {
    const change = await findStatusChange(cache, current, base.status);
    const namedChange = change && { ...change, by: change.by || t.history.actors[change.actor] };
    errorToast(meanwhile(namedChange) ?? t.conflict.title);
  };
}

function toFormValues({ status, adminNotes, estimatedCost, noShow }: FormBase): UpdateValues {
  const cost = estimatedCost === null ? "" : String(estimatedCost);
  return { status, adminNotes, estimatedCost: cost, noShow: noShow ?? "", appointment: null };
}

/** Keeps typed values; takes untouched ones from `after`. */
function rebaseValues(typed: UpdateValues, before: UpdateValues, after: UpdateValues): UpdateValues {
  return {
    status: typed.status === before.status ? after.status : typed.status,
    adminNotes: typed.adminNotes === before.adminNotes ? after.adminNotes : typed.adminNotes,
    estimatedCost: typed.estimatedCost === before.estimatedCost ? after.estimatedCost : typed.estimatedCost,
    noShow: typed.noShow === before.noShow ? after.noShow : typed.noShow,
    appointment: typed.appointment,
  };
}

function isSame<T extends UpdateValues | Appointment>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other[key]);
}
