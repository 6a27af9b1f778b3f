import { Checkbox } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type ChangeableField, changeableFields, sectionNames } from "../contract.ts";
import { labels } from "../labels.ts";
import { fieldsOf } from "../rules/fields.ts";
import { messages } from "./messages.ts";

type FieldPickerProps = {
  chosen: readonly ChangeableField[];
  choose: (fields: ChangeableField[]) => void;
};

/** Names the answers that need a change; the applicant's page opens them first. */
export function FieldPicker({ chosen, choose }: FieldPickerProps) {
  const t = useText(messages).decision;
  const { sections, fields } = useText(labels);
  const toggle = (field: ChangeableField, isOn: boolean) =>
    choose(changeableFields.filter((one) => (one === field ? isOn : chosen.includes(one))));
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-link text-sm">
        {t.fields(chosen.length)}
      </summary>
      <p className="mt-1 text-muted text-sm">{t.fieldsNote}</p>
      {sectionNames.map((section) => {
        const own = changeableFields.filter((field) => fieldsOf(section).some((name) => name === field));
        return (
          own.length > 0 && (
            <fieldset key={section} className="mt-3">
              <legend className="font-semibold text-sm">{sections[section]}</legend>
              {own.map((field) => (
                <Checkbox
                  key={field}
                  label={fields[field]}
                  checked={chosen.includes(field)}
                  onChange={(event) => toggle(field, event.target.checked)}
                />
              ))}
            </fieldset>
          )
        );
      })}
    </details>
  );
}
