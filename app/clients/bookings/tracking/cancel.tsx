import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { cancellation } from "../contract.ts";
import { messages } from "../tracking-messages.ts";
import { ChangeDialog, type ChangeProps } from "./change-dialog.tsx";

const empty = { reason: "" };

/** The button is gone after it: focuses the updated page. */
const focusPage = () => document.getElementById("main")?.focus();

/** Cancels by a confirmed POST: link previews and crawlers cannot trigger it. */
export function CancelBooking(props: ChangeProps) {
  const t = useText(messages).cancel;
  return (
    <ChangeDialog
      {...props}
      change="cancellation"
      contract={cancellation}
      empty={empty}
      texts={t}
      opens={t.open}
      keep={t.keep}
      onSent={focusPage}
    >
      {({ form, error }) => (
        <Field label={t.reason} hint={t.reasonHint} error={error("reason")}>
          <Textarea {...form.register("reason")} maxLength={1000} />
        </Field>
      )}
    </ChangeDialog>
  );
}
