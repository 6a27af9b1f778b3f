import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { z } from "zod";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type Account, proof } from "../contract.ts";
import { AccountSection, CodeField, PasswordFields } from "../form-fields.tsx";
import { messages } from "../messages.ts";
import { useAccountForm } from "../queries.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { SetUp } from "./set-up.tsx";

type Mode = "nothing" | "setting-up" | "renewing" | "switching-off";

export function SecondStepSection({ secondStep }: Pick<Account, "secondStep">) {
  const t = useText(messages).secondStep;
  const [mode, setMode] = useState<Mode>("nothing");
  const [codes, setCodes] = useState<readonly string[]>();
  const section = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const { secondStep: knownInShell } = useStaff();
  // Reload the shell, which may lock screens until the second step is on.
  useEffect(() => {
    if (knownInShell !== secondStep.on) void revalidate();
  }, [knownInShell, secondStep.on, revalidate]);
  const done = () => {
    setMode("nothing");
    setCodes(undefined);
    requestAnimationFrame(() => section.current?.querySelector("button")?.focus());
  };
  const showCodes = (newCodes: readonly string[]) => {
    setMode("nothing");
    setCodes(newCodes);
  };
  const badge = <Badge tone={secondStep.on ? "completed" : "neutral"}>{secondStep.on ? t.on : t.off}</Badge>;
  return (
    <AccountSection title={t.title} aside={badge}>
      <div ref={section}>
        {codes ? (
          <BackupCodes codes={codes} onSaved={done} />
        ) : mode === "setting-up" ? (
          <SetUp onDone={showCodes} close={done} />
        ) : mode === "renewing" ? (
          <ProofForm
            send={(proof) => api.post("/api/admin/account/backup-codes", proof)}
            labels={{ send: t.make, sending: t.making }}
            onDone={({ backupCodes }) => showCodes(backupCodes)}
            close={done}
          />
        ) : mode === "switching-off" ? (
          <ProofForm
            send={(proof) => api.post("/api/admin/account/second-step/off", proof)}
            labels={{ send: t.switchOff, sending: t.switchingOff }}
            onDone={() => {
              toast({ title: t.isOff });
              done();
            }}
            close={done}
          />
        ) : (
          <SecondStepStatus secondStep={secondStep} begin={setMode} />
        )}
      </div>
    </AccountSection>
  );
}

function SecondStepStatus({
  secondStep,
  begin,
}: Pick<Account, "secondStep"> & { begin: (mode: Mode) => void }) {
  const t = useText(messages).secondStep;
  const { on, backupCodesLeft } = secondStep;
  return (
    <>
      <p className="mb-4 max-w-measure text-muted text-sm">
        {t.lead}
        {on && <BackupCodesLeft count={backupCodesLeft}>{t.left(backupCodesLeft)}</BackupCodesLeft>}
      </p>
      <div className="flex flex-wrap gap-3">
        {on ? (
          <>
            <Button variant="quiet" size="small" onClick={() => begin("renewing")}>
              {t.renew}
            </Button>
            <Button variant="quiet" size="small" onClick={() => begin("switching-off")}>
              {t.switchOff}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={() => begin("setting-up")}>
            {t.setUp}
          </Button>
        )}
      </div>
    </>
  );
}

function BackupCodesLeft({ count, children }: { count: number; children: ReactNode }) {
  const t = useText(messages).secondStep;
  return (
    <span className="mt-2 block font-semibold text-ink">
      {children} {count < 3 && t.few}
    </span>
  );
}

type ProofFormProps<A> = {
  send: (input: z.input<typeof proof>) => Promise<A>;
  labels: { send: string; sending: string };
  onDone: (answer: A) => void;
  close: () => void;
};

function ProofForm<A>({ send, labels, onDone, close }: ProofFormProps<A>) {
  const t = useText(messages);
  const { form, errors, problem, busy, submit } = useAccountForm(send, proof, onDone);
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormProblem>{problem}</FormProblem>
      <PasswordFields
        focusFirst
        fields={[{ name: "password", label: t.secondStep.askPassword, error: errors.password }]}
      />
      <CodeField label={t.secondStep.anyCode} error={errors.code} />
      <FormButtons texts={labels} busy={busy} close={close} />
    </form>
  );
}
