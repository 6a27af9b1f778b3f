import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { LanguageField } from "#app/staff/shell/editing/record-form/language-field.tsx";
import { Field, Input, Select } from "#app/ui/forms/field.tsx";
import { EmailInput, NameInput, PhoneInput } from "#app/ui/forms/inputs.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { CustomerData } from "../contract.ts";
import { messages } from "../staff-messages.ts";

type FieldsProps = {
  values: CustomerData;
  change: (part: Partial<CustomerData>) => void;
  errors: Record<string, string>;
};

/** The customer's data, not the data of the person who types: without autofill. */
export function CustomerFields({ values, change, errors }: FieldsProps) {
  const { correction: t } = useText(messages);
  const input = (name: "customerName" | "customerEmail" | "customerPhone" | "customerContact" | "place") => ({
    name,
    autoComplete: "off",
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <Field label={t.fields.name} error={errors.customerName} required className="sm:col-span-2">
        <NameInput {...input("customerName")} />
      </Field>
      <Field label={t.fields.email} error={errors.customerEmail}>
        <EmailInput {...input("customerEmail")} />
      </Field>
      <Field label={t.fields.phone} error={errors.customerPhone}>
        <PhoneInput {...input("customerPhone")} maxLength={40} />
      </Field>
      <Field label={t.fields.contact} error={errors.customerContact}>
        <Input {...input("customerContact")} maxLength={254} />
      </Field>
      <LanguageField
        label={t.fields.locale}
        error={errors.locale}
        value={values.locale}
        onChange={(locale) => change({ locale })}
      />
      <Field label={t.fields.town} error={errors.town}>
        <Select
          name="town"
          value={values.town}
          onChange={(event) => change({ town: locations.find((one) => one === event.target.value) ?? "" })}
        >
          <option value="">{t.noTown}</option>
          {locations.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Field>
      <Field label={t.fields.place} error={errors.place}>
        <Input {...input("place")} maxLength={500} />
      </Field>
    </>
  );
}
