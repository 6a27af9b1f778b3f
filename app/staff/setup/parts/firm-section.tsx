import { Plus, Trash2 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Field, FieldGroup, Input, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { SettingValues } from "../contract.ts";
import { settingMessages } from "../setting-messages.ts";
import type { SectionForm } from "./section-form.tsx";
import { FixedNote, SettingInput } from "./setting-field.tsx";

export function FirmSection({ form }: { form: SectionForm }) {
  const t = useText(settingMessages);
  return (
    <>
      <SettingInput form={form} field="company.name" />
      <SettingInput form={form} field="company.registration" />
      <SettingInput form={form} field="legal.address" />
      <SettingInput form={form} field="supportPhone" required />
      <Hotline form={form} />
      <SettingInput form={form} field="staffEmail" required />
      <SettingInput form={form} field="staffLocale">
        <Select
          value={form.values.staffLocale}
          disabled={form.fixedBy("staffLocale") !== undefined}
          onChange={(event) => form.set({ staffLocale: event.target.value as "en" | "es" })}
        >
          <option value="en">{t.languages.english}</option>
          <option value="es">{t.languages.spanish}</option>
        </Select>
      </SettingInput>
      <People form={form} />
    </>
  );
}

function Hotline({ form }: { form: SectionForm }) {
  const t = useText(settingMessages);
  const { hotline } = form.values;
  const by = form.fixedBy("hotline");
  return (
    <div id="hotline" className="grid scroll-mt-24 gap-1">
      <Field label={t.names.hotline} error={form.errors["hotline.number"]} required>
        <Input
          value={hotline.number}
          readOnly={by !== undefined}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => form.set({ hotline: { ...hotline, number: event.target.value } })}
        />
      </Field>
      <Checkbox
        label={t.hotlineIsPlaceholder}
        checked={hotline.isPlaceholder}
        disabled={by !== undefined}
        onChange={(event) => form.set({ hotline: { ...hotline, isPlaceholder: event.target.checked } })}
      />
      <FixedNote by={by} />
    </div>
  );
}

/** People have no id, and stand where they were added. */
const keyOf = (place: number) => `person-${place}`;

type Person = SettingValues["people"][number];

function People({ form }: { form: SectionForm }) {
  const t = useText(settingMessages);
  const { people } = form.values;
  const by = form.fixedBy("people");
  const change = (index: number, person: Person) =>
    form.set({ people: people.map((one, at) => (at === index ? person : one)) });
  const none: Person = { name: "", role: { en: "", es: "" } };
  return (
    <FieldGroup
      id="people"
      label={t.names.people}
      hint={t.hints.people}
      error={form.errors.people}
      className="scroll-mt-24"
    >
      <div className="grid gap-4">
        {people.map((person, index) => (
          <div
            key={keyOf(index)}
            className="grid items-end gap-3 border-line border-s-2 ps-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
          >
            <PersonFields
              person={person}
              at={`people.${index}`}
              errors={form.errors}
              readOnly={by !== undefined}
              change={(next) => change(index, next)}
            />
            {!by && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t.person.remove(person.name || t.person.unnamed)}
                onClick={() => form.set({ people: people.filter((_, one) => one !== index) })}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            )}
          </div>
        ))}
        {!by && people.length < 12 && (
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => form.set({ people: [...people, none] })}
          >
            <Plus aria-hidden className="size-4" />
            {t.person.add}
          </Button>
        )}
        <FixedNote by={by} />
      </div>
    </FieldGroup>
  );
}

type PersonFieldsProps = {
  person: Person;
  /** The path of its errors. */
  at: string;
  errors: Record<string, string>;
  readOnly: boolean;
  change: (person: Person) => void;
};

function PersonFields({ person, at, errors, readOnly, change }: PersonFieldsProps) {
  const t = useText(settingMessages).person;
  const { name, role } = person;
  return (
    <>
      <Field label={t.name} error={errors[`${at}.name`]} required>
        <Input
          value={name}
          readOnly={readOnly}
          maxLength={80}
          onChange={(event) => change({ ...person, name: event.target.value })}
        />
      </Field>
      <Field label={t.roleEn} error={errors[`${at}.role.en`]} required>
        <Input
          lang="en"
          value={role.en}
          readOnly={readOnly}
          maxLength={120}
          onChange={(event) => change({ ...person, role: { ...role, en: event.target.value } })}
        />
      </Field>
      <Field label={t.roleEs} error={errors[`${at}.role.es`]} required>
        <Input
          lang="es"
          value={role.es}
          readOnly={readOnly}
          maxLength={120}
          onChange={(event) => change({ ...person, role: { ...role, es: event.target.value } })}
        />
      </Field>
    </>
  );
}
