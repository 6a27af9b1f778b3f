import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { CredentialsForm } from "#app/ui/forms/credentials-form.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { CodeStep } from "./code-step.tsx";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { type Credentials, type SignInProblem, type SignInResult, signIn } from "./sign-in.ts";

type FormProps = { onSignedIn: () => void; mailIsConfigured: boolean; email?: string };

export function SignInForm({ onSignedIn, mailIsConfigured, email }: FormProps) {
  const t = useText(messages).signIn;
  // In memory only, until the code is entered.
  const [credentials, setCredentials] = useState<Credentials>();
  const [hasForgotten, setForgotten] = useState(false);
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
  if (hasForgotten)
    return (
      <ForgottenPassword mailIsConfigured={mailIsConfigured} email={email} back={() => setForgotten(false)} />
    );
  const send = async (entered: Credentials) => {
    const problem = handleResult(await signIn(entered), entered);
    if (!problem) return null;
    const fields = problem.kind === "refused" ? problem.fields : {};
    return { note: <ProblemNote problem={problem} />, fields };
  };
  return (
    <div className="grid gap-5">
      <CredentialsForm
        texts={t}
        email={email}
        maxPasswordLength={128}
        button={{ variant: "action", className: "" }}
        send={send}
      />
      <p>
        <Button variant="link" size="small" onClick={() => setForgotten(true)}>
          {t.forgotten.open}
        </Button>
      </p>
    </div>
  );
}
