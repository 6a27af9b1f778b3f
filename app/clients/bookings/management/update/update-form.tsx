import { TriangleAlert } from "lucide-react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import { submitBySendKey } from "#app/ui/forms/send-key.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Booking, BookingStatus } from "../../contract.ts";
import type { UpdateValues } from "../../queries.ts";
import { messages } from "../../staff-messages.ts";
import { bookingStatuses, noShows } from "../../values.ts";
import { AppointmentFields } from "./appointment.tsx";
import { ChangedBy, ConflictNotice } from "./conflict-notice.tsx";
import { useEarlyCompletion } from "./early-completion.tsx";
import { useUpdateForm } from "./use-update-form.ts";

type UpdateFormProps = {
  booking: Booking;
  /** The version created by an action button of this panel. */
  ownVersion: number | undefined;
  onUpdated: (id: number) => void;
};

/** Status, appointment, cost and notes. Shows a colleague's concurrent change and keeps the typed values. */
export function UpdateForm({ booking, ownVersion, onUpdated }: UpdateFormProps) {
  const { panel: t, status: statusLabel, statuses } = useText(messages);
  const { may } = useStaff();
  const form = useUpdateForm({ booking, ownVersion, onUpdated });
  const { typed, setTyped, conflicting, reset, wasRefreshed, update, errors, costField, notice } = form;
  const early = useEarlyCompletion(booking, form);
  const set = (change: Partial<UpdateValues>) => setTyped({ ...typed, ...change });
  return (
    <form noValidate onSubmit={early.submit} onKeyDown={submitBySendKey} className="**:scroll-mb-24">
      <fieldset disabled={!may("work")} className="grid min-w-0 gap-4">
        <div ref={notice} role="alert" className="grid scroll-mt-20 gap-4 empty:hidden">
          {conflicting && <ConflictNotice booking={conflicting} onDiscard={reset} />}
          {errors.form && !conflicting && (
            <p className="rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled text-sm">
              {errors.form}
            </p>
          )}
        </div>
        <div role="status" className="-mt-2 text-muted text-sm empty:hidden">
          {wasRefreshed && !conflicting && <ChangedBy booking={booking} />}
        </div>
        {form.isRestored && <UnsavedNotice discard={reset} />}
        <Field label={statusLabel}>
          <Select
            name="status"
            value={typed.status}
            onChange={(event) => set({ status: event.target.value as BookingStatus })}
          >
            <Options values={bookingStatuses} names={statuses} />
          </Select>
        </Field>
        {typed.status === "confirmed" && booking.vendorAnswer !== "available" && (
          <p className="-mt-2 flex items-start gap-1.5 text-ambar-text text-sm">
            <TriangleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
            {booking.vendorAnswer === "unavailable" ? t.vendorCannot : t.vendorSilent}
          </p>
        )}
        {typed.status === "cancelled" && (
          <Field label={t.noShow} hint={t.noShowHint}>
            <Select
              name="noShow"
              value={typed.noShow}
              onChange={(event) => set({ noShow: event.target.value as UpdateValues["noShow"] })}
            >
              <Options values={noShows} names={t.noShows} none={t.nobodyMissed} />
            </Select>
          </Field>
        )}
        <AppointmentFields form={form} />
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
      </fieldset>
      <Allowed to="work">
        {/* As low as the padding of what scrolls. */}
        <div className="sticky -bottom-6 mt-4 border-t bg-card py-3">
          <Button
            type="submit"
            variant="primary"
            busy={update.isPending}
            busyLabel={t.updating}
            className="w-full"
          >
            {t.update}
          </Button>
        </div>
      </Allowed>
      {early.question}
    </form>
  );
}

function UnsavedNotice({ discard }: { discard: () => void }) {
  const { panel: t } = useText(messages);
  return (
    <p className="-my-2 flex flex-wrap items-center gap-x-3 text-muted text-sm">
      {t.notSaved}
      <Button
        variant="link"
        size="small"
        onClick={(event) => {
          event.currentTarget.form?.querySelector("select")?.focus();
          discard();
        }}
      >
        {t.discard}
      </Button>
    </p>
  );
}
