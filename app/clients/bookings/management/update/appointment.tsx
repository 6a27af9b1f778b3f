import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { Field, FieldGroup, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { messages as bookingMessages } from "../../messages.ts";
import { toSlot } from "../../rules/appointment.ts";
import { messages } from "../../staff-messages.ts";
import { latestDay, timeSlots } from "../../values.ts";
import type { useUpdateForm } from "./use-update-form.ts";

export function AppointmentFields({ form }: { form: ReturnType<typeof useUpdateForm> }) {
  const { panel: t } = useText(messages);
  const { zone, full } = useText(bookingMessages);
  const now = new Date(useNow());
  const { appointment, setAppointment, typed, errors, dayField } = form;
  return (
    <FieldGroup label={t.appointment} hint={zone}>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={t.day} error={errors.day}>
          <Input
            ref={dayField}
            type="date"
            name="preferredDate"
            min={todayInSantoDomingo(now)}
            max={latestDay(now)}
            value={appointment.preferredDate}
            onChange={(event) => setAppointment({ ...appointment, preferredDate: event.target.value })}
          />
        </Field>
        <Field label={t.time}>
          <Select
            name="preferredTime"
            value={appointment.preferredTime}
            onChange={(event) =>
              setAppointment({ ...appointment, preferredTime: toSlot(event.target.value) })
            }
          >
            <Options values={timeSlots} names={full.slots} none={t.wholeDay} />
          </Select>
        </Field>
      </div>
      {typed.appointment && <p className="text-muted text-sm">{t.moved}</p>}
    </FieldGroup>
  );
}
