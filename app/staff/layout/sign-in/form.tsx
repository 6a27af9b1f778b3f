import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { EmailInput, PasswordInput } from "#app/ui/forms/inputs.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { CodeStep } from "./code-step.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { type Credentials, type SignInProblem, type SignInResult, signIn } from "./sign-in.ts";

type FormProps = { onSignedIn: () => void; email?: string };

export function SignInForm({ onSignedIn, email }: FormProps) {
  // In memory only, until the code is entered.
  const [credentials, setCredentials] = useState<Credentials>();
  const handleResult = (result: SignInResult, submitted: Credentials): SignInProblem | null => {
    if (result.kind === "in") onSignedIn();
    else if (result.kind === "code") setCredentials(submitted);
    else return result;
    return null;
  };
  if (credentials)
    return (
      <CodeStep
        send={async (code) => handleResult(await signIn({ ...credentials, code }), credentials)}
        startAgain={() => setCredentials(undefined)}
      />
    );
  return (
    <PasswordStep email={email} send={async (entered) => handleResult(await signIn(entered), entered)} />
  );
}

type PasswordStepProps = {
  email: string | undefined;
  send: (credentials: Credentials) => Promise<SignInProblem | null>;
};

function PasswordStep({ email: defaultEmail, send }: PasswordStepProps) {
  const t = useText(messages).signIn;
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email") ?? "").trim();
    const password = String(data.get("password") ?? "");
    const blankFields = [...(email ? [] : ["email"]), ...(password ? [] : ["password"])];
    setMissing(blankFields);
    setProblem(null);
    if (blankFields[0]) return focusField(form.current, blankFields[0]);
    setBusy(true);
    const found = await send({ email, password });
    setBusy(false);
    if (!found) return;
    setProblem(found);
    focusField(form.current, found.kind === "refused" && found.fields.email ? "email" : "password");
  };

  const fields = problem?.kind === "refused" ? problem.fields : {};
  const errorOf = (name: "email" | "password") => (missing.includes(name) ? t.required : fields[name]);
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div role="alert">{problem && <ProblemNote problem={problem} />}</div>
      <Field label={t.email} error={errorOf("email")} required>
        <EmailInput name="email" defaultValue={defaultEmail} autoComplete="username" maxLength={254} />
      </Field>
      <div>
        <Field label={t.password} error={errorOf("password")} required>
          <PasswordInput maxLength={128} visible={visible} />
        </Field>
        <Checkbox label={t.show} checked={visible} onChange={(event) => setVisible(event.target.checked)} />
      </div>
      {/* Before hydration a click would submit the password as a plain form. */}
      <Button type="submit" disabled={!hydrated} busy={busy} busyLabel={t.submitting}>
        {t.submit}
      </Button>
      <p className="text-muted text-sm">{t.forgotten}</p>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}
