import { Flag } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogCancel } from "#app/ui/dialogs/dialog.tsx";
import { Field, Select, Textarea } from "#app/ui/forms/field.tsx";
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
    <>
      <Button variant={look} size="small" onClick={() => setOpen(true)}>
        {look === "quiet" && <Flag aria-hidden className="size-4" />}
        {t.open}
        {vendor && <span className="sr-only">: {vendor.businessName}</span>}
      </Button>
      {open && <LogDialog vendor={vendor} close={() => setOpen(false)} />}
    </>
  );
}

function LogDialog({ vendor, close }: { vendor: VendorRef | undefined; close: () => void }) {
  const { log: t } = useText(messages);
  const log = useLogForm(vendor, close);
  const { sending } = log;
  const busy = sending.phase === "sending";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && close()}
      title={t.open}
      description={t.text}
      closeLabel={t.close}
      form={{ onSubmit: log.submit }}
      footer={
        <>
          {sending.phase === "failed" && (
            <p
              role="alert"
              className="basis-full rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled"
            >
              {sending.failure.code === "conflict" ? t.twice : t.failed}. {log.failure}
            </p>
          )}
          <DialogCancel>{t.cancel}</DialogCancel>
          <Button type="submit" busy={busy} busyLabel={t.sending}>
            {t.send}
          </Button>
        </>
      }
    >
      <Fields log={log} />
    </Dialog>
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
          <option value="">{t.choose}</option>
          {flagPatterns.map((pattern) => (
            <option key={pattern} value={pattern}>
              {patterns[pattern]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.details} hint={t.detailsHint} error={error("details")} required>
        <Textarea {...form.register("details")} dir="auto" maxLength={1000} />
      </Field>
    </div>
  );
}
