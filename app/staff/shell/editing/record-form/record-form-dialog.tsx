import type { ComponentProps } from "react";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import type { useRecordForm } from "./use-record-form.ts";

type FormState = Pick<ReturnType<typeof useRecordForm>, "fields" | "submit" | "busy" | "problem">;

type RecordFormDialogProps = Pick<
  ComponentProps<typeof ActionDialog>,
  "close" | "title" | "description" | "action" | "busyLabel" | "children"
> & { form: FormState };

/** The dialog of a record's form: its fields in two columns, one on a phone. */
export function RecordFormDialog({ form, children, ...dialog }: RecordFormDialogProps) {
  return (
    <ActionDialog {...dialog} onSubmit={() => void form.submit()} busy={form.busy} problem={form.problem}>
      <div ref={form.fields} className="grid gap-4 sm:grid-cols-2">
        {children}
      </div>
    </ActionDialog>
  );
}
