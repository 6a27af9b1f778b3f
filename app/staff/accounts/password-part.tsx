import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { passwordChange } from "./contract.ts";
import { Part, Passwords, Problem } from "./form-parts.tsx";
import { messages } from "./messages.ts";
import { useAccountForm } from "./queries.ts";

/** A new password, with the old one. */
export function PasswordPart({ email }: { email: string }) {
  const t = useText(messages).password;
  const [round, setRound] = useState(0);
  return (
    <Part title={t.title}>
      <p className="mb-4 max-w-measure text-muted text-sm">{t.lead}</p>
      {/* A new form each time: nothing of what was typed stays in it. */}
      <PasswordForm
        key={round}
        email={email}
        onDone={() => {
          setRound(round + 1);
          toast({ title: t.changed, description: t.changedText });
        }}
      />
    </Part>
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
      <Problem>{problem}</Problem>
      {/* For the browser's password store, which else would not know whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Passwords
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
