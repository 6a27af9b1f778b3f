import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { CodeInput, PasswordInput } from "#app/ui/forms/inputs.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { useStaff } from "../../staff-context.ts";
import { messages } from "./messages.ts";

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
  const submit = () => {
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
    <ActionDialog
      close={() => settle(false)}
      title={t.title}
      description={t.lead}
      width="narrow"
      onSubmit={submit}
      action={t.send}
      variant="primary"
      busy={confirm.isPending}
      busyLabel={t.sending}
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
    </ActionDialog>
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
        <CodeInput ref={inputRef} />
      </Field>
    );
  return (
    <>
      <Field label={t.password} error={error} required>
        <PasswordInput ref={inputRef} maxLength={128} visible={visible} />
      </Field>
      <Checkbox label={t.show} checked={visible} onChange={(event) => setVisible(event.target.checked)} />
    </>
  );
}
