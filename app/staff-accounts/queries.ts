import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { z } from "zod";
import type { Reading } from "#app/desk/staff-page.ts";
import { ApiError, isConflict, request } from "#platform/api-client.ts";
import { readKey } from "#platform/api-reading.ts";
import { fieldErrors } from "#platform/http/field-errors.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Account } from "./contract.ts";
import { messages } from "./messages.ts";

const accountCall = "/api/admin/account";

export function accountReading(): Reading<Account> {
  const queryKey = [accountCall];
  return { queryKey, queryFn: ({ signal }) => readKey<Account>()({ queryKey, signal }) };
}

/** Sends something about the own account; the page is read anew, whatever came of it. */
export function useAccountCall<A = unknown>(path: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body?: object) => {
      const response = await request("POST", `${accountCall}/${path}`, body ? { body } : {});
      return (await response.json()) as A;
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [accountCall] }),
  });
}

/**
 * A form of the account: what is typed lies in the form alone, never in a state or a draft. What is wrong stands at
 * its field, the rest above the form.
 */
export function useAccountForm<A>(path: string, contract: z.ZodType<object>, onDone: (answer: A) => void) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { mutateAsync, isPending: busy } = useAccountCall<A>(path);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const mark = (found: Record<string, string>) => {
    setErrors(found);
    const [name] = Object.keys(found);
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const tell = (error: unknown) => {
    const body = error instanceof ApiError ? error.body : undefined;
    if (body?.fields) return mark(body.fields);
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
    if (!checked.success) return mark(fieldErrors(checked.error.issues, locale));
    setErrors({});
    try {
      onDone(await mutateAsync(checked.data));
    } catch (error) {
      tell(error);
    }
  };
  return { form, errors, problem, busy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
