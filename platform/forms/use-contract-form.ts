import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type DefaultValues, type Path, type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import { firstAct } from "#platform/browser/first-act.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import type { Prefill, TextValues } from "./draft.ts";
import { failureDetails } from "./failure-details.ts";
import { type Failure, type FormCall, failUnsent, sendOnce } from "./sending.ts";
import { typedValues } from "./typed-values.ts";
import { deleteDraft, useDraft, useSavedDraft } from "./use-draft.ts";
import { useSendState } from "./use-send-state.ts";

/** A form that is there when its page opens loads its schema late, with Zod. */
type Contract<O> = z.ZodType<O> | (() => Promise<z.ZodType<O>>);

type ContractForm<V extends TextValues, O extends object, A> = {
  call: FormCall<O, A>;
  /** The call's body schema; browser and server validate with the same one. Must be a constant, or memoized. */
  contract: Contract<O>;
  /** All fields, blank. Must be a constant. */
  empty: V;
  prefill: Prefill<V>;
  /** The id of a form that can be filled in before its scripts are there. */
  formId?: string;
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
  const opened = useDraft(call.name, empty, useTypedEarly(options.formId, options.prefill));
  const validation = useLateValidation<V, O>(contract, locale);
  const form = useForm<V, unknown, O>({
    resolver: validation.resolver,
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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await validation.load();
    } catch {
      onFailed(failUnsent(call.name));
      return;
    }
    await form.handleSubmit(send, () => onInvalid?.(form.getValues()))();
  };
  const error = (field: keyof V & string) =>
    form.getFieldState(field as Path<V>, form.formState).error?.message;
  const failure =
    sending.phase === "failed"
      ? failureDetails(sending.failure, Object.keys(empty), locale, navigator.onLine).join(" ")
      : undefined;
  return { form, error, failure, submit, honeypot, sending };
}

/** Adds what was typed before hydration; it wins over the draft. */
function useTypedEarly<V extends TextValues>(formId: string | undefined, prefill: Prefill<V>): Prefill<V> {
  const isHydrated = useHydrated();
  const [typed] = useState(() => (formId === undefined || isHydrated ? {} : typedValues(formId)));
  if (Object.keys(typed).length === 0) return prefill;
  const chosen = { ...prefill.chosen, ...typed } as Partial<V>;
  return { ...prefill, chosen, occasion: `${prefill.occasion} typed` };
}

function botSignals(honeypot: HTMLInputElement | null, shownAt: number) {
  return { trap: honeypot?.value ?? "", elapsed: Math.max(0, Date.now() - shownAt) };
}

const noSecrets: readonly string[] = [];

/** Marks errors from the server, whose texts cannot be translated here. */
const fromServer = "server";

function useLateValidation<V extends TextValues, O extends object>(contract: Contract<O>, locale: Locale) {
  const validation = useMemo(() => lateValidation<V, O>(contract, locale), [contract, locale]);
  useEffect(() => {
    // If it fails, it is loaded again when the form is sent.
    firstAct()
      .then(validation.load)
      .catch(() => {});
  }, [validation]);
  return validation;
}

function lateValidation<V extends TextValues, O extends object>(contract: Contract<O>, locale: Locale) {
  let loading: Promise<Resolver<V, unknown, O>> | undefined;
  const load = () => {
    loading ??= Promise.all([
      import("./contract-resolver.ts"),
      typeof contract === "function" ? contract() : contract,
    ]).then(([{ contractResolver }, schema]) => contractResolver(schema, locale));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const resolver: Resolver<V, unknown, O> = async (...values) => (await load())(...values);
  return { load, resolver };
}
