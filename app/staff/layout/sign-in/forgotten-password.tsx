import { MailCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { EmailInput } from "#app/ui/forms/inputs.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

type ForgottenProps = { mailIsConfigured: boolean; email: string | undefined; back: () => void };

/** Asks for a letter with a link; its text is the same whether the account exists or not. */
export function ForgottenPassword({ mailIsConfigured, email, back }: ForgottenProps) {
  const t = useText(messages).signIn.forgotten;
  const heading = useRef<HTMLHeadingElement>(null);
  const [sentTo, setSentTo] = useState("");
  // The pressed button is unmounted; the focus also makes screen readers read what follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the answer is there
  useEffect(() => heading.current?.focus(), [sentTo]);
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-xl focus:outline-none">
        {sentTo && <MailCheck aria-hidden className="size-6" />}
        {sentTo ? t.sentTitle : t.title}
      </h2>
      <p className="text-muted [overflow-wrap:anywhere]">
        {sentTo ? t.sent(sentTo) : mailIsConfigured ? t.lead : t.noMail}
      </p>
      {mailIsConfigured && !sentTo && <AskForm email={email} onAsked={setSentTo} />}
      <p>
        <Button variant="link" size="small" onClick={back}>
          {t.back}
        </Button>
      </p>
    </section>
  );
}

type AskProps = { email: string | undefined; onAsked: (email: string) => void };

function AskForm({ email, onAsked }: AskProps) {
  const t = useText(messages).signIn;
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const [problem, setProblem] = useState("");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = input.current?.value.trim() ?? "";
    setError(typed === "" ? t.required : "");
    setProblem("");
    if (typed === "") return input.current?.focus();
    setBusy(true);
    try {
      await api.post("/api/admin/password-reset", { email: typed });
      onAsked(typed);
    } catch (failure) {
      const body = failure instanceof ApiError ? failure.body : undefined;
      if (body?.fields?.email) setError(body.fields.email);
      else setProblem(body?.message ?? t.unreachable);
      input.current?.focus();
    }
    setBusy(false);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormProblem>{problem}</FormProblem>
      <Field label={t.email} error={error} required>
        <EmailInput ref={input} name="email" autoComplete="username" maxLength={254} defaultValue={email} />
      </Field>
      <Button type="submit" variant="action" busy={busy} busyLabel={t.forgotten.sending}>
        {t.forgotten.send}
      </Button>
    </form>
  );
}
