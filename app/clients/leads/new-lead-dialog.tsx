import type { z } from "zod";
import { ByHandFields, firstByHand } from "#app/staff/shell/editing/record-form/by-hand-fields.tsx";
import { RecordFormDialog } from "#app/staff/shell/editing/record-form/record-form-dialog.tsx";
import { useCreateRecord } from "#app/staff/shell/editing/record-form/use-create-record.ts";
import { useRecordForm } from "#app/staff/shell/editing/record-form/use-record-form.ts";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { api } from "#platform/api-client/api.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";
import { type changedLead, type LeadByHand, leadByHand } from "./contract.ts";
import { DataFields } from "./parts/data-fields.tsx";
import { Twins } from "./twins.tsx";

const messages = bilingual({
  title: { en: "New lead", es: "Nueva solicitud" },
  text: {
    en: "Somebody called, wrote or came in and asks for advice. An email or a phone number is enough.",
    es: "Alguien llamó, escribió o vino y pide asesoría. Basta un correo o un teléfono.",
  },
  done: { en: "Lead written down", es: "Solicitud anotada" },
});

/** Staff write down a lead, from anywhere on the desk. */
export default function NewLeadDialog({ close }: { close: () => void }) {
  const t = useText(messages);
  const { byHand } = useText(deskMessages);
  const { locale } = useLocale();
  const form = useRecordForm<LeadByHand, LeadByHand>({
    initial: { name: "", email: "", phone: "", package: null, locale, ...firstByHand },
    contract: leadByHand,
    send: useCreateRecord<LeadByHand, z.infer<typeof changedLead>>({
      kind: "lead",
      close,
      undo: "/api/admin/leads/:id/undo",
      post: (values, options) => api.post("/api/admin/leads", values, options),
      said: ({ email }, { receipt }) => ({
        title: t.done,
        ...(receipt && email !== "" && { description: byHand.receiptWaits }),
      }),
    }),
  });
  const { name, email, phone } = form.values;
  return (
    <RecordFormDialog
      form={form}
      close={close}
      title={t.title}
      description={t.text}
      action={byHand.create}
      busyLabel={byHand.creating}
    >
      <DataFields {...form} />
      <Twins name={name} email={email} phone={phone} locale={form.values.locale} fill={form.change} />
      <ByHandFields {...form} email={email} />
    </RecordFormDialog>
  );
}
