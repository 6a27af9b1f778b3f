import { Plus, X } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { Button } from "#app/ui/button.tsx";
import { Field, FieldGroup, Input } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { maxClosures } from "../../contract.ts";
import { fieldMessages } from "../../field-messages.ts";
import { controlId } from "../errors.ts";
import type { ProfileForm } from "../form.ts";

/** The vendor's days off: from, to (blank: the same day), and why. */
export function ClosuresField({ form }: { form: ProfileForm }) {
  const { closures: t, names } = useText(fieldMessages);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "closures" });
  const errors = form.formState.errors.closures;
  return (
    <FieldGroup
      id={controlId("closures")}
      label={<span className="sr-only">{names.closures}</span>}
      error={errors?.message}
      className="sm:col-span-2"
    >
      <ul className="grid gap-5 empty:hidden">
        {fields.map((closure, index) => (
          <li key={closure.id} className="flex items-end gap-2">
            <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[1fr_1fr_1.5fr]">
              <Field label={t.day} error={errors?.[index]?.day?.message} required>
                <Input type="date" {...form.register(`closures.${index}.day`)} />
              </Field>
              <Field label={t.until} error={errors?.[index]?.until?.message} optional>
                <Input type="date" {...form.register(`closures.${index}.until`)} />
              </Field>
              <Field label={t.words} error={errors?.[index]?.words?.message} optional>
                <Input maxLength={100} {...form.register(`closures.${index}.words`)} />
              </Field>
            </div>
            <Button variant="quiet" aria-label={t.remove(closure.day)} onClick={() => remove(index)}>
              <X aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      {fields.length < maxClosures && (
        <div className="mt-2">
          <Button variant="quiet" size="small" onClick={() => append({ day: "", until: "", words: "" })}>
            <Plus aria-hidden className="size-4" />
            {t.add}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
