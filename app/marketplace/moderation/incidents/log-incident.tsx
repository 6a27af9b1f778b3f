import { Flag } from "lucide-react";
import { useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import { flagPatterns } from "../contract.ts";
import { flagNames } from "../flag-names.ts";
import { VendorPicker, type VendorRef } from "../vendor-picker.tsx";
import { useLogForm } from "./use-log-form.ts";

type LogIncidentProps = { vendor?: VendorRef | undefined; look?: "quiet" | "link" };

/** Button and dialog to log an incident. @param props.vendor preselects the vendor */
export function LogIncident({ vendor, look = "quiet" }: LogIncidentProps) {
  const { log: t } = useText(messages);
  const [open, setOpen] = useState(false);
  return (
    <Allowed to="work">
      <Button variant={look} size="small" onClick={() => setOpen(true)}>
        {look === "quiet" && <Flag aria-hidden className="size-4" />}
        {t.open}
        {vendor && <span className="sr-only">: {vendor.businessName}</span>}
      </Button>
      {open && <LogDialog vendor={vendor} close={() => setOpen(false)} />}
    </Allowed>
  );
}

function LogDialog({ vendor, close }: { vendor: VendorRef | undefined; close: () => void }) {
  const { log: t } = useText(messages);
  const log = useLogForm(vendor, close);
  const { sending } = log;
  const hasFailed = sending.phase === "failed";
  const problem = hasFailed && (sending.failure.code === "conflict" ? t.twice : t.failed);
  return (
    <ActionDialog
      close={close}
      title={t.open}
      description={t.text}
      onSubmit={log.submit}
      action={t.send}
      busy={sending.phase === "sending"}
      busyLabel={t.sending}
      problem={problem && `${problem}. ${log.failure}`}
    >
      <Fields log={log} />
    </ActionDialog>
  );
}

function Fields({ log }: { log: ReturnType<typeof useLogForm> }) {
  const { log: t } = useText(messages);
  const { patterns } = useText(flagNames);
  const { form, error } = log;
  const [id, name] = form.watch(["vendorId", "vendorName"]);
  const choose = (vendor: VendorRef | null) => {
    form.setValue("vendorName", vendor?.businessName ?? "");
    form.setValue("vendorId", vendor ? String(vendor.id) : "", { shouldDirty: true });
    if (vendor) form.clearErrors("vendorId");
  };
  return (
    <div className="grid gap-5">
      <VendorPicker
        chosen={id ? { id: Number(id), businessName: name } : null}
        choose={choose}
        error={error("vendorId") && t.vendorMissing}
      />
      <Field label={t.pattern} error={error("pattern") && t.patternMissing} required>
        <Select {...form.register("pattern")}>
          <Options values={flagPatterns} names={patterns} none={t.choose} />
        </Select>
      </Field>
      <Field label={t.details} hint={t.detailsHint} error={error("details")} required>
        <Textarea {...form.register("details")} dir="auto" maxLength={1000} />
      </Field>
    </div>
  );
}
