import { type FormEvent, useRef, useState } from "react";
import { SubmitButton } from "#app/ui/forms/form-buttons.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type Problem, setPassword } from "../account-requests.ts";
import { messages } from "../messages.ts";
import { PasswordFields } from "../parts/password-fields.tsx";
import { type PasswordErrors, passwordFieldErrors, passwordProblem } from "../parts/password-problems.ts";

type NewPasswordProps = { token: string; onSignedIn: () => void; onDeadLink: () => void };

export function NewPasswordForm(props: NewPasswordProps) {
  const t = useText(messages);
  const { busy, errors, problem, form, submit } = useNewPassword(props);
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {problem && (
          <ProblemNote title={t.reset.failedTitle}>
            {problem.kind === "refused" ? (problem.message ?? t.reset.failedText) : t.trouble[problem.kind]}
          </ProblemNote>
        )}
      </div>
      <PasswordFields
        label={t.fields.newPassword}
        password={{ name: "password" }}
        confirm={{ name: "confirmPassword" }}
        errors={errors}
      />
      <SubmitButton busy={busy} busyLabel={t.reset.setting}>
        {t.reset.set}
      </SubmitButton>
    </form>
  );
}

function useNewPassword({ token, onSignedIn, onDeadLink }: NewPasswordProps) {
  const t = useText(messages);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const show = (found: PasswordErrors) => {
    setErrors(found);
    const first = found.password ? "password" : "confirmPassword";
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const [password, repeated] = [
      String(data.get("password") ?? ""),
      String(data.get("confirmPassword") ?? ""),
    ];
    setProblem(null);
    const problemFound = passwordProblem(password, repeated, t.password);
    if (problemFound) toast({ ...problemFound, variant: "destructive" });
    if (problemFound || !password || !repeated) return show(passwordFieldErrors(password, repeated, t));
    setErrors({});
    setBusy(true);
    const result = await setPassword({ token, password });
    setBusy(false);
    if ("session" in result) return onSignedIn();
    if (isDeadLink(result.problem)) return onDeadLink();
    setProblem(result.problem);
    show({ password: result.problem.kind === "refused" ? result.problem.fields.password : undefined });
  };
  return { busy, errors, problem, form, submit };
}

/** The token was used, has expired or never existed. */
function isDeadLink(problem: Problem): boolean {
  return problem.kind === "refused" && problem.fields.token !== undefined;
}
