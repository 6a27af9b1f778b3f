import { useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { RecordFormDialog } from "#app/staff/shell/editing/record-form/record-form-dialog.tsx";
import { useRecordForm } from "#app/staff/shell/editing/record-form/use-record-form.ts";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type Lead, type LeadData, leadCorrection } from "../contract.ts";
import { DataFields } from "../parts/data-fields.tsx";
import { messages } from "./messages.ts";
import { readLead, useCorrectLead } from "./queries.ts";

/** The button beside a lead's data, and its dialog. */
export function CorrectLead({ lead }: { lead: Lead }) {
  const { correction: t } = useText(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        size="small"
        className="lg:min-h-6"
        aria-label={t.openFor(lead.name)}
        onClick={() => setOpen(true)}
      >
        <Pencil aria-hidden className="size-3.5" />
        {t.open}
      </Button>
      {isOpen && <CorrectDialog lead={lead} close={() => setOpen(false)} />}
    </>
  );
}

const dataOf = ({ name, email, phone, package: chosen, locale }: Lead): LeadData => ({
  name,
  email,
  phone,
  package: chosen,
  locale,
});

function CorrectDialog({ lead, close }: { lead: Lead; close: () => void }) {
  const { correction: t } = useText(messages);
  const { editing } = useText(deskMessages);
  const cache = useQueryClient();
  const correct = useCorrectLead(lead.id);
  const offerUndo = useOfferUndo("/api/admin/leads/:id/undo");
  /** The version that the form's untouched fields show: only this one may be overwritten. */
  const version = useRef(lead.version);
  const form = useRecordForm({
    initial: dataOf(lead),
    contract: leadCorrection,
    constants: () => ({ version: version.current }),
    send: async (values) => {
      const { lead: now, redirected, undo } = await correct(values);
      const news = redirected > 0 ? { description: editing.redirected(redirected) } : {};
      offerUndo(now.id, undo, { title: t.done, ...news });
      close();
    },
    readNewest: async () => {
      const newest = await readLead(cache, lead.id);
      if (newest) version.current = newest.version;
      return newest && dataOf(newest);
    },
  });
  return (
    <RecordFormDialog
      form={form}
      close={close}
      title={t.title}
      description={t.lead}
      action={editing.save}
      busyLabel={editing.saving}
    >
      <DataFields {...form} />
    </RecordFormDialog>
  );
}
