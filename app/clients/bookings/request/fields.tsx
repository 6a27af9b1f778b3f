import type { ReactNode } from "react";
import { Field, FieldGroup, Input, Options, Radio, Select, Textarea } from "#app/ui/forms/field.tsx";
import { FormProblems } from "#app/ui/forms/form-problems.tsx";
import { EmailInput, NameInput, PhoneInput } from "#app/ui/forms/inputs.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { fallbackServices, urgencies } from "../contract.ts";
import { messages } from "../messages.ts";
import { futureSlots } from "../rules/preferred-moment.ts";
import { uniqueServices } from "./forms.ts";
import { fieldId, type useBookingForm } from "./use-booking-form.ts";

type FieldsProps = { booking: ReturnType<typeof useBookingForm> };

export function CustomerFields({ booking }: FieldsProps) {
  const t = useText(messages).full;
  const { error, form } = booking;
  return (
    <FieldSection title={t.you}>
      <Field
        id={fieldId("customerName")}
        label={t.name}
        error={error("customerName")}
        className="sm:col-span-2"
        required
      >
        <NameInput {...form.register("customerName")} maxLength={200} />
      </Field>
      <Field id={fieldId("customerEmail")} label={t.email} error={error("customerEmail")} required>
        <EmailInput {...form.register("customerEmail")} maxLength={254} />
      </Field>
      <Field id={fieldId("customerPhone")} label={t.phone} error={error("customerPhone")} required>
        <PhoneInput {...form.register("customerPhone")} maxLength={40} placeholder={t.phoneExample} />
      </Field>
    </FieldSection>
  );
}

export function ServiceFields({
  booking,
  ...rest
}: FieldsProps & { services: readonly string[]; today: string }) {
  const t = useText(messages);
  const { error, form } = booking;
  const slots = futureSlots(form.watch("preferredDate"));
  return (
    <FieldSection title={t.full.service}>
      <ServiceField booking={booking} services={rest.services} />
      <Field
        id={fieldId("preferredDate")}
        label={t.full.date}
        error={error("preferredDate")}
        hint={t.dateHint}
        required
      >
        <Input
          {...form.register("preferredDate", {
            // Clears a slot that is not offered on the new day.
            onChange: () => {
              const { preferredDate, preferredTime } = form.getValues();
              if (!futureSlots(preferredDate).some((slot) => slot === preferredTime))
                form.setValue("preferredTime", "");
            },
          })}
          type="date"
          min={rest.today}
        />
      </Field>
      <Field
        id={fieldId("preferredTime")}
        label={t.full.time}
        error={error("preferredTime")}
        hint={slots.length === 0 ? t.full.noTimeLeft : t.zone}
        required
      >
        <Select {...form.register("preferredTime")}>
          <Options values={slots} names={t.full.slots} none={t.full.chooseTime} />
        </Select>
      </Field>
      <UrgencyField booking={booking} />
      <Field
        id={fieldId("budget")}
        label={t.full.budget}
        optional
        hint={t.full.budgetHint}
        error={error("budget")}
        className="sm:col-span-2"
      >
        <Input {...form.register("budget")} maxLength={200} />
      </Field>
      <Field
        id={fieldId("message")}
        label={t.full.message}
        hint={t.full.messageHint}
        error={error("message")}
        className="sm:col-span-2"
        required
      >
        <Textarea {...form.register("message")} rows={5} maxLength={5000} />
      </Field>
    </FieldSection>
  );
}

/** The vendor's services, or the general ones, sent in English in both languages. */
function ServiceField({ booking, services }: FieldsProps & { services: readonly string[] }) {
  const t = useText(messages).full;
  const { error, form } = booking;
  const own = uniqueServices(services);
  return (
    <Field
      id={fieldId("serviceRequested")}
      label={t.requested}
      error={error("serviceRequested")}
      className="sm:col-span-2"
      required
    >
      <Select {...form.register("serviceRequested")}>
        <option value="">{t.chooseService}</option>
        {own.map((service) => (
          <option key={service} value={service} lang="">
            {service}
          </option>
        ))}
        {own.length === 0 &&
          fallbackServices.map((service) => (
            <option key={service} value={service}>
              {t.services[service]}
            </option>
          ))}
      </Select>
    </Field>
  );
}

function UrgencyField({ booking }: FieldsProps) {
  const t = useText(messages).full;
  const { error, form } = booking;
  return (
    <FieldGroup
      role="radiogroup"
      id={fieldId("urgency")}
      label={t.urgency}
      error={error("urgency")}
      className="sm:col-span-2"
    >
      <div className="grid gap-x-4 sm:grid-cols-3">
        {urgencies.map((urgency) => (
          <Radio
            key={urgency}
            {...form.register("urgency")}
            value={urgency}
            label={
              <>
                {t.urgencies[urgency]} <span className="block text-muted text-sm">{t.within[urgency]}</span>
              </>
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

export function BookingProblems({ booking }: FieldsProps) {
  const t = useText(messages).full;
  const labels = {
    customerName: t.name,
    customerEmail: t.email,
    customerPhone: t.phone,
    serviceRequested: t.requested,
    preferredDate: t.date,
    preferredTime: t.time,
    urgency: t.urgency,
    budget: t.budget,
    message: t.message,
  };
  const { submitCount } = booking.form.formState;
  return <FormProblems labels={labels} error={booking.error} id={fieldId} submitCount={submitCount} />;
}

function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="display text-xl">{title}</legend>
      <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
