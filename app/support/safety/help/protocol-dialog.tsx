import { Check } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogCancel } from "#app/ui/dialogs/dialog.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { protocolMessages } from "../protocol-messages.ts";
import { protocolNames } from "../protocol-names.ts";
import type { Protocol } from "../rules/protocols.ts";
import { useProtocolTexts } from "../use-protocol-texts.ts";
import { SafetyFields, SubmitResult } from "./fields.tsx";
import { FormPhotos } from "./photos/form-photos.tsx";
import { useSafetyForm } from "./use-safety-form.ts";

type ProtocolDialogProps = {
  selected: Protocol;
  close: () => void;
  onSaved: () => void;
};

export default function ProtocolDialog({ selected: { id, protocol }, close, onSaved }: ProtocolDialogProps) {
  const t = useText(messages);
  const title = useText(protocolNames)[protocol];
  const own = useText(protocolMessages);
  const { components } = useProtocolTexts()(id);
  const state = useSafetyForm(id, false, () => {
    close();
    onSaved();
  });
  const cancel = () => {
    state.reset();
    close();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) cancel();
      }}
      title={title}
      description={own.descriptions[id]}
      form={{ ref: state.attach, ...state.handlers }}
      footer={
        <>
          <SubmitResult state={state} />
          <DialogCancel />
          <Button
            type="submit"
            variant="primary"
            disabled={!state.isComplete}
            busy={state.isBusy}
            busyLabel={t.form.submitting}
          >
            {t.form.submit}
          </Button>
        </>
      }
    >
      <h3 className="font-sans font-semibold text-base tracking-normal">{own.includes}</h3>
      <ul className="mt-2 mb-7">
        {components.map((component) => (
          <li key={component} className="flex gap-2.5 py-1">
            <Check aria-hidden className="mt-1 size-4 text-palma" strokeWidth={2.5} />
            {component}
          </li>
        ))}
      </ul>
      <h3 className="mb-4 border-t pt-5 font-sans font-semibold text-base tracking-normal">{own.ask}</h3>
      <SafetyFields state={state} protocol={protocol} photos={<FormPhotos form={id} />} />
    </Dialog>
  );
}
