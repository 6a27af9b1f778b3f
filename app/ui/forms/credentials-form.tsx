import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from "react";
import { Checkbox, Field } from "./field.tsx";
import { SubmitButton } from "./form-buttons.tsx";
import { EmailInput, PasswordInput } from "./inputs.tsx";

export type Credentials = { email: string; password: string };
/** Why nobody was signed in: a note above the form, and errors at its fields. */
type SignInRefusal = { note: ReactNode; fields?: Record<string, string> };

type CredentialsFormProps = {
  texts: Record<"email" | "password" | "show" | "required" | "submit" | "submitting", string>;
  email?: string | undefined;
  maxPasswordLength: number;
  button?: Pick<ComponentProps<typeof SubmitButton>, "variant" | "className">;
  /** @returns null once signed in */
  send: (credentials: Credentials) => Promise<SignInRefusal | null>;
  /** Beside the checkbox that shows the password. */
  aside?: ReactNode;
};

/** Signs in with e-mail and password; sends nothing while one is blank. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { texts: t, email: defaultEmail, maxPasswordLength, button, send, aside } = props;
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email") ?? "").trim();
    const password = String(data.get("password") ?? "");
    const blank = [...(email ? [] : ["email"]), ...(password ? [] : ["password"])];
    setMissing(blank);
    setRefusal(null);
    if (blank[0]) return focus(blank[0]);
    setBusy(true);
    const found = await send({ email, password });
    setBusy(false);
    if (!found) return;
    setRefusal(found);
    focus(found.fields?.email ? "email" : "password");
  };
  const errorOf = (name: "email" | "password") =>
    missing.includes(name) ? t.required : refusal?.fields?.[name];
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {refusal?.note}
      </div>
      <Field label={t.email} error={errorOf("email")} required>
        <EmailInput name="email" defaultValue={defaultEmail} autoComplete="username" maxLength={254} />
      </Field>
      <div>
        <Field label={t.password} error={errorOf("password")} required>
          <PasswordInput maxLength={maxPasswordLength} visible={visible} />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox label={t.show} checked={visible} onChange={(event) => setVisible(event.target.checked)} />
          {aside}
        </div>
      </div>
      <SubmitButton {...button} busy={busy} busyLabel={t.submitting}>
        {t.submit}
      </SubmitButton>
    </form>
  );
}
