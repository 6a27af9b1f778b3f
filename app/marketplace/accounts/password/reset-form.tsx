import { MailCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/form-buttons.tsx";
import { EmailInput } from "#app/ui/forms/inputs.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type Problem, problemText, requestPasswordEmail } from "../account-requests.ts";
import { messages } from "../messages.ts";

type Status = "idle" | "asking" | "asked";

/** The response does not reveal whether the account exists. */
export function ResetForm({ deadLink }: { deadLink: boolean }) {
  const t = useText(messages);
  const [status, setStatus] = useState<Status>("idle");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [missing, setMissing] = useState(false);
  const [email, setEmail] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (status === "asking") return;
    setMissing(email.trim() === "");
    setProblem(null);
    if (email.trim() === "") return input.current?.focus();
    setStatus("asking");
    const failed = await requestPasswordEmail(email.trim());
    setProblem(failed);
    setStatus(failed ? "idle" : "asked");
    if (failed) input.current?.focus();
  };
  if (status === "asked") return <EmailSent onAgain={() => setStatus("idle")} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {problem ? (
          <ProblemNote title={t.reset.askFailed}>
            {problemText(problem, t.trouble, t.reset.failedText)}
          </ProblemNote>
        ) : (
          deadLink && <ProblemNote title={t.reset.deadTitle}>{t.reset.dead}</ProblemNote>
        )}
      </div>
      <Field label={t.fields.email} error={missing ? t.fields.required : problem?.fields.email} required>
        <EmailInput
          ref={input}
          name="email"
          autoComplete="username"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <SubmitButton busy={status === "asking"} busyLabel={t.reset.asking}>
        {deadLink ? t.reset.newLetter : t.reset.ask}
      </SubmitButton>
    </form>
  );
}

function EmailSent({ onAgain }: { onAgain: () => void }) {
  const t = useText(messages).reset;
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted; the focus also makes screen readers read the answer.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="flex items-start gap-4 border-ambar border-s-3 bg-band px-4 py-4">
      <MailCheck aria-hidden className="mt-0.5 size-6" />
      <div>
        <p className="font-semibold">{t.asked}</p>
        <p className="mt-1 text-sm">
          {t.askedHint} <SupportPhone className="text-link" />
        </p>
        <Button variant="quiet" size="small" className="mt-4" onClick={onAgain}>
          {t.askAgain}
        </Button>
      </div>
    </div>
  );
}
