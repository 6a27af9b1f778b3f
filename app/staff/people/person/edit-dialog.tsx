import { useState } from "react";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { LanguageField } from "#app/staff/shell/editing/record-form/language-field.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { NameInput } from "#app/ui/forms/inputs.tsx";
import { TagField } from "#app/ui/forms/tag-field.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PersonDetail } from "../contract.ts";
import { maxTagLength, maxTags } from "../values.ts";
import { messages } from "./messages.ts";
import { usePersonChange } from "./queries.ts";

const fields = ["name", "locale", "town", "tags", "owner"] as const;
type Values = Pick<PersonDetail, (typeof fields)[number]>;
type Colleague = { name: string; email: string };
type EditDialogProps = { person: PersonDetail; colleagues: readonly Colleague[]; close: () => void };

/** Only what was edited is sent, with the version that was open. */
export function EditDialog({ person, colleagues, close }: EditDialogProps) {
  const texts = useText(messages);
  const { who: t } = texts;
  const me = useStaff().email;
  const [version] = useState(person.version);
  const [changes, setChanges] = useState<Partial<Values>>({});
  useWriting(Object.keys(changes).length > 0);
  const values = { ...person, ...changes };
  const save = usePersonChange(() =>
    api.patch("/api/admin/people/:id", { id: person.id, version, ...changes }),
  );
  const errors = save.error instanceof ApiError ? save.error.body?.fields : undefined;
  const owners = [...new Set([me, person.owner ?? me, ...colleagues.map(({ email }) => email)])];
  const nameOf = (email: string) =>
    email === me ? t.me(email) : (colleagues.find((one) => one.email === email)?.name ?? email);
  return (
    <ActionDialog
      close={close}
      title={t.editTitle}
      onSubmit={() => save.mutate(undefined, { onSuccess: close })}
      action={t.save}
      busy={save.isPending}
      busyLabel={t.saving}
      problem={save.error && !errors && (isConflict(save.error) ? texts.conflict : texts.changeFailed)}
    >
      <div className="grid gap-4">
        <Field label={t.name} error={errors?.name} required>
          <NameInput
            autoComplete="off"
            value={values.name}
            maxLength={200}
            onChange={(event) => setChanges({ ...changes, name: event.target.value })}
          />
        </Field>
        <LanguageField
          label={t.language}
          value={values.locale}
          onChange={(locale) => setChanges({ ...changes, locale })}
        />
        <Field label={t.town} error={errors?.town}>
          <Input
            autoComplete="off"
            value={values.town}
            maxLength={120}
            onChange={(event) => setChanges({ ...changes, town: event.target.value })}
          />
        </Field>
        <TagField
          label={t.tags}
          value={values.tags}
          onChange={(tags) => setChanges({ ...changes, tags })}
          maxTags={maxTags}
          maxLength={maxTagLength}
          texts={t.tag}
        />
        <Field label={t.owner} error={errors?.owner}>
          <Select
            value={values.owner ?? ""}
            onChange={(event) => setChanges({ ...changes, owner: event.target.value || null })}
          >
            <Options
              values={owners}
              names={Object.fromEntries(owners.map((one) => [one, nameOf(one)]))}
              none={t.nobody}
            />
          </Select>
        </Field>
      </div>
    </ActionDialog>
  );
}
