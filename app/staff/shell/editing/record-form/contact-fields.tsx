import { Field } from "#app/ui/forms/field.tsx";
import { EmailInput, NameInput, PhoneInput } from "#app/ui/forms/inputs.tsx";
import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { contactMessages } from "./contact-messages.ts";
import { LanguageField } from "./language-field.tsx";

type Contact = { name: string; email: string; phone: string; locale: Locale };

type ContactFieldsProps = {
  values: Contact;
  change: (part: Partial<Contact>) => void;
  errors: Record<string, string>;
};

/** Of the person and not of who types: without autofill. */
export function ContactFields({ values, change, errors }: ContactFieldsProps) {
  const t = useText(contactMessages);
  const input = (name: "name" | "email" | "phone") => ({
    name,
    autoComplete: "off",
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <Field label={t.name} error={errors.name} required className="sm:col-span-2">
        <NameInput {...input("name")} />
      </Field>
      <Field label={t.email} error={errors.email}>
        <EmailInput {...input("email")} />
      </Field>
      <Field label={t.phone} error={errors.phone}>
        <PhoneInput {...input("phone")} maxLength={60} />
      </Field>
      <LanguageField
        label={t.locale}
        error={errors.locale}
        value={values.locale}
        onChange={(locale) => change({ locale })}
      />
    </>
  );
}
