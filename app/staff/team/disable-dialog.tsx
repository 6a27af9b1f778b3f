import { useState } from "react";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { TeamMember } from "./contract.ts";
import { messages } from "./messages.ts";
import { OpenWorkPart, takersOf } from "./open-work.tsx";
import { useDisable } from "./queries.ts";

type DisableDialogProps = { member: TeamMember; members: readonly TeamMember[]; close: () => void };

/** What is open of the colleague, and who gets it in the same act. */
export function DisableDialog({ member, members, close }: DisableDialogProps) {
  const t = useText(messages).disable;
  const { conflict, failed } = useText(messages);
  const [handTo, setHandTo] = useState("");
  const takers = takersOf(member, members);
  const disable = useDisable(member.number, ({ handedOver }, { handTo: to }) => {
    close();
    const taker = takers.find(({ email }) => email === to);
    toast({ title: t.done, description: taker ? t.handed(handedOver, taker.name) : member.name });
  });
  const submit = () => disable.mutate({ handTo: handTo || null });
  return (
    <ActionDialog
      close={close}
      title={t.title(member.name)}
      description={t.text}
      onSubmit={submit}
      action={t.action}
      variant="danger"
      busy={disable.isPending}
      busyLabel={t.working}
      problem={disable.isError && (isConflict(disable.error) ? conflict : failed)}
    >
      <OpenWorkPart member={member} takers={takers} handTo={handTo} choose={setHandTo} />
    </ActionDialog>
  );
}
