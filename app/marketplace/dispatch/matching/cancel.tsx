import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Dispatch } from "../contract.ts";
import { messages } from "./messages.ts";
import { useCancel } from "./queries.ts";

export function CancelJob({ job }: { job: Dispatch }) {
  const t = useText(messages).cancel;
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const cancel = useCancel(job.id, {
    cancelled: () => toast({ title: t.done }),
    failed: (hadEnded) => {
      if (hadEnded) toast({ title: t.failed, description: t.hadEnded, variant: "destructive" });
      else setFailed(true);
    },
  });
  const taker = job.offers.find(({ state }) => state === "accepted");
  const change = (next: boolean) => {
    setFailed(false);
    setOpen(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={<Button variant="quiet">{t.open}</Button>}
      title={t.title}
      closeLabel={t.keep}
      width="narrow"
      footer={
        <>
          <Button variant="quiet" className="max-sm:w-full" onClick={() => change(false)}>
            {t.keep}
          </Button>
          <Button
            variant="danger"
            className="max-sm:w-full"
            busy={cancel.isPending}
            busyLabel={t.sending}
            onClick={() => cancel.mutate()}
          >
            {t.confirm}
          </Button>
        </>
      }
    >
      <p>{taker ? t.textTaken(taker.vendorName) : t.text}</p>
      <div role="alert">
        {failed && (
          <p className="mt-4 rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled">
            <span className="font-semibold">{t.failed}.</span> {t.tryAgain}
          </p>
        )}
      </div>
    </Dialog>
  );
}
