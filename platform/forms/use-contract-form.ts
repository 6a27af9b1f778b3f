import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { type DefaultValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import { issueText } from "#platform/http/calls/field-errors.ts";
import { messages } from "#platform/http/messages.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { Prefill, TextValues } from "./draft.ts";
import { failureDetails } from "./failure-details.ts";
import { type Failure, type FormCall, sendOnce } from "./sending.ts";
import { deleteDraft, useDraft, useSavedDraft } from "./use-draft.ts";
import { useSendState } from "./use-send-state.ts";

type ContractForm<V extends TextValues, O extends object, A> = {
  call: FormCall<O, A>;
  /** The call's body schema; browser and server validate with the same one. */
  contract: z.ZodType<O>;
  /** All fields, blank. Must be a constant. */
  empty: V;
  prefill: Prefill<V>;
  /** An error summary takes the focus, instead of the first invalid field. */
  hasSummary?: boolean;
  onInvalid?: (values: V) => void;
  /** Called with valid content; false cancels sending. */
  confirm?: (content: O) => boolean;
  onSent: (answer: A) => void;
  onFailed: (failure: Failure) => void;
};

/**
 * A form for a creating call: validated by its contract, drafted over a reload, sent once.
 * @returns `error` reads a field's message, `failure` is the text after a failed call, `honeypot` is for `HoneypotField`
 */
export function useContractForm<V extends TextValues, O extends object, A>(options: ContractForm<V, O, A>) {
  const { call, contract, confirm, empty, onInvalid, onSent, onFailed } = options;
  const { locale } = useLocale();
  const opened = useDraft(call.name, empty, options.prefill);
  const resolver = useMemo(() => localizedResolver<V, O>(contract, locale), [contract, locale]);
  const form = useForm<V, unknown, O>({
    resolver,
    defaultValues: opened.values as DefaultValues<V>,
    shouldFocusError: !options.hasSummary,
  });
  useSavedDraft(call.name, form, opened, call.secrets ?? noSecrets);
  const sending = useSendState<A>(call.name);

  const { errors } = form.formState;
  const translateErrors = useEffectEvent((_language: string) => {
    const local = Object.keys(errors).filter((field) => errors[field]?.type !== fromServer);
    if (local.length > 0) void form.trigger(local as Path<V>[]);
  });
  useEffect(() => translateErrors(locale), [locale]);

  const honeypot = useRef<HTMLInputElement>(null);
  const send = async (content: O) => {
    if (confirm && !confirm(content)) return;
    const outcome = await sendOnce(call, content, botSignals(honeypot.current, opened.shownAt));
    if (!outcome) return;
    if ("answer" in outcome) {
      form.reset(empty);
      deleteDraft(call.name);
      onSent(outcome.answer);
      return;
    }
    const invalidFields = Object.keys(empty).filter((field) => outcome.failure.fields[field] !== undefined);
    for (const [index, field] of invalidFields.entries()) {
      const message = outcome.failure.fields[field] ?? "";
      form.setError(field as Path<V>, { type: fromServer, message }, { shouldFocus: index === 0 });
    }
    onFailed(outcome.failure);
  };
  const submit = (event: FormEvent) => form.handleSubmit(send, () => onInvalid?.(form.getValues()))(event);
  const error = (field: keyof V & string) =>
    form.getFieldState(field as Path<V>, form.formState).error?.message;
  const failure =
    sending.phase === "failed"
      ? failureDetails(sending.failure, Object.keys(empty), locale, navigator.onLine).join(" ")
      : undefined;
  return { form, error, failure, submit, honeypot, sending };
}

function botSignals(honeypot: HTMLInputElement | null, shownAt: number) {
  return { trap: honeypot?.value ?? "", elapsed: Math.max(0, Date.now() - shownAt) };
}

const noSecrets: readonly string[] = [];

/** Marks errors from the server, whose texts cannot be translated here. */
const fromServer = "server";

function localizedResolver<V extends TextValues, O extends object>(
  contract: z.ZodType<O>,
  locale: "en" | "es",
) {
  const t = inLocale(messages, locale).fields;
  // All form fields are texts, whatever the schema's input type.
  return zodResolver<V, unknown, O>(contract as z.ZodType<O, V>, {
    error: (issue) => issueText(issue as z.core.$ZodIssue, t),
  });
}
