import type { ComponentProps, FormEvent, ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { submitBySendKey } from "#app/ui/forms/send-key.ts";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { Dialog, DialogCancel } from "./dialog.tsx";

type ActionDialogProps = Omit<ComponentProps<typeof Dialog>, "form" | "footer" | "onOpenChange"> & {
  close: () => void;
  onSubmit: (event: FormEvent) => void;
  action: string;
  cancel?: string;
  variant?: ComponentProps<typeof Button>["variant"];
  /** The dialog stays open, and ignores another submit. */
  busy?: boolean;
  busyLabel?: string;
  /** The error, beside the buttons, so that it is visible at any scroll position. */
  problem?: ReactNode;
  /** Opens the dialog by its trigger. */
  onOpen?: () => void;
};

/** A form, or a question, that ends with one action or with "Cancel". A form starts in its first field; Ctrl+Enter sends it. */
export function ActionDialog(props: ActionDialogProps) {
  const {
    close,
    onSubmit,
    action,
    cancel,
    variant,
    busy = false,
    busyLabel,
    problem,
    onOpen,
    ...dialog
  } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to an outer form, which must not be submitted.
    event.stopPropagation();
    if (!busy) onSubmit(event);
  };
  return (
    <Dialog
      open
      startsInField
      {...dialog}
      onOpenChange={(open) => (open ? onOpen?.() : busy || close())}
      form={{ onSubmit: submit, onKeyDown: submitBySendKey }}
      footer={
        <>
          <FormProblem className="basis-full">{problem}</FormProblem>
          <DialogCancel className="max-sm:w-full">{cancel}</DialogCancel>
          <Button type="submit" variant={variant} className="max-sm:w-full" busy={busy} busyLabel={busyLabel}>
            {action}
          </Button>
        </>
      }
    />
  );
}
