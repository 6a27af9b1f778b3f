import { packages } from "#app/site/packages/packages.ts";
import { ContactFields } from "#app/staff/shell/editing/record-form/contact-fields.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LeadData } from "../contract.ts";
import { dataMessages } from "./data-messages.ts";

type FieldsProps = {
  values: LeadData;
  change: (part: Partial<LeadData>) => void;
  errors: Record<string, string>;
};

/** The fields of a lead's data. */
export function DataFields({ values, change, errors }: FieldsProps) {
  const { fields, undecided } = useText(dataMessages);
  return (
    <>
      <ContactFields values={values} change={change} errors={errors} />
      <Field label={fields.package} error={errors.package}>
        <Select
          name="package"
          value={values.package ?? ""}
          onChange={(event) =>
            change({ package: packages.find(({ id }) => id === event.target.value)?.id ?? null })
          }
        >
          <option value="">{undecided}</option>
          {packages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
