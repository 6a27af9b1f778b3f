import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { maxPasswordLength } from "../contract.ts";
import { messages } from "../messages.ts";
import { PasswordFields } from "../parts/password-fields.tsx";
import { type PasswordErrors, passwordFieldErrors } from "../parts/password-problems.ts";
import { vendorApi } from "../session.ts";
import { Part } from "./part.tsx";

type VendorProps = { vendorId: number };

export function AccountPart({ vendorId }: VendorProps) {
  const t = useText(messages).account;
  const [formKey, setFormKey] = useState(0);
  return (
    <Part title={t.title}>
      {/* Remounted after a change, so that no password stays in the form. */}
      <ChangePasswordForm
        key={formKey}
        vendorId={vendorId}
        onDone={() => {
          setFormKey(formKey + 1);
          toast({ title: t.changed, description: t.changedText });
        }}
      />
      <LogOutElsewhere vendorId={vendorId} />
    </Part>
  );
}

function ChangePasswordForm({ vendorId, onDone }: VendorProps & { onDone: () => void }) {
  const t = useText(messages);
  const { form, errors, problem, busy, submit } = useChangePassword(vendorId, onDone);
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {problem && <ProblemNote title={t.reset.failedTitle}>{problem}</ProblemNote>}
      </div>
      <Field label={t.account.current} error={errors.current} required>
        <Input
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          maxLength={maxPasswordLength}
        />
      </Field>
      <PasswordFields
        label={t.fields.newPassword}
        password={{ name: "newPassword" }}
        confirm={{ name: "confirmPassword" }}
        errors={errors}
      />
      <Button type="submit" busy={busy} busyLabel={t.account.changing} className="sm:justify-self-start">
        {t.account.change}
      </Button>
    </form>
  );
}

type Errors = PasswordErrors & { current?: string | undefined };
const fieldOf = { current: "currentPassword", password: "newPassword", confirm: "confirmPassword" } as const;

function useChangePassword(vendorId: number, onDone: () => void) {
  const t = useText(messages);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const show = (found: Errors) => {
    setErrors(found);
    const first = (["current", "password", "confirm"] as const).find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${fieldOf[first]}"]`)?.focus();
    return first !== undefined;
  };
  const change = useMutation({
    // Passwords must not stay in the cache.
    gcTime: 0,
    mutationFn: (passwords: { currentPassword: string; newPassword: string }) =>
      vendorApi.post("/api/vendor/account/:vendorId/password", { vendorId, ...passwords }),
    onSuccess: onDone,
    onError: (error) => {
      const { fields = {}, message } = (error instanceof ApiError && error.body) || {};
      const isShown = show({ current: fields.currentPassword, password: fields.newPassword });
      if (!isShown) setProblem(message ?? t.trouble.unreachable);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const data = new FormData(event.currentTarget);
    const [currentPassword = "", newPassword = "", repeated = ""] = Object.values(fieldOf).map((name) =>
      String(data.get(name) ?? ""),
    );
    setProblem(undefined);
    const current = currentPassword ? undefined : t.fields.required;
    if (!show({ current, ...passwordFieldErrors(newPassword, repeated, t) }))
      change.mutate({ currentPassword, newPassword });
  };
  return { form, errors, problem, busy: change.isPending, submit };
}

function LogOutElsewhere({ vendorId }: VendorProps) {
  const t = useText(messages);
  const logOut = useMutation({
    mutationFn: () => vendorApi.delete("/api/vendor/account/:vendorId/sessions", { vendorId }),
    onSuccess: () => toast({ title: t.account.loggedOut }),
    onError: (error) => {
      const description = (error instanceof ApiError && error.body?.message) || t.trouble.unreachable;
      toast({ title: t.account.notLoggedOut, description, variant: "destructive" });
    },
  });
  return (
    <div className="mt-6">
      <p className="mb-3 text-muted">{t.account.elsewhere}</p>
      <Button
        variant="quiet"
        busy={logOut.isPending}
        busyLabel={t.account.loggingOut}
        onClick={() => logOut.mutate()}
      >
        {t.account.logOut}
      </Button>
    </div>
  );
}
