import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogCancel } from "#app/ui/dialogs/dialog.tsx";
import { Checkbox, Field, Input } from "#app/ui/forms/field.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { useStaff } from "../staff-context.ts";
import { messages } from "./confirmation-messages.ts";

type Kind = "password" | "code";

export function ConfirmationDialog({ settle }: { settle: (confirmed: boolean) => void }) {
  const t = useText(messages);
  const { email, secondStep } = useStaff();
  const [kind, setKind] = useState<Kind>("password");
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const confirm = useMutation({
    gcTime: 0,
    mutationFn: (body: Partial<Record<Kind, string>>) => api.post("/api/admin/confirm", body),
    onSuccess: () => settle(true),
    onError: () => input.current?.select(),
  });
  // After a frame: a dialog below takes the focus back from a field that has `autoFocus`.
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles the event to an outer form, which must not be submitted.
    event.stopPropagation();
    if (confirm.isPending) return;
    const value = input.current?.value.trim() ?? "";
    setMissing(value === "");
    if (value === "") return input.current?.focus();
    confirm.mutate({ [kind]: kind === "code" ? value : (input.current?.value ?? "") });
  };
  const switchKind = () => {
    setKind(kind === "code" ? "password" : "code");
    setMissing(false);
    confirm.reset();
    requestAnimationFrame(() => input.current?.focus());
  };
  const body = confirm.error instanceof ApiError ? confirm.error.body : undefined;
  const fieldError = missing ? t.required : body?.fields?.[kind];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && settle(false)}
      title={t.title}
      description={t.lead}
      closeLabel={t.close}
      width="narrow"
      form={{ onSubmit: submit, noValidate: true }}
      footer={
        <>
          <DialogCancel className="max-sm:w-full">{t.cancel}</DialogCancel>
          <Button
            type="submit"
            variant="primary"
            className="max-sm:w-full"
            busy={confirm.isPending}
            busyLabel={t.sending}
          >
            {t.send}
          </Button>
        </>
      }
    >
      <div role="alert" className="empty:hidden">
        {confirm.isError && !fieldError && (
          <ProblemNote title={t.problem}>
            {body?.code === "rate_limited" ? body.message : t.failed}
          </ProblemNote>
        )}
      </div>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <ConfirmationField key={kind} kind={kind} inputRef={input} error={fieldError} />
      {secondStep && (
        <Button variant="link" size="small" onClick={switchKind}>
          {kind === "code" ? t.usePassword : t.useCode}
        </Button>
      )}
    </Dialog>
  );
}

type ConfirmationFieldProps = {
  kind: Kind;
  inputRef: React.Ref<HTMLInputElement>;
  error: string | undefined;
};

function ConfirmationField({ kind, inputRef, error }: ConfirmationFieldProps) {
  const t = useText(messages);
  const [visible, setVisible] = useState(false);
  if (kind === "code")
    return (
      <Field label={t.code} error={error} required>
        <Input
          ref={inputRef}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="max-w-56 font-semibold tabular-nums tracking-widest"
        />
      </Field>
    );
  return (
    <>
      <Field label={t.password} error={error} required>
        <Input
          ref={inputRef}
          name="password"
          type={visible ? "text" : "password"}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
        />
      </Field>
      <Checkbox label={t.show} checked={visible} onChange={(event) => setVisible(event.target.checked)} />
    </>
  );
}
