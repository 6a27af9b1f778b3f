import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { type FieldPathByValue, useController, useWatch } from "react-hook-form";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Field, Input, Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import { TagField } from "#app/ui/forms/tag-field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { fieldMessages } from "../../field-messages.ts";
import { controlId, errorList } from "../errors.ts";
import type { ProfileForm } from "../form.ts";
import { isUnanswered, type ProfileField, type ProfileValues } from "../values.ts";

type FieldsOf<T> = FieldPathByValue<ProfileValues, T> & ProfileField;
type Common = { form: ProfileForm; hint?: ReactNode; required?: boolean; className?: string };

function useFieldProps(form: ProfileForm, name: ProfileField) {
  const { names } = useText(fieldMessages);
  const error = form.formState.errors[name];
  return {
    id: controlId(name),
    label: names[name],
    error: error && errorList({ [name]: error })[0]?.message,
  };
}

type TextFieldProps = Common & { name: FieldsOf<string> } & Omit<
    ComponentProps<"input">,
    "name" | "form" | "required" | "className"
  >;

export function TextField({ form, name, hint, required, className, onBlur, ...input }: TextFieldProps) {
  return (
    <Field {...useFieldProps(form, name)} hint={hint} required={required} className={className}>
      <Input {...input} {...form.register(name, onBlur ? { onBlur } : {})} />
    </Field>
  );
}

type TextareaFieldProps = Common & { name: FieldsOf<string>; lang?: string };

export function TextareaField({ form, name, hint, lang }: TextareaFieldProps) {
  return (
    <Field {...useFieldProps(form, name)} hint={hint} className="sm:col-span-2">
      <Textarea {...form.register(name)} lang={lang} />
    </Field>
  );
}

type SelectFieldProps = Common & { name: FieldsOf<string> } & ComponentProps<typeof Options>;

export function SelectField({ form, name, hint, required, className, ...options }: SelectFieldProps) {
  return (
    <Field {...useFieldProps(form, name)} hint={hint} required={required} className={className}>
      <Select {...form.register(name)}>
        <Options {...options} />
      </Select>
    </Field>
  );
}

export function CheckboxField({ form, name }: Common & { name: FieldsOf<boolean> }) {
  const { names } = useText(fieldMessages);
  return <Checkbox id={controlId(name)} label={names[name]} {...form.register(name)} />;
}

type TagsFieldProps = Common & {
  name: FieldsOf<string[]>;
  maxItems: number;
  maxLength: number;
};

export function TagsField({ form, name, hint, maxItems, maxLength }: TagsFieldProps) {
  const { tags } = useText(fieldMessages);
  const { field } = useController({ control: form.control, name });
  return (
    <div className="sm:col-span-2">
      <TagField
        {...useFieldProps(form, name)}
        hint={hint}
        value={field.value}
        onChange={field.onChange}
        maxTags={maxItems}
        maxLength={maxLength}
        texts={tags}
      />
    </div>
  );
}

type UnansweredNoteProps = { form: ProfileForm; name: "businessHours" | "priceRange" };

/** Says that the field shows an unpublished default; a button confirms it. */
export function UnansweredNote({ form, name }: UnansweredNoteProps) {
  const t = useText(fieldMessages).unanswered;
  useWatch({ control: form.control, name: [name, "unanswered"] });
  const [confirmed, setConfirmed] = useState(false);
  const values = form.getValues();
  const confirm = () => {
    const rest = values.unanswered.filter((field) => field !== name);
    form.setValue("unanswered", rest, { shouldDirty: true });
    setConfirmed(true);
  };
  const open = isUnanswered(values, name);
  const done = confirmed && !open && form.formState.isDirty;
  // One day was changed: with it the other days' suggestions are confirmed too.
  const changed = !open && name === "businessHours" && values.unanswered.includes(name);
  return (
    <>
      <p role="status" className="text-muted text-sm empty:hidden">
        {open && t[name]}
        {changed && t.changed}
        {done && t.confirmed}
      </p>
      {open && (
        <Button variant="quiet" size="small" className="mt-2" onClick={confirm}>
          <Check aria-hidden className="size-4" />
          {t.confirm[name]}
        </Button>
      )}
    </>
  );
}
