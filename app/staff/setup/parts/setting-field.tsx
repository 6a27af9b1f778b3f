import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { settingMessages } from "../setting-messages.ts";
import type { SecretField, SettingField } from "../values.ts";
import type { SectionForm } from "./section-form.tsx";

/** Says that a field is set in a file or the environment. */
export function FixedNote({ by }: { by: string | undefined }) {
  const t = useText(settingMessages);
  if (!by) return null;
  return (
    <p className="flex items-start gap-1.5 text-muted text-sm">
      <Lock aria-hidden className="mt-[0.2em] size-4 shrink-0" />
      <span className="[overflow-wrap:anywhere]">{t.fixed(by)}</span>
    </p>
  );
}

const hintOf = (hints: Partial<Record<SettingField, string>>, field: SettingField) => hints[field];

type Props = { form: SectionForm; field: SettingField; required?: boolean; children?: ReactNode };

/** A field with its name, hint and error; where the file or the environment sets it, it says so. Default: one line. */
export function SettingInput({ form, field, required = false, children }: Props) {
  const t = useText(settingMessages);
  const by = form.fixedBy(field);
  const value = form.values[field];
  return (
    <div id={field} className="grid scroll-mt-24 gap-1">
      <Field
        label={t.names[field]}
        hint={hintOf(t.hints, field)}
        error={form.errors[field]}
        required={required}
      >
        {children ?? (
          <Input
            value={typeof value === "string" ? value : ""}
            readOnly={by !== undefined}
            autoComplete="off"
            maxLength={300}
            onChange={(event) => form.set({ [field]: event.target.value || (required ? "" : null) })}
          />
        )}
      </Field>
      <FixedNote by={by} />
    </div>
  );
}

/** A secret is typed anew, or stays: it is never shown again. */
export function SecretInput({ form, field }: { form: SectionForm; field: SecretField }) {
  const t = useText(settingMessages);
  const { locale } = useLocale();
  const set = form.secretSet(field);
  const by = form.fixedBy(field);
  if (by) return null;
  return (
    <Field
      label={t.names[field]}
      hint={
        set ? t.secretSet(formatDateTime(set.setAt, "moment", locale), set.setBy) : hintOf(t.hints, field)
      }
      error={form.errors[field]}
    >
      <Input
        type="password"
        autoComplete="new-password"
        maxLength={1000}
        placeholder={set ? "••••••••" : undefined}
        value={form.values[field] ?? ""}
        onChange={(event) => form.set({ [field]: event.target.value || null })}
      />
    </Field>
  );
}
