import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { passwordChange } from "./contract.ts";
import { AccountSection, PasswordFields } from "./form-fields.tsx";
import { messages } from "./messages.ts";
import { useAccountForm } from "./queries.ts";

export function PasswordSection({ email }: { email: string }) {
  const t = useText(messages).password;
  const [formKey, setFormKey] = useState(0);
  return (
    <AccountSection title={t.title}>
      <p className="mb-4 max-w-measure text-muted text-sm">{t.lead}</p>
      {/* A new form after each change, so that no password stays in it. */}
      <PasswordForm
        key={formKey}
        email={email}
        onDone={() => {
          setFormKey(formKey + 1);
          toast({ title: t.changed, description: t.changedText });
        }}
      />
    </AccountSection>
  );
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useText(messages).password;
  const { form, errors, problem, busy, submit } = useAccountForm(
    (change) => api.post("/api/admin/account/password", change),
    passwordChange,
    onDone,
  );
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormProblem>{problem}</FormProblem>
      {/* Tells password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordFields
        fields={[
          { name: "currentPassword", label: t.current, error: errors.currentPassword },
          { name: "newPassword", label: t.next, hint: t.hint, error: errors.newPassword, isNew: true },
        ]}
      />
      <Button type="submit" size="small" busy={busy} busyLabel={t.changing} className="justify-self-start">
        {t.change}
      </Button>
    </form>
  );
}
