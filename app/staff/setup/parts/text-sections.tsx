import { Checkbox } from "#app/ui/forms/field.tsx";
import { claimNames } from "#platform/config/values.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { settingMessages } from "../setting-messages.ts";
import { settingFields } from "../values.ts";
import type { SectionForm } from "./section-form.tsx";
import { FixedNote, SettingInput } from "./setting-field.tsx";

export function ClaimsSection({ form }: { form: SectionForm }) {
  const t = useText(settingMessages);
  const proved = form.values["claims.proved"];
  const by = form.fixedBy("claims.proved");
  return (
    <>
      <p className="max-w-measure text-muted text-sm">{t.claimsHint}</p>
      {claimNames.map((name) => (
        <div key={name} className="grid items-end gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
          <SettingInput form={form} field={`claims.${name}`} required />
          <Checkbox
            label={
              <>
                {t.proved}
                <span className="sr-only">: {t.names[`claims.${name}`]}</span>
              </>
            }
            checked={proved.includes(name)}
            disabled={by !== undefined}
            onChange={(event) =>
              form.set({
                "claims.proved": claimNames.filter((one) =>
                  one === name ? event.target.checked : proved.includes(one),
                ),
              })
            }
          />
        </div>
      ))}
      <FixedNote by={by} />
    </>
  );
}

export function LegalSection({ form }: { form: SectionForm }) {
  const t = useText(settingMessages);
  return (
    <>
      <p className="max-w-measure text-muted text-sm">{t.legalHint}</p>
      {settingFields.legal.map((field) => (
        <SettingInput key={field} form={form} field={field} />
      ))}
    </>
  );
}
