import { useState } from "react";
import { roleNames } from "#app/staff/shell/role-names.ts";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type StaffRole, staffRoles } from "#platform/security/permissions.ts";
import { messages } from "./messages.ts";
import { useInvite } from "./queries.ts";

export function InviteDialog({ close }: { close: () => void }) {
  const { invite: t, role: roleLabel, roleTexts, required, failed } = useText(messages);
  const names = useText(roleNames);
  const { locale } = useLocale();
  const [role, setRole] = useState<StaffRole>("concierge");
  const [language, setLanguage] = useState<Locale>(locale);
  const [values, setValues] = useState({ name: "", email: "" });
  const [missing, setMissing] = useState(false);
  const invite = useInvite();
  const fields = invite.error instanceof ApiError ? (invite.error.body?.fields ?? {}) : {};
  const submit = () => {
    const isMissing = values.name.trim() === "" || values.email.trim() === "";
    setMissing(isMissing);
    if (isMissing) return;
    invite.mutate(
      { ...values, role, locale: language },
      {
        onSuccess: ({ email, isMailed }) => {
          close();
          toast(
            isMailed
              ? { title: t.mailed, description: t.mailedText(email) }
              : { title: t.made, description: t.madeText },
          );
        },
      },
    );
  };
  const errorOf = (name: "name" | "email") =>
    missing && values[name].trim() === "" ? required : fields[name];
  const input = (name: "name" | "email") => (
    <Input
      type={name === "email" ? "email" : "text"}
      value={values[name]}
      maxLength={200}
      autoComplete="off"
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
    />
  );
  return (
    <ActionDialog
      close={close}
      title={t.open}
      description={t.lead}
      onSubmit={submit}
      action={t.send}
      variant="primary"
      busy={invite.isPending}
      busyLabel={t.sending}
      problem={
        invite.isError && Object.keys(fields).length === 0 && (isConflict(invite.error) ? t.taken : failed)
      }
    >
      <div className="grid gap-4">
        <Field label={t.name} error={errorOf("name")} required>
          {input("name")}
        </Field>
        <Field label={t.email} error={errorOf("email")} required>
          {input("email")}
        </Field>
        <Field label={roleLabel} hint={roleTexts[role]}>
          <Select value={role} onChange={(event) => setRole(event.target.value as StaffRole)}>
            <Options values={staffRoles} names={names} />
          </Select>
        </Field>
        <Segmented
          label={t.language}
          value={language}
          onChange={setLanguage}
          options={[
            { value: "en", label: "English" },
            { value: "es", label: "Español" },
          ]}
        />
      </div>
    </ActionDialog>
  );
}
