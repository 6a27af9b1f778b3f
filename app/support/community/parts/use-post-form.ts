import { useMemo, useState } from "react";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { isBlank } from "#platform/forms/draft.ts";
import type { FormCall } from "#platform/forms/sending.ts";
import { typedValues } from "#platform/forms/typed-values.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { PostReceipt } from "../contract.ts";
import { type FormResult, isMissing, type PostField, type PostValues } from "../form-result.ts";
import { messages } from "../messages.ts";
import { savedName, saveHeldPost, saveName } from "./held-posts-store.ts";
import { saveOwnPost } from "./own-posts-store.ts";
import { type TimedMessageState, useTimedMessage } from "./timed-message.tsx";

/** `language` "" means the page's language. */
const empty: PostValues = {
  userId: "",
  title: "",
  content: "",
  language: "",
  topic: "",
  town: "",
  notify: "",
  email: "",
};

const postContract = () => import("./post-contract.ts");

type FormProps = {
  replyTo?: number;
  /** What the board is filtered by; used where nothing was chosen. */
  about?: { topic: string; town: string };
  formResult: FormResult | null;
  onSent: () => void;
  onInvalid?: () => void;
};

/**
 * Form of a post or a reply: idempotent submit, saved draft (one per topic), message for three seconds (specification
 * 2.4).
 */
export function usePostForm({ replyTo, about, formResult, onSent, onInvalid }: FormProps) {
  const kind = replyTo === undefined ? "post" : "reply";
  const id = replyTo === undefined ? "post" : `reply-${replyTo}`;
  const { write: t, reply } = useText(messages);
  const texts = kind === "post" ? t : reply;
  const { errors } = useText(httpMessages);
  const { locale } = useLocale();
  const contract = useMemo(
    () => async () => (await postContract()).contractOf(locale, replyTo),
    [locale, replyTo],
  );
  const call = useMemo(() => callOf(id, replyTo), [id, replyTo]);
  const [refused] = useState(formResult && "values" in formResult ? formResult : null);
  const { message, showMessage, sent, setSent } = useOutcome(formResult, texts.success, t.received);
  const reportInvalid = (values: PostValues) => {
    showMessage({ text: isMissing(values, kind) ? t.missing : errors.invalid, good: false });
    onInvalid?.();
  };
  // Values from the server or typed before hydration win over the draft.
  const [suggested] = useState(() => ({ userId: savedName(), ...about }));
  const [knownValues] = useState(() => ({ ...refused?.values, ...typedValues(id) }));
  const { form, error, submit, honeypot, sending } = useContractForm({
    call,
    contract,
    empty,
    prefill: { occasion: isBlank(knownValues) ? id : "brought", chosen: knownValues, suggested },
    onInvalid: reportInvalid,
    onSent: (receipt) => {
      setSent({ held: receipt.held, asked: receipt.asked ?? false, email: receipt.email });
      // The specification's success text would be wrong for a held post.
      showMessage({ text: receipt.held ? t.received : texts.success, good: true });
      form.setValue("userId", receipt.userId);
      onSent();
    },
    onFailed: ({ message: errorMessage, status, fields }) => {
      showMessage({ text: texts.failed(errorMessage ?? status ?? t.noAnswer), good: false });
      if (Object.keys(fields).length > 0) onInvalid?.();
    },
  });
  const { submitCount } = form.formState;
  const check = async () => {
    const isValid = await form.trigger(undefined, { shouldFocus: true });
    if (!isValid) reportInvalid(form.getValues());
    return isValid;
  };
  return {
    ...{ id, form, submit, check },
    trap: honeypot,
    message,
    sent,
    isHydrated: useHydrated(),
    posting: sending.phase === "sending",
    language: (form.watch("language") || locale) as Locale,
    notify: form.watch("notify"),
    error: (field: PostField) => error(field) ?? (submitCount === 0 ? refused?.errors[field] : undefined),
    /** The control's value before the scripts are there. */
    start: (field: PostField) => refused?.values[field] ?? about?.[field as keyof typeof about],
  } as const;
}
export type PostFormState = ReturnType<typeof usePostForm>;

function useOutcome(formResult: FormResult | null, success: string, received: string) {
  const [first] = useState(() => firstMessage(formResult, success, received));
  const [sent, setSent] = useState(formResult && "held" in formResult ? formResult : nothingSent);
  return { ...useTimedMessage(first), sent, setSent };
}

const nothingSent = { held: false, asked: false, email: "" };

type PostInput = Pick<PostValues, "userId" | "content"> & {
  title?: string;
  language?: Locale | undefined;
  email?: string | undefined;
};

/** Stores a held post, and the secret by which its author can remove it, on the device. */
function callOf(
  id: string,
  replyTo: number | undefined,
): FormCall<PostInput, PostReceipt & { userId: string; email: string }> {
  return {
    name: `community.${id}`,
    url: "/api/community/post",
    async read(response, { userId, title = "", content, language = "en", email = "" }) {
      const receipt = (await postContract()).readReceipt(await response.json());
      saveName(userId);
      const at = new Date().toISOString();
      if (receipt.held)
        saveHeldPost({ id: receipt.id, replyTo: replyTo ?? null, userId, title, content, language, at });
      if (receipt.secret) saveOwnPost({ id: receipt.id, secret: receipt.secret });
      return { ...receipt, userId, email };
    },
  };
}

function firstMessage(
  formResult: FormResult | null,
  success: string,
  received: string,
): TimedMessageState | null {
  if (!formResult) return null;
  return "held" in formResult
    ? { text: formResult.held ? received : success, good: true }
    : { text: formResult.message, good: false };
}
