import { useRef, useState } from "react";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
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
    <ActionDialog
      close={close}
      title={t.approving(vendor.nombreCompleto)}
      width="narrow"
      onSubmit={() => decide("")}
      action={t.approve}
    >
      <p className="[overflow-wrap:anywhere]">
        <ApprovalEffects vendor={vendor} />
      </p>
    </ActionDialog>
  );
}

export function ConfirmRejection({ vendor, close, decide }: ConfirmProps) {
  const { rejecting: t, reject } = useText(messages);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { nombreCompleto: name, heldReason, status } = vendor;
  const isApproved = status === "aprobado";
  const submit = () => {
    const note = reason.trim();
    setMissing(note === "");
    if (note === "") field.current?.focus();
    else decide(note);
  };
  return (
    <ActionDialog
      close={close}
      title={isApproved ? t.title(name) : t.titlePending(name)}
      width="narrow"
      onSubmit={submit}
      action={reject}
      variant="danger"
      cancel={isApproved ? t.keep : undefined}
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
    </ActionDialog>
  );
}
