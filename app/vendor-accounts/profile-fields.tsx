import type { ComponentProps, ReactNode } from "react";
import { type FieldPathByValue, useController } from "react-hook-form";
import { Checkbox, Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { TagField } from "#app/ui/tag-field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { fieldMessages } from "./field-messages.ts";
import { controlId, errorList } from "./profile-errors.ts";
import type { ProfileForm } from "./profile-form.ts";
import type { ProfileField, ProfileValues } from "./profile-values.ts";

type FieldsOf<T> = FieldPathByValue<ProfileValues, T> & ProfileField;
type Common = { form: ProfileForm; hint?: ReactNode; required?: boolean; className?: string };

/** What is wrong with a field, or with the first of its parts. */
function useProblem(form: ProfileForm, name: ProfileField): string | undefined {
  const error = form.formState.errors[name];
  return error && errorList({ [name]: error })[0]?.message;
}

type TextFieldProps = Common & { name: FieldsOf<string> } & Omit<
    ComponentProps<"input">,
    "name" | "form" | "required" | "className"
  >;

/** One line of text. */
export function TextField({ form, name, hint, required, className, onBlur, ...input }: TextFieldProps) {
  const { names } = useText(fieldMessages);
  return (
    <Field
      id={controlId(name)}
      label={names[name]}
      hint={hint}
      required={required}
      className={className}
      error={useProblem(form, name)}
    >
      <Input {...input} {...form.register(name, onBlur ? { onBlur } : {})} />
    </Field>
  );
}

/** Several lines, in one language. */
export function LongField({ form, name, hint, lang }: Common & { name: FieldsOf<string>; lang?: string }) {
  const { names } = useText(fieldMessages);
  return (
    <Field
      id={controlId(name)}
      label={names[name]}
      hint={hint}
      className="sm:col-span-2"
      error={useProblem(form, name)}
    >
      <Textarea {...form.register(name)} lang={lang} />
    </Field>
  );
}

type ChoiceFieldProps = Common & {
  name: FieldsOf<string>;
  options: readonly { value: string; label: string }[];
};

/** One of a few. */
export function ChoiceField({ form, name, options, hint, required, className }: ChoiceFieldProps) {
  const { names } = useText(fieldMessages);
  return (
    <Field
      id={controlId(name)}
      label={names[name]}
      hint={hint}
      required={required}
      className={className}
      error={useProblem(form, name)}
    >
      <Select {...form.register(name)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Yes or no. */
export function YesField({ form, name }: Common & { name: FieldsOf<boolean> }) {
  const { names } = useText(fieldMessages);
  return <Checkbox id={controlId(name)} label={names[name]} {...form.register(name)} />;
}

type TagsFieldProps = Common & {
  name: FieldsOf<string[]>;
  most: number;
  maxLength: number;
};

/** A list of short texts. */
export function TagsField({ form, name, hint, most, maxLength }: TagsFieldProps) {
  const { names, tags } = useText(fieldMessages);
  const { field } = useController({ control: form.control, name });
  return (
    <TagField
      id={controlId(name)}
      label={names[name]}
      hint={hint}
      error={useProblem(form, name)}
      value={field.value}
      onChange={field.onChange}
      most={most}
      maxLength={maxLength}
      words={tags}
    />
  );
}

type FieldSetProps = { title: string; note?: ReactNode; children: ReactNode };

/** Fields that belong together, their heading beside them on wide screens. */
export function FieldSection({ title, note, children }: FieldSetProps) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t py-8 first:border-t-0 first:pt-2 last:pb-2 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="text-xl">{title}</h2>
        {note && <p className="mt-1.5 text-muted text-sm">{note}</p>}
      </div>
      <div className="grid content-start gap-x-5 gap-y-6 sm:grid-cols-2 lg:col-span-8">{children}</div>
    </section>
  );
}
