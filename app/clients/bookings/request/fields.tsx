import type { ReactNode } from "react";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { readersName } from "#app/marketplace/vendors/rules/service-groups.ts";
import { Field, FieldGroup, Input, Options, Radio, Select, Textarea } from "#app/ui/forms/field.tsx";
import { FormProblems } from "#app/ui/forms/form-problems.tsx";
import { EmailInput, NameInput, PhoneInput } from "#app/ui/forms/inputs.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { latestAsapDay } from "../rules/fitting-times.ts";
import { fallbackServices, urgencies } from "../values.ts";
import { isOffered, TimeFields, useTimes } from "./time-fields.tsx";
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

type ServiceProps = FieldsProps & { vendor: VendorDetail };

export function ServiceFields({ booking, vendor, hour }: ServiceProps & { hour: string }) {
  const t = useText(messages).full;
  const { field, form } = booking;
  const { now, latest } = useTimes(booking, vendor, hour);
  return (
    <FieldSection title={t.service}>
      <ServiceField booking={booking} vendor={vendor} />
      <UrgencyField booking={booking} latestAsap={latestAsapDay(vendor, now)} />
      <TimeFields booking={booking} vendor={vendor} now={now} latest={latest} />
      <PlaceFields booking={booking} />
      <Field {...field("budget")} label={t.budget} optional hint={t.budgetHint} className="sm:col-span-2">
        <Input {...form.register("budget")} maxLength={200} />
      </Field>
      <Field {...field("message")} label={t.message} hint={t.messageHint} className="sm:col-span-2" required>
        <Textarea {...form.register("message")} rows={5} maxLength={5000} />
      </Field>
    </FieldSection>
  );
}

function PlaceFields({ booking: { field, form } }: FieldsProps) {
  const t = useText(messages).full;
  return (
    <>
      <Field {...field("town")} label={t.where} hint={t.whereHint}>
        <Select {...form.register("town")}>
          <Options values={locations} none={t.otherTown} />
        </Select>
      </Field>
      <Field {...field("place")} label={t.place} optional hint={t.placeHint}>
        <Input {...form.register("place")} maxLength={500} />
      </Field>
    </>
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
            {name && !service.includes(name) ? `${name} (${service})` : (name ?? service)}
          </option>
        ))}
        {own.length === 0 && <Options values={fallbackServices} names={t.services} />}
      </Select>
    </Field>
  );
}

type UrgencyProps = FieldsProps & { latestAsap: string };

/** "ASAP (same day)" brings a later day forward to the latest possible one, and clears an hour that has passed. */
function UrgencyField({ booking: { field, form }, latestAsap }: UrgencyProps) {
  const t = useText(messages).full;
  const alignDay = (urgency: string) => {
    const { preferredDate, preferredTime } = form.getValues();
    if (urgency !== "asap" || (preferredDate !== "" && preferredDate <= latestAsap)) return;
    form.setValue("preferredDate", latestAsap, { shouldValidate: form.formState.isSubmitted });
    if (!isOffered(latestAsap, preferredTime)) form.setValue("preferredTime", "");
  };
  return (
    <FieldGroup {...field("urgency")} role="radiogroup" label={t.urgency} className="sm:col-span-2">
      <div className="grid gap-x-4 sm:grid-cols-3">
        {urgencies.map((urgency) => (
          <Radio
            key={urgency}
            {...form.register("urgency", { onChange: (event) => alignDay(event.target.value) })}
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
    town: t.where,
    place: t.place,
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
