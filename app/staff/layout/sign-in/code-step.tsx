import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { CodeInput } from "#app/ui/forms/inputs.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { ProblemNote } from "./problem-note.tsx";
import type { SignInProblem } from "./sign-in.ts";

type CodeStepProps = {
  send: (code: string) => Promise<SignInProblem | null>;
  startAgain: () => void;
};

export function CodeStep({ send, startAgain }: CodeStepProps) {
  const t = useText(messages).signIn;
  const [busy, setBusy] = useState(false);
  const [isBackupCode, setByBackup] = useState(false);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    setMissing(!code);
    setProblem(null);
    if (!code) return input.current?.focus();
    setBusy(true);
    const found = await send(code);
    setBusy(false);
    if (!found) return;
    setProblem(found);
    input.current?.select();
  };
  const toggleBackupCode = () => {
    setByBackup(!isBackupCode);
    setMissing(false);
    setProblem(null);
    requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div role="alert">{problem && <ProblemNote problem={problem} />}</div>
      {!isBackupCode && <p>{t.codeLead}</p>}
      <Field
        key={isBackupCode ? "backup" : "app"}
        label={isBackupCode ? t.backupCode : t.code}
        hint={isBackupCode ? t.backupHint : undefined}
        error={missing ? t.required : undefined}
        required
      >
        <CodeInput ref={input} autoFocus inputMode={isBackupCode ? "text" : "numeric"} />
      </Field>
      <Button type="submit" busy={busy} busyLabel={t.submitting}>
        {t.submit}
      </Button>
      <div className="flex flex-wrap gap-x-6">
        <Button variant="link" size="small" onClick={toggleBackupCode}>
          {isBackupCode ? t.useApp : t.useBackup}
        </Button>
        <Button variant="link" size="small" onClick={startAgain}>
          {t.startAgain}
        </Button>
      </div>
      <p className="text-muted text-sm">{t.lost}</p>
    </form>
  );
}
