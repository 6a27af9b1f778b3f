import { type ReactNode, useState } from "react";
import type { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogCancel } from "#app/ui/dialogs/dialog.tsx";
import { ProblemAlert } from "#app/ui/problem-note.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import type { TextValues } from "#platform/forms/draft.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Tracking } from "../contract.ts";
import { messages } from "../tracking-messages.ts";
import { trackingUrl } from "../tracking-url.ts";
import { readTrackingResponse } from "./queries.ts";

export type ChangeProps = {
  booking: Tracking;
  token: string;
  show: (booking: Tracking) => void;
  refresh: () => Promise<void>;
};

type ChangeDialogProps<V extends TextValues, O extends object> = ChangeProps & {
  change: "cancellation" | "contact" | "proposal" | "words";
  contract: z.ZodType<O>;
  /** All fields, blank. Must be a constant. */
  empty: V;
  texts: Record<"title" | "text" | "send" | "sending" | "sent" | "sentText" | "failed", string>;
  /** The label of the button that opens it. */
  opens: string;
  /** For what cannot be undone: the label of the way out. */
  keep?: string;
  onSent?: () => void;
  children: (form: ReturnType<typeof useContractForm<V, O, Tracking>>) => ReactNode;
};

/** A change that the customer sends from a dialog. If the booking was closed meanwhile, it is read again. */
export function ChangeDialog<V extends TextValues, O extends object>(props: ChangeDialogProps<V, O>) {
  const { booking, token, show, refresh, change, contract, empty, texts: t, keep } = props;
  const { closed, tryAgain } = useText(messages);
  const [open, setOpen] = useState(false);
  const form = useContractForm({
    call: {
      name: `booking-${change}.${booking.reference}.${booking.createdAt}`,
      url: `${trackingUrl(token)}/${change}`,
      read: readTrackingResponse,
    },
    contract,
    empty,
    prefill: { occasion: change },
    onSent: (newest) => {
      setOpen(false);
      toast({ title: t.sent, description: t.sentText });
      show(newest);
      props.onSent?.();
    },
    onFailed: ({ code }) => {
      if (code !== "conflict") return;
      setOpen(false);
      errorToast(closed, t.failed);
      void refresh();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      // What cannot be undone stands back.
      trigger={<Button variant={keep ? "link" : "quiet"}>{props.opens}</Button>}
      title={t.title}
      description={t.text}
      closeLabel={keep}
      form={{ onSubmit: form.submit }}
      footer={
        <>
          {keep && <DialogCancel className="max-sm:w-full">{keep}</DialogCancel>}
          <Button
            type="submit"
            variant={keep ? "danger" : "primary"}
            className="max-sm:w-full"
            busy={form.sending.phase === "sending"}
            busyLabel={t.sending}
          >
            {t.send}
          </Button>
        </>
      }
    >
      {props.children(form)}
      <ProblemAlert title={form.failure !== undefined && t.failed} className="mt-5">
        {tryAgain} <SupportPhone />. {form.failure}
      </ProblemAlert>
    </Dialog>
  );
}
