import { useState } from "react";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Checkbox, FieldGroup } from "#app/ui/forms/field.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ManagedVendor, VerificationCheck } from "../contract.ts";
import { useVerify } from "../management-queries.ts";
import { names } from "../names.ts";
import { messages } from "../parts/staff-messages.ts";
import { verificationChecks } from "../values.ts";

export function VerificationDialog({ vendor, close }: { vendor: ManagedVendor; close: () => void }) {
  const t = useText(messages).verification;
  const { conflict } = useText(messages);
  const { checks: checkNames } = useText(names);
  // Sent as preconditions, so that a colleague's change is not overwritten.
  const [from] = useState<VerificationCheck[]>(vendor.verifiedChecks);
  const [version] = useState(vendor.version);
  const [ticked, setTicked] = useState(from);
  const verify = useVerify(vendor.id);
  const offerUndo = useOfferUndo("/api/admin/vendors/:id/undo");
  const toggle = (check: VerificationCheck) =>
    setTicked((now) => (now.includes(check) ? now.filter((one) => one !== check) : [...now, check]));
  const submit = () => {
    verify.mutate(
      { checks: ticked, from, version },
      {
        onSuccess: ({ id, undo }) => {
          close();
          offerUndo(id, undo, { title: t.saved, description: vendor.businessName });
        },
        onError: (error) => {
          if (!isConflict(error)) return;
          // The ticks are based on outdated data; the list refetches.
          close();
          errorToast(conflict);
        },
      },
    );
  };
  return (
    <ActionDialog
      close={close}
      width="narrow"
      title={t.title(vendor.businessName)}
      description={t.text}
      onSubmit={submit}
      action={t.save}
      busy={verify.isPending}
      busyLabel={t.saving}
      problem={verify.isError && t.failed}
    >
      <FieldGroup label={t.checks}>
        {verificationChecks.map((check) => (
          <Checkbox
            key={check}
            label={checkNames[check]}
            checked={ticked.includes(check)}
            onChange={() => toggle(check)}
          />
        ))}
      </FieldGroup>
    </ActionDialog>
  );
}
