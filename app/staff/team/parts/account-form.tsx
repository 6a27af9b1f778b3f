import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { NameInput, PasswordInput } from "#app/ui/forms/inputs.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

const minLength = 12;

type AccountFormProps = {
  /** Only where it is asked for. */
  name?: string;
  email: string;
  texts: Record<"submit" | "submitting" | "failed" | "over", string>;
  send: (typed: { name: string; password: string }) => Promise<{ email: string }>;
  onDone: (email: string) => void;
};
type Errors = Partial<Record<"name" | "password", string | undefined>>;

/** Name and password of an account that a link opens. */
export function AccountForm({ name, email, texts, send, onDone }: AccountFormProps) {
  const t = useText(messages);
  const form = useRef<HTMLFormElement>(null);
  const [visible, setVisible] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const show = (found: Errors) => {
    setErrors(found);
    const first = found.name ? "name" : found.password ? "password" : undefined;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const typed = { name: String(data.get("name") ?? ""), password: String(data.get("password") ?? "") };
    const missing = {
      name: name !== undefined && typed.name.trim() === "" ? t.required : undefined,
      password: typed.password.length < minLength ? t.short : undefined,
    };
    setProblem(undefined);
    show(missing);
    if (missing.name || missing.password) return;
    setBusy(true);
    try {
      onDone((await send(typed)).email);
    } catch (error) {
      const body = error instanceof ApiError ? error.body : undefined;
      const isOver = body?.code === "not_found" || body?.code === "conflict";
      show(body?.fields ?? {});
      if (!body?.fields) setProblem(isOver ? texts.over : (body?.message ?? texts.failed));
    }
    setBusy(false);
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormProblem>{problem}</FormProblem>
      {/* Tells password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {name !== undefined && (
        <Field label={t.name} hint={t.nameHint} error={errors.name} required>
          <NameInput name="name" defaultValue={name} maxLength={200} />
        </Field>
      )}
      <Field label={t.password} hint={t.passwordHint} error={errors.password} required>
        <PasswordInput name="password" autoComplete="new-password" maxLength={128} visible={visible} />
      </Field>
      <Checkbox
        label={t.show}
        checked={visible}
        onChange={(event) => setVisible(event.target.checked)}
        className="-my-2"
      />
      <Button type="submit" variant="primary" busy={busy} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
