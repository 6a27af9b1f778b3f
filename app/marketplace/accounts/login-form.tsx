import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/form-buttons.tsx";
import { EmailInput, PasswordInput } from "#app/ui/forms/inputs.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { logIn, type Problem } from "./account-requests.ts";
import type { VendorSession } from "./contract.ts";
import { messages } from "./messages.ts";

type LoginFormProps = { onSignedIn: (session: VendorSession) => void };

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const t = useText(messages);
  const { busy, visible, setVisible, missing, problem, form, submit } = useLogin(onSignedIn);
  const fields = problem?.kind === "refused" ? problem.fields : {};
  const errorOf = (name: "email" | "password") => (missing.includes(name) ? t.fields.required : fields[name]);
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {problem && <ProblemNote title={t.login.failedTitle}>{problemText(problem, t)}</ProblemNote>}
      </div>
      <Field label={t.fields.email} error={errorOf("email")} required>
        <EmailInput name="email" autoComplete="username" maxLength={254} />
      </Field>
      <div>
        <Field label={t.fields.password} error={errorOf("password")} required>
          <PasswordInput maxLength={1000} visible={visible} />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox
            label={t.fields.show}
            checked={visible}
            onChange={(event) => setVisible(event.target.checked)}
          />
          <Link to="/vendor-password" className="text-link inline-flex min-h-11 items-center">
            {t.login.forgotten}
          </Link>
        </div>
      </div>
      <SubmitButton busy={busy} busyLabel={t.login.submitting}>
        {t.login.submit}
      </SubmitButton>
    </form>
  );
}

function useLogin(onSignedIn: LoginFormProps["onSignedIn"]) {
  const t = useText(messages);
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
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
    setProblem(null);
    if (blank[0]) return focus(blank[0]);
    setBusy(true);
    const result = await logIn({ email, password });
    setBusy(false);
    if ("session" in result) {
      toast({ title: t.login.doneTitle, description: t.login.doneText });
      return onSignedIn(result.session);
    }
    setProblem(result.problem);
    const description = problemText(result.problem, t);
    toast({ title: t.login.failedTitle, description, variant: "destructive" });
    focus(result.problem.kind === "refused" && result.problem.fields.email ? "email" : "password");
  };
  return { busy, visible, setVisible, missing, problem, form, submit };
}

function problemText(problem: Problem, t: ReturnType<typeof useText<typeof messages>>): string {
  return problem.kind === "refused" ? problem.message || t.login.failedText : t.trouble[problem.kind];
}
