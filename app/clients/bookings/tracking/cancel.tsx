import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { cancellation, type Tracking } from "../contract.ts";
import { messages } from "../tracking-messages.ts";
import { ChangeFailure } from "./failure.tsx";
import { readTrackingResponse, trackingUrl } from "./queries.ts";

type ChangeProps = {
  booking: Tracking;
  token: string;
  show: (booking: Tracking) => void;
  refresh: () => Promise<void>;
};

const empty = { reason: "" };

/** Cancels by a confirmed POST: link previews and crawlers cannot trigger it. */
export function CancelBooking({ booking, token, show, refresh }: ChangeProps) {
  const { cancel: t, closed } = useText(messages);
  const [open, setOpen] = useState(false);
  const { form, error, failure, submit, sending } = useContractForm({
    call: {
      name: `booking-cancellation.${booking.reference}.${booking.createdAt}`,
      url: `${trackingUrl(token)}/cancellation`,
      read: readTrackingResponse,
    },
    contract: cancellation,
    empty,
    prefill: { occasion: "cancel" },
    onSent: (newest) => {
      setOpen(false);
      toast({ title: t.done, description: t.doneText });
      show(newest);
      // The button is gone; focus the updated page.
      document.getElementById("main")?.focus();
    },
    onFailed: ({ code }) => {
      if (code !== "conflict") return;
      setOpen(false);
      toast({ title: t.failed, description: closed, variant: "destructive" });
      void refresh();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">{t.open}</Button>}
      title={t.title}
      description={t.text}
      closeLabel={t.keep}
      form={{ onSubmit: submit }}
      footer={
        <>
          <Button variant="quiet" className="max-sm:w-full" onClick={() => setOpen(false)}>
            {t.keep}
          </Button>
          <Button
            type="submit"
            variant="danger"
            className="max-sm:w-full"
            busy={sending.phase === "sending"}
            busyLabel={t.sending}
          >
            {t.confirm}
          </Button>
        </>
      }
    >
      <Field label={t.reason} hint={t.reasonHint} error={error("reason")}>
        <Textarea {...form.register("reason")} maxLength={1000} />
      </Field>
      <ChangeFailure title={t.failed} details={failure} />
    </Dialog>
  );
}
