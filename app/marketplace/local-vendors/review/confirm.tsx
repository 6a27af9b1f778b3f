import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { channelOf } from "../rules/channel.ts";
import { ApprovalEffects } from "./approval-effects.tsx";
import { messages } from "./messages.ts";

type ConfirmProps = {
  vendor: LocalVendor;
  close: () => void;
  decide: (note: string) => void;
};

export function ConfirmApproval({ vendor, close, decide }: ConfirmProps) {
  const t = useText(messages);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t.approving(vendor.nombreCompleto)}
      closeLabel={t.close}
      width="narrow"
      footer={
        <>
          <Button variant="quiet" className="max-sm:w-full" onClick={close}>
            {t.cancel}
          </Button>
          <Button variant="action" className="max-sm:w-full" onClick={() => decide("")}>
            {t.approve}
          </Button>
        </>
      }
    >
      <p className="[overflow-wrap:anywhere]">
        <ApprovalEffects vendor={vendor} />
      </p>
    </Dialog>
  );
}

export function ConfirmRejection({ vendor, close, decide }: ConfirmProps) {
  const { rejecting: t, reject, close: closeLabel, cancel } = useText(messages);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { nombreCompleto: name, heldReason, status } = vendor;
  const isApproved = status === "aprobado";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const note = reason.trim();
    setMissing(note === "");
    if (note === "") field.current?.focus();
    else decide(note);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={isApproved ? t.title(name) : t.titlePending(name)}
      closeLabel={closeLabel}
      width="narrow"
      form={{ onSubmit: submit, noValidate: true }}
      footer={
        <>
          <Button variant="quiet" className="max-sm:w-full" onClick={close}>
            {isApproved ? t.keep : cancel}
          </Button>
          <Button type="submit" variant="danger" className="max-sm:w-full">
            {reject}
          </Button>
        </>
      }
    >
      <p className="[overflow-wrap:anywhere]">{t.told[heldReason ? "held" : channelOf(vendor)](name)}</p>
      {isApproved && <p className="mt-3">{t.jobs}</p>}
      <Field
        label={t.reason}
        hint={t.reasonHint}
        error={missing ? t.reasonMissing : undefined}
        required
        className="mt-4"
      >
        <Textarea
          ref={field}
          rows={3}
          value={reason}
          maxLength={2000}
          dir="auto"
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
