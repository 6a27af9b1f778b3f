import { useState } from "react";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { NameInput } from "#app/ui/forms/inputs.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { TeamMember } from "./contract.ts";
import { messages } from "./messages.ts";
import { useChangeName } from "./queries.ts";

/** An owner changes a colleague's displayed name. */
export function NameDialog({ member, close }: { member: TeamMember; close: () => void }) {
  const { rename: t, required, conflict, failed } = useText(messages);
  // What the dialog was opened with: a colleague's change is a conflict.
  const [from] = useState(member.name);
  const [name, setName] = useState(member.name);
  const [isMissing, setMissing] = useState(false);
  const change = useChangeName(member.number);
  const error = change.error instanceof ApiError ? change.error.body?.fields?.name : undefined;
  const submit = () => {
    setMissing(name.trim() === "");
    if (name.trim() === "") return;
    change.mutate(
      { name, from },
      {
        onSuccess: (changed) => {
          close();
          toast({ title: t.done, description: changed.name });
        },
      },
    );
  };
  return (
    <ActionDialog
      close={close}
      width="narrow"
      title={t.title}
      description={t.text}
      onSubmit={submit}
      action={t.save}
      busy={change.isPending}
      busyLabel={t.saving}
      problem={change.isError && !error && (isConflict(change.error) ? conflict : failed)}
    >
      <Field label={t.name} error={isMissing ? required : error} required>
        <NameInput
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
