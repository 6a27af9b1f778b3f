import { useState } from "react";
import type { z } from "zod";
import { Twins } from "#app/clients/leads/twins.tsx";
import type { VendorChoice } from "#app/marketplace/vendors/contract.ts";
import { ByHandFields, firstByHand } from "#app/staff/shell/editing/record-form/by-hand-fields.tsx";
import { RecordFormDialog } from "#app/staff/shell/editing/record-form/record-form-dialog.tsx";
import { useCreateRecord } from "#app/staff/shell/editing/record-form/use-create-record.ts";
import { useRecordForm } from "#app/staff/shell/editing/record-form/use-record-form.ts";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { Field, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { api } from "#platform/api-client/api.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { bilingual } from "#platform/i18n/text.ts";
import { type BookingByHand, bookingByHand, type changedBooking } from "./contract.ts";
import { messages as bookingMessages } from "./messages.ts";
import { CustomerFields } from "./parts/customer-fields.tsx";
import { ServiceField } from "./parts/service-field.tsx";
import { VendorChoicePicker } from "./parts/vendor-choice-picker.tsx";
import { toSlot } from "./rules/appointment.ts";
import { messages as staffMessages } from "./staff-messages.ts";
import { latestDay, timeSlots, urgencies } from "./values.ts";

const messages = bilingual({
  title: { en: "New booking", es: "Nueva reserva" },
  text: {
    en: "Somebody called, wrote or came in and wants a vendor. The vendor is asked in a letter, as for any booking.",
    es: "Alguien llamó, escribió o vino y quiere un proveedor. Al proveedor se le pregunta por carta, como en cualquier reserva.",
  },
  call: {
    en: (name: string) => `${name} has no address for letters: call them.`,
    es: (name: string) => `${name} no tiene dirección para cartas: llámale.`,
  },
  noVendor: { en: "Choose the vendor.", es: "Elige el proveedor." },
  done: { en: "Booking written down", es: "Reserva anotada" },
});

const blank = {
  ...{ vendorId: 0, serviceRequested: "", customerName: "", customerEmail: "", customerPhone: "" },
  ...{ customerContact: "", town: "" as const, place: "", day: "", preferredTime: "" as const },
  ...{ urgency: "standard" as const, ...firstByHand },
};

/** Staff write down a booking, from anywhere on the desk. */
export default function NewBookingDialog({ close }: { close: () => void }) {
  const t = useText(messages);
  const { byHand } = useText(deskMessages);
  const [vendor, setVendor] = useState<VendorChoice | null>(null);
  const form = useNewBooking(close);
  const { values, change, errors } = form;
  const choose = (chosen: VendorChoice) => {
    setVendor(chosen);
    change({ vendorId: chosen.id, serviceRequested: "" });
  };
  return (
    <RecordFormDialog
      form={form}
      close={close}
      title={t.title}
      description={t.text}
      action={byHand.create}
      busyLabel={byHand.creating}
    >
      <CustomerFields {...form} />
      <Twins
        name={values.customerName}
        email={values.customerEmail}
        phone={values.customerPhone}
        locale={values.locale}
        fill={({ name, email, phone, locale }) =>
          change({
            ...(name !== undefined && { customerName: name }),
            ...(email !== undefined && { customerEmail: email }),
            ...(phone !== undefined && { customerPhone: phone }),
            ...(locale !== undefined && { locale }),
          })
        }
      />
      <div className="sm:col-span-2">
        <VendorChoicePicker
          chosen={vendor}
          choose={choose}
          wanted={values.town ? { town: values.town } : {}}
          error={errors.vendorId && (vendor ? errors.vendorId : t.noVendor)}
        />
        {vendor && !vendor.isWrittenTo && (
          <p className="pt-1.5 text-ambar-text text-sm">{t.call(vendor.businessName)}</p>
        )}
      </div>
      <ServiceField
        services={vendor?.services ?? []}
        current=""
        service={values.serviceRequested}
        setService={(serviceRequested) => change({ serviceRequested })}
        error={errors.serviceRequested}
      />
      <TimeFields values={values} change={change} errors={errors} />
      <ByHandFields {...form} email={values.customerEmail} />
    </RecordFormDialog>
  );
}

function useNewBooking(close: () => void) {
  const t = useText(messages);
  const { byHand } = useText(deskMessages);
  const { locale } = useLocale();
  return useRecordForm<BookingByHand, BookingByHand>({
    initial: { ...blank, locale },
    contract: bookingByHand,
    send: useCreateRecord<BookingByHand, z.infer<typeof changedBooking>>({
      kind: "booking",
      close,
      undo: "/api/admin/bookings/:id/undo",
      post: (values, options) => api.post("/api/admin/bookings", values, options),
      said: ({ customerEmail }, { receipt }) => ({
        title: t.done,
        ...(receipt && customerEmail !== "" && { description: byHand.receiptWaits }),
      }),
    }),
  });
}

type TimeProps = {
  values: BookingByHand;
  change: (part: Partial<BookingByHand>) => void;
  errors: Record<string, string>;
};

function TimeFields({ values, change, errors }: TimeProps) {
  const { panel, urgencies: names } = useText(staffMessages);
  const { zone, full } = useText(bookingMessages);
  const now = new Date();
  return (
    <>
      <Field label={panel.urgency}>
        <Select
          name="urgency"
          value={values.urgency}
          onChange={(event) =>
            change({ urgency: urgencies.find((one) => one === event.target.value) ?? "standard" })
          }
        >
          <Options values={urgencies} names={names} />
        </Select>
      </Field>
      <Field label={panel.day} hint={zone} error={errors.day} required>
        <Input
          type="date"
          name="day"
          min={todayInSantoDomingo(now)}
          max={latestDay(now)}
          value={values.day}
          onChange={(event) => change({ day: event.target.value })}
        />
      </Field>
      <Field label={panel.time} hint={zone} error={errors.preferredTime}>
        <Select
          name="preferredTime"
          value={values.preferredTime}
          onChange={(event) => change({ preferredTime: toSlot(event.target.value) })}
        >
          <Options values={timeSlots} names={full.slots} none={panel.wholeDay} />
        </Select>
      </Field>
    </>
  );
}
