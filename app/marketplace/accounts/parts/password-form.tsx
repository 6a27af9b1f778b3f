import { type ComponentProps, type FormEvent, useRef, useState } from "react";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/form-buttons.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { maxPasswordLength } from "../values.ts";
import { PasswordFields } from "./password-fields.tsx";
import { type PasswordErrors, passwordFieldErrors } from "./password-problems.ts";

type Errors = PasswordErrors & { current?: string | undefined };
const fieldNames = { current: "currentPassword", password: "password", confirm: "confirmPassword" } as const;

type PasswordFormProps = {
  /** The current password is asked for too. */
  asksCurrent?: boolean;
  button: ComponentProps<typeof SubmitButton>;
  onInvalid?: (password: string, repeated: string) => void;
  /** @returns why the password was not set; null when it was */
  send: (entered: {
    current: string;
    password: string;
  }) => Promise<{ problem?: string | undefined; errors: Errors } | null>;
};

/** Sets a new password, typed twice. */
export function PasswordForm({ asksCurrent = false, button, onInvalid, send }: PasswordFormProps) {
  const t = useText(messages);
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const show = (found: Errors) => {
    setErrors(found);
    const first = (["current", "password", "confirm"] as const).find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${fieldNames[first]}"]`)?.focus();
    return first !== undefined;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const [current = "", password = "", repeated = ""] = Object.values(fieldNames).map((name) =>
      String(data.get(name) ?? ""),
    );
    setProblem(undefined);
    const missing = asksCurrent && !current ? t.fields.required : undefined;
    if (show({ current: missing, ...passwordFieldErrors(password, repeated, t) }))
      return onInvalid?.(password, repeated);
    setBusy(true);
    const refusal = await send({ current, password });
    setBusy(false);
    if (!refusal) return;
    setProblem(refusal.problem);
    show(refusal.errors);
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {problem && <ProblemNote title={t.reset.failedTitle}>{problem}</ProblemNote>}
      </div>
      {asksCurrent && (
        <Field label={t.account.current} error={errors.current} required>
          <Input
            name={fieldNames.current}
            type="password"
            autoComplete="current-password"
            maxLength={maxPasswordLength}
          />
        </Field>
      )}
      <PasswordFields
        label={t.fields.newPassword}
        password={{ name: fieldNames.password }}
        confirm={{ name: fieldNames.confirm }}
        errors={errors}
      />
      <SubmitButton {...button} busy={busy} />
    </form>
  );
}
