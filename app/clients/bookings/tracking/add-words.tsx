import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { furtherWords } from "../contract.ts";
import { messages } from "../tracking-messages.ts";
import { ChangeDialog, type ChangeProps } from "./change-dialog.tsx";

const empty = { words: "" };

export function AddWords(props: ChangeProps) {
  const t = useText(messages).words;
  return (
    <ChangeDialog {...props} change="words" contract={furtherWords} empty={empty} texts={t} opens={t.open}>
      {({ form, error }) => (
        <Field label={t.words} error={error("words")} required>
          <Textarea {...form.register("words")} maxLength={2000} />
        </Field>
      )}
    </ChangeDialog>
  );
}
