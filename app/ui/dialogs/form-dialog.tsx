import type { FormEventHandler, ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { buttonMessages } from "#app/ui/forms/button-messages.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { Dialog } from "./dialog.tsx";

type FormDialogProps = {
  texts: Record<"title" | "sentTitle" | "sentText" | "send" | "sending", string>;
  intro: ReactNode;
  form: { sending: { phase: string }; submit: FormEventHandler };
  close: () => void;
  /** The error, beside the button, so that it is visible at any scroll position. */
  failure: ReactNode;
  sent: ReactNode;
  submitClassName?: string;
  children: ReactNode;
};

/** The open dialog of a `useContractForm`: the form, and once it is sent the confirmation `sent` under `sentTitle`. */
export function FormDialog({
  texts: t,
  intro,
  form: { sending, submit },
  close,
  failure,
  sent,
  submitClassName,
  children,
}: FormDialogProps) {
  const { close: closeLabel } = useText(buttonMessages);
  const isSent = sending.phase === "sent";
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={isSent ? t.sentTitle : t.title}
      description={isSent ? t.sentText : intro}
      // After a quick answer the second click of a double click on "Send" meets the confirmation.
      closesOnOutsideClick={!isSent}
      {...(isSent ? {} : { form: { onSubmit: submit } })}
      footer={
        isSent ? (
          <Button onClick={({ detail: clicks }) => clicks < 2 && close()}>{closeLabel}</Button>
        ) : (
          <>
            <div role="alert" className="basis-full empty:hidden">
              {failure}
            </div>
            <Button
              type="submit"
              variant="primary"
              className={submitClassName}
              busy={sending.phase === "sending"}
              busyLabel={t.sending}
            >
              {t.send}
            </Button>
          </>
        )
      }
    >
      {isSent ? sent : children}
    </Dialog>
  );
}
