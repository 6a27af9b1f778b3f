import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { z } from "zod";
import { api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { fieldErrors } from "#platform/http/calls/field-errors.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

/** The caller's own account, sessions and history. */
export function accountQueryOptions() {
  return api.query("/api/admin/account");
}

/** Refetches the account after success and failure. */
export function useAccountMutation<I, A>(send: (input: I) => Promise<A>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => cache.invalidateQueries({ queryKey: accountQueryOptions().queryKey }),
  });
}

/** Uncontrolled form: passwords and codes are never in React state or drafts. */
export function useAccountForm<I extends object, A>(
  send: (input: I) => Promise<A>,
  contract: z.ZodType<I>,
  onDone: (answer: A) => void,
) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { mutateAsync, isPending: busy } = useAccountMutation(send);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const showFieldErrors = (found: Record<string, string>) => {
    setErrors(found);
    const [name] = Object.keys(found);
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const showError = (error: unknown) => {
    const body = error instanceof ApiError ? error.body : undefined;
    if (body?.fields) return showFieldErrors(body.fields);
    if (isConflict(error)) setProblem(t.changedElsewhere);
    else setProblem(body?.code === "rate_limited" ? body.message : t.failed);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const checked = contract.safeParse(Object.fromEntries(new FormData(event.currentTarget)), {
      reportInput: true,
    });
    setProblem("");
    if (!checked.success) return showFieldErrors(fieldErrors(checked.error.issues, locale));
    setErrors({});
    try {
      onDone(await mutateAsync(checked.data));
    } catch (error) {
      showError(error);
    }
  };
  return { form, errors, problem, busy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
