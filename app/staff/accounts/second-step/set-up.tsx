import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type SecondStepSecret, secondStepConfirmation, secondStepStart } from "../contract.ts";
import { CodeField, FormProblem, PasswordFields } from "../form-fields.tsx";
import { messages } from "../messages.ts";
import { useAccountForm } from "../queries.ts";

type SetUpProps = { onDone: (backupCodes: readonly string[]) => void; close: () => void };

/** Switching on: the password, then the secret for the app, which a code of it confirms. */
export function SetUp({ onDone, close }: SetUpProps) {
  const [secret, setMade] = useState<SecondStepSecret>();
  if (!secret) return <PasswordStep onDone={setMade} close={close} />;
  return <CodeStep made={secret} onDone={() => onDone(secret.backupCodes)} close={close} />;
}

function PasswordStep({ onDone, close }: { onDone: (made: SecondStepSecret) => void; close: () => void }) {
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={busy} busyLabel={t.secondStep.goingOn}>
          {t.secondStep.goOn}
        </Button>
        <Button variant="quiet" size="small" onClick={() => busy || close()}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

type ConfirmProps = { made: SecondStepSecret; onDone: () => void; close: () => void };

function CodeStep({ made, onDone, close }: ConfirmProps) {
  const t = useText(messages);
  const { form, errors, problem, busy, submit } = useAccountForm(
    (code) => api.post("/api/admin/account/second-step/on", code),
    secondStepConfirmation,
    onDone,
  );
  const instruction = useRef<HTMLParagraphElement>(null);
  // Not the field below: on a phone its keyboard would cover what is to be done first.
  useEffect(() => instruction.current?.focus(), []);
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p ref={instruction} tabIndex={-1} className="max-w-measure">
        {t.secondStep.scan}
      </p>
      <div className="flex flex-wrap items-start gap-6 sm:flex-nowrap">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(made.qr)}`}
          alt={t.secondStep.qr}
          width={192}
          height={192}
          className="rounded border border-line"
        />
        <div className="min-w-0 max-w-full">
          <p className="font-semibold text-sm">{t.secondStep.secret}</p>
          <p className="my-2 font-mono [overflow-wrap:anywhere]">{groupByFour(made.secret)}</p>
          <CopyButton source={() => made.secret} label={t.secondStep.copy} doneLabel={t.secondStep.copied} />
          <p className="mt-1">
            <a href={made.uri} className="text-link inline-flex min-h-11 items-center text-sm">
              {t.secondStep.open}
            </a>
          </p>
        </div>
      </div>
      <FormProblem>{problem}</FormProblem>
      <CodeField label={t.secondStep.code} error={errors.code} digits />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={busy} busyLabel={t.secondStep.switchingOn}>
          {t.secondStep.switchOn}
        </Button>
        <Button variant="quiet" size="small" onClick={() => busy || close()}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

/** As people read it off and type it. */
function groupByFour(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
