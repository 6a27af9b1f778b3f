import { useEffect, useRef, useState } from "react";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type SecondStepSecret, secondStepConfirmation, secondStepStart } from "../contract.ts";
import { CodeField, PasswordFields } from "../form-fields.tsx";
import { messages } from "../messages.ts";
import { useAccountForm } from "../queries.ts";

type SetUpProps = { onDone: (backupCodes: readonly string[]) => void; close: () => void };

export function SetUp({ onDone, close }: SetUpProps) {
  const [secret, setSecret] = useState<SecondStepSecret>();
  if (!secret) return <PasswordStep onDone={setSecret} close={close} />;
  return <CodeStep secret={secret} onDone={() => onDone(secret.backupCodes)} close={close} />;
}

function PasswordStep({ onDone, close }: { onDone: (secret: SecondStepSecret) => void; close: () => void }) {
  const t = useText(messages);
  const { form, errors, problem, busy, submit } = useAccountForm(
    (start) => api.post("/api/admin/account/second-step", start),
    secondStepStart,
    onDone,
  );
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormProblem>{problem}</FormProblem>
      <PasswordFields
        focusFirst
        fields={[{ name: "password", label: t.secondStep.askPassword, error: errors.password }]}
      />
      <FormButtons
        texts={{ send: t.secondStep.goOn, sending: t.secondStep.goingOn }}
        busy={busy}
        close={close}
      />
    </form>
  );
}

type CodeStepProps = { secret: SecondStepSecret; onDone: () => void; close: () => void };

function CodeStep({ secret, onDone, close }: CodeStepProps) {
  const t = useText(messages);
  const { form, errors, problem, busy, submit } = useAccountForm(
    (code) => api.post("/api/admin/account/second-step/on", code),
    secondStepConfirmation,
    onDone,
  );
  const instruction = useRef<HTMLParagraphElement>(null);
  // Not the code field: on a phone its keyboard would cover the instruction.
  useEffect(() => instruction.current?.focus(), []);
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p ref={instruction} tabIndex={-1} className="max-w-measure">
        {t.secondStep.scan}
      </p>
      <div className="flex flex-wrap items-start gap-6 sm:flex-nowrap">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`}
          alt={t.secondStep.qr}
          width={192}
          height={192}
          className="rounded border border-line"
        />
        <div className="min-w-0 max-w-full">
          <p className="font-semibold text-sm">{t.secondStep.secret}</p>
          <p className="my-2 font-mono [overflow-wrap:anywhere]">{groupByFour(secret.secret)}</p>
          <CopyButton
            source={() => secret.secret}
            label={t.secondStep.copy}
            doneLabel={t.secondStep.copied}
          />
          <p className="mt-1">
            <a href={secret.uri} className="text-link inline-flex min-h-11 items-center text-sm">
              {t.secondStep.open}
            </a>
          </p>
        </div>
      </div>
      <FormProblem>{problem}</FormProblem>
      <CodeField label={t.secondStep.code} error={errors.code} digits />
      <FormButtons
        texts={{ send: t.secondStep.switchOn, sending: t.secondStep.switchingOn }}
        busy={busy}
        close={close}
      />
    </form>
  );
}

function groupByFour(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
