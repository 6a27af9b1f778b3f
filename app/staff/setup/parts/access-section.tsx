import { Options, Select } from "#app/ui/forms/field.tsx";
import { secondSteps } from "#platform/config/values.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { settingMessages } from "../setting-messages.ts";
import type { SectionForm } from "./section-form.tsx";
import { SettingInput } from "./setting-field.tsx";

export function AccessSection({ form }: { form: SectionForm }) {
  const t = useText(settingMessages);
  const { secondStep } = form.values;
  return (
    <SettingInput form={form} field="secondStep">
      <Select
        value={secondStep}
        disabled={form.fixedBy("secondStep") !== undefined}
        onChange={(event) => form.set({ secondStep: event.target.value as typeof secondStep })}
      >
        <Options values={secondSteps} names={t.secondSteps} />
      </Select>
    </SettingInput>
  );
}
