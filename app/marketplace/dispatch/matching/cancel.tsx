import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Dispatch } from "../contract.ts";
import { messages } from "./messages.ts";
import { useCancel } from "./queries.ts";

export function CancelDispatch({ dispatch }: { dispatch: Dispatch }) {
  const t = useText(messages).cancel;
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const cancel = useCancel(dispatch.id, {
    changed: () => toast({ title: t.done }),
    failed: (hadEnded) => {
      if (hadEnded) toast({ title: t.failed, description: t.hadEnded, variant: "destructive" });
      else setFailed(true);
    },
  });
  const taker = dispatch.offers.find(({ state }) => state === "accepted");
  const change = (next: boolean) => {
    setFailed(false);
    setOpen(next);
  };
  return (
    <ActionDialog
      open={open}
      onOpen={() => change(true)}
      close={() => change(false)}
      trigger={<Button variant="quiet">{t.open}</Button>}
      title={t.title}
      closeLabel={t.keep}
      width="narrow"
      onSubmit={() => cancel.mutate()}
      action={t.confirm}
      cancel={t.keep}
      variant="danger"
      busy={cancel.isPending}
      busyLabel={t.sending}
      problem={failed && `${t.failed}. ${t.tryAgain}`}
    >
      <p>{taker ? t.textTaken(taker.vendorName) : t.text}</p>
    </ActionDialog>
  );
}
