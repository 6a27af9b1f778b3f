import { useLanguageNames } from "#app/staff/shell/record/language-names.ts";
import { Field, Options, Select } from "#app/ui/forms/field.tsx";
import type { Locale } from "#platform/i18n/locale.ts";

type LanguageFieldProps = {
  label: string;
  error?: string | undefined;
  value: Locale;
  onChange: (locale: Locale) => void;
};

/** The language in which somebody is written to. */
export function LanguageField({ label, error, value, onChange }: LanguageFieldProps) {
  return (
    <Field label={label} error={error}>
      <Select
        name="locale"
        value={value}
        onChange={(event) => onChange(event.target.value === "es" ? "es" : "en")}
      >
        <Options values={["en", "es"]} names={useLanguageNames()} />
      </Select>
    </Field>
  );
}
