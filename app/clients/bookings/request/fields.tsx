import type { ReactNode } from "react";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { readersName } from "#app/marketplace/vendors/rules/service-groups.ts";
import { Field, FieldGroup, Input, Options, Radio, Select, Textarea } from "#app/ui/forms/field.tsx";
import { FormProblems } from "#app/ui/forms/form-problems.tsx";
import { EmailInput, NameInput, PhoneInput } from "#app/ui/forms/inputs.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { futureSlots } from "../rules/preferred-moment.ts";
import { fallbackServices, urgencies } from "../values.ts";
import { uniqueServices } from "./unique-services.ts";
import { fieldId, type useBookingForm } from "./use-booking-form.ts";

type FieldsProps = { booking: ReturnType<typeof useBookingForm> };

export function CustomerFields({ booking }: FieldsProps) {
  const t = useText(messages).full;
  const { field, form } = booking;
  return (
    <FieldSection title={t.you}>
      <Field {...field("customerName")} label={t.name} className="sm:col-span-2" required>
        <NameInput {...form.register("customerName")} maxLength={200} />
      </Field>
      <Field {...field("customerEmail")} label={t.email} required>
        <EmailInput {...form.register("customerEmail")} maxLength={254} />
      </Field>
      <Field {...field("customerPhone")} label={t.phone} required>
        <PhoneInput {...form.register("customerPhone")} maxLength={40} placeholder={t.phoneExample} />
      </Field>
    </FieldSection>
  );
}

type ServiceProps = FieldsProps & { vendor: Pick<VendorDetail, "services" | "serviceNames"> };

export function ServiceFields({ booking, vendor, today }: ServiceProps & { today: string }) {
  const t = useText(messages);
  const { field, form } = booking;
  const slots = futureSlots(form.watch("preferredDate"));
  return (
    <FieldSection title={t.full.service}>
      <ServiceField booking={booking} vendor={vendor} />
      <Field {...field("preferredDate")} label={t.full.date} hint={t.dateHint} required>
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
          min={today}
        />
      </Field>
      <Field
        {...field("preferredTime")}
        label={t.full.time}
        hint={slots.length === 0 ? t.full.noTimeLeft : t.zone}
        required
      >
        <Select {...form.register("preferredTime")}>
          <Options values={slots} names={t.full.slots} none={t.full.chooseTime} />
        </Select>
      </Field>
      <UrgencyField booking={booking} />
      <Field
        {...field("budget")}
        label={t.full.budget}
        optional
        hint={t.full.budgetHint}
        className="sm:col-span-2"
      >
        <Input {...form.register("budget")} maxLength={200} />
      </Field>
      <Field
        {...field("message")}
        label={t.full.message}
        hint={t.full.messageHint}
        className="sm:col-span-2"
        required
      >
        <Textarea {...form.register("message")} rows={5} maxLength={5000} />
      </Field>
    </FieldSection>
  );
}

/** The vendor's services, with their names in the reader's language; or the general ones, sent in English in both languages. */
function ServiceField({ booking: { field, form }, vendor }: ServiceProps) {
  const t = useText(messages).full;
  const { locale } = useLocale();
  const own = uniqueServices(vendor.services).map((service) => {
    const at = vendor.services.findIndex((one) => one.trim() === service);
    return { service, name: readersName(vendor, at, locale) };
  });
  return (
    <Field {...field("serviceRequested")} label={t.requested} className="sm:col-span-2" required>
      <Select {...form.register("serviceRequested")}>
        <option value="">{t.chooseService}</option>
        {own.map(({ service, name }) => (
          <option key={service} value={service} lang={name ? undefined : ""}>
            {name ? `${name} (${service})` : service}
          </option>
        ))}
        {own.length === 0 && <Options values={fallbackServices} names={t.services} />}
      </Select>
    </Field>
  );
}

function UrgencyField({ booking: { field, form } }: FieldsProps) {
  const t = useText(messages).full;
  return (
    <FieldGroup {...field("urgency")} role="radiogroup" label={t.urgency} className="sm:col-span-2">
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
