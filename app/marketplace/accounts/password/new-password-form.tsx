import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { problemText, setPassword } from "../account-requests.ts";
import { messages } from "../messages.ts";
import { PasswordForm } from "../parts/password-form.tsx";
import { passwordProblem } from "../parts/password-problems.ts";

type NewPasswordProps = { token: string; onSignedIn: () => void; onDeadLink: () => void };

export function NewPasswordForm({ token, onSignedIn, onDeadLink }: NewPasswordProps) {
  const t = useText(messages);
  const send = async ({ password }: { password: string }) => {
    const result = await setPassword({ token, password });
    if ("session" in result) {
      onSignedIn();
      return null;
    }
    const { fields } = result.problem;
    if (fields.token === undefined)
      return {
        problem: problemText(result.problem, t.trouble, t.reset.failedText),
        errors: { password: fields.password },
      };
    // The token was used, has expired or never existed.
    onDeadLink();
    return null;
  };
  return (
    <PasswordForm
      button={{ busyLabel: t.reset.setting, children: t.reset.set }}
      onInvalid={(password, repeated) => {
        const problem = passwordProblem(password, repeated, t.password);
        if (problem) toast({ ...problem, variant: "destructive" });
      }}
      send={send}
    />
  );
}
