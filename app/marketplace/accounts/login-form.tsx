import { Link } from "react-router";
import { type Credentials, CredentialsForm } from "#app/ui/forms/credentials-form.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { logIn, type Problem, problemText } from "./account-requests.ts";
import type { VendorSession } from "./contract.ts";
import { messages } from "./messages.ts";

type LoginFormProps = {
  /** The button stays busy until it has settled: on a slow line the next page takes seconds. */
  onSignedIn: (session: VendorSession) => void | Promise<void>;
};

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const t = useText(messages);
  const send = async (credentials: Credentials) => {
    const result = await logIn(credentials);
    if ("session" in result) {
      toast({ title: t.login.doneTitle, description: t.login.doneText });
      await onSignedIn(result.session);
      return null;
    }
    const { problem } = result;
    const description = problemText(problem, t.trouble, t.login.failedText);
    toast({ title: t.login.failedTitle, description, variant: "destructive" });
    return { note: <LoginProblem problem={problem} />, fields: problem.fields };
  };
  return (
    <CredentialsForm
      texts={{ ...t.fields, submit: t.login.submit, submitting: t.login.submitting }}
      maxPasswordLength={1000}
      send={send}
      aside={
        <Link to="/vendor-password" className="text-link inline-flex min-h-11 items-center">
          {t.login.forgotten}
        </Link>
      }
    />
  );
}

function LoginProblem({ problem }: { problem: Problem }) {
  const t = useText(messages);
  return (
    <ProblemNote title={t.login.failedTitle}>
      {problemText(problem, t.trouble, t.login.failedText)}
    </ProblemNote>
  );
}
