import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from "react";
import { type DefaultValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import { issueText } from "#platform/http/calls/field-errors.ts";
import { messages } from "#platform/http/messages.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { Offer, TextValues } from "./draft.ts";
import { failureDetails } from "./failure-details.ts";
import {
  endSending,
  type Failure,
  type FormCall,
  sendingOf,
  sendOnce,
  subscribeToSending,
} from "./sending.ts";
import { deleteDraft, useDraft, useSavedDraft } from "./use-draft.ts";

type ContractForm<V extends TextValues, O extends object, A> = {
  call: FormCall<O, A>;
  /** The call's contract: the browser checks what the server will check, in the same words. */
  contract: z.ZodType<O>;
  /** Every field, blank. A constant. */
  empty: V;
  offer: Offer<V>;
  /** The form has a summary of its problems, which takes the focus instead of the first field. */
  summed?: boolean;
  /** The check found something; the fields say what. */
  onInvalid?: (values: V) => void;
  /** What passed the check is looked at once more: false sends nothing. */
  confirm?: (content: O) => boolean;
  onSent: (answer: A) => void;
  onFailed: (failure: Failure) => void;
};

/**
 * A form over a creating call: checked by the call's contract in the page's current language, its draft kept
 * over a reload, sent once. Failures keep what was typed; success empties the form and forgets the draft.
 * @returns `form` to register fields, `error` to read a field's problem, `failure` for what to
 * say in the form after a failed call, `submit` for the form element, `trap`
 *   for its `TrapField`, and `sending`
 */
export function useContractForm<V extends TextValues, O extends object, A>(options: ContractForm<V, O, A>) {
  const { call, contract, confirm, empty, onInvalid, onSent, onFailed } = options;
  const { locale } = useLocale();
  const opened = useDraft(call.name, empty, options.offer);
  const resolver = useMemo(() => inWords<V, O>(contract, locale), [contract, locale]);
  const form = useForm<V, unknown, O>({
    resolver,
    defaultValues: opened.values as DefaultValues<V>,
    shouldFocusError: !options.summed,
  });
  useSavedDraft(call.name, form, opened, call.secrets ?? none);
  const state = () => sendingOf<A>(call.name);
  const sending = useSyncExternalStore(subscribeToSending, state, state);
  useEffect(() => () => endSending(call.name), [call.name]);

  const { errors } = form.formState;
  const sayAgain = useEffectEvent((_language: string) => {
    const own = Object.keys(errors).filter((field) => errors[field]?.type !== fromServer);
    if (own.length > 0) void form.trigger(own as Path<V>[]);
  });
  useEffect(() => sayAgain(locale), [locale]);

  const trap = useRef<HTMLInputElement>(null);
  const send = async (content: O) => {
    if (confirm && !confirm(content)) return;
    const signals = { trap: trap.current?.value ?? "", elapsed: Math.max(0, Date.now() - opened.shownAt) };
    const outcome = await sendOnce(call, content, signals);
    if (!outcome) return;
    if ("answer" in outcome) {
      form.reset(empty);
      deleteDraft(call.name);
      onSent(outcome.answer);
      return;
    }
    const placed = Object.keys(empty).filter((field) => outcome.failure.fields[field] !== undefined);
    for (const [index, field] of placed.entries()) {
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
  return { form, error, failure, submit, trap, sending };
}

const none: readonly string[] = [];

/** The type of an error that the server found: only it knows the words. */
const fromServer = "server";

function inWords<V extends TextValues, O extends object>(contract: z.ZodType<O>, locale: "en" | "es") {
  const words = inLocale(messages, locale).fields;
  // Every field of a form is a text, whatever else the call takes.
  return zodResolver<V, unknown, O>(contract as z.ZodType<O, V>, {
    error: (issue) => issueText(issue as z.core.$ZodIssue, words),
  });
}
