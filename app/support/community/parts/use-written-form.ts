import { useMemo, useState } from "react";
import { z } from "zod";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { isBlank } from "#platform/forms/draft.ts";
import type { FormCall } from "#platform/forms/sending.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { newPost, type PostReceipt, postReceipt } from "../contract.ts";
import { deviceKey } from "../device-key.ts";
import { type Answered, isMissing, type WrittenField, type WrittenValues } from "../form-answer.ts";
import { messages } from "../messages.ts";
import { keepWaiting, rememberedName, rememberName } from "./own-waiting.ts";
import { type Passing, usePassingMessage } from "./passing-message.tsx";

/** `language` is blank until somebody chooses: then it is the page's, also after that changed. */
const empty: WrittenValues = { userId: "", title: "", content: "", language: "" };

type FormProps = {
  /** The post that is answered; none where a conversation is begun. */
  replyTo?: number;
  /** How it was answered before the page was alive. */
  answered: Answered | null;
  /** It is at the server: what is shown is to be read anew. */
  onSent: () => void;
  /** Something is wrong in the fields, which must be seen. */
  onFault?: () => void;
};

/**
 * The form of a post or of a reply: sent once, its draft kept, its message gone after three seconds (spec 2, section 4).
 * Each conversation's reply has a draft of its own.
 */
export function useWrittenForm({ replyTo, answered, onSent, onFault }: FormProps) {
  const kind = replyTo === undefined ? "post" : "reply";
  const id = replyTo === undefined ? "post" : `reply-${replyTo}`;
  const { write: t, reply } = useText(messages);
  const words = kind === "post" ? t : reply;
  const { errors } = useText(httpMessages);
  const { locale } = useLocale();
  const contract = useMemo(() => contractOf(locale, replyTo), [locale, replyTo]);
  const call = useMemo(() => callOf(id, replyTo), [id, replyTo]);
  const [refused] = useState(answered && "values" in answered ? answered : null);
  const { message, say, held, setHeld } = useOutcome(answered, words.success, t.received);
  const sayWrong = (values: WrittenValues) => {
    say({ text: isMissing(values, kind) ? t.missing : errors.invalid, good: false });
    onFault?.();
  };
  // What the page came with, or was typed before it was alive, is newer than any draft.
  const [suggested] = useState(() => ({ userId: rememberedName() }));
  const [chosen] = useState(() => ({ ...refused?.values, ...typedBefore(id) }));
  const { form, error, submit, trap, sending } = useContractForm({
    call,
    contract,
    empty,
    offer: { occasion: isBlank(chosen) ? id : "brought", chosen, suggested },
    onInvalid: sayWrong,
    onSent: (receipt) => {
      setHeld(receipt.held);
      // Said of a post that is not on the board, the specification's text would be untrue.
      say({ text: receipt.held ? t.received : words.success, good: true });
      form.setValue("userId", receipt.userId);
      onSent();
    },
    onFailed: ({ message: told, status, fields }) => {
      say({ text: words.failed(told ?? status ?? t.noAnswer), good: false });
      if (Object.keys(fields).length > 0) onFault?.();
    },
  });
  const { submitCount } = form.formState;
  return {
    id,
    kind,
    form,
    submit,
    /** Whether it could be sent as it is; says so if not. */
    check: async () => {
      const right = await form.trigger(undefined, { shouldFocus: true });
      if (!right) sayWrong(form.getValues());
      return right;
    },
    trap,
    message,
    held,
    alive: useHydrated(),
    posting: sending.phase === "sending",
    /** The language it is written in. */
    language: (form.watch("language") || locale) as Locale,
    error: (field: WrittenField) => error(field) ?? (submitCount === 0 ? refused?.errors[field] : undefined),
    /** What the control begins with in the server's HTML. */
    start: (field: WrittenField) => refused?.values[field],
  } as const;
}
export type WrittenForm = ReturnType<typeof useWrittenForm>;

/** How the last sending ended: its message, and whether what was sent waits for a look. */
function useOutcome(answered: Answered | null, success: string, received: string) {
  const [first] = useState(() => firstMessage(answered, success, received));
  const [held, setHeld] = useState(answered !== null && "held" in answered && answered.held);
  return { ...usePassingMessage(first), held, setHeld };
}

/** The call's own checks. Whoever gets as far is about to post: only then the browser gets its key. */
function contractOf(page: Locale, replyTo: number | undefined) {
  const { userId, title, content } = newPost.shape;
  const language = z
    .string()
    .transform((chosen): unknown => chosen || page)
    .pipe(newPost.shape.language);
  const common = { userId, content, language };
  return replyTo === undefined
    ? z.object({ ...common, title }).transform((said) => ({ ...said, device: deviceKey() }))
    : z.object(common).transform((said) => ({ ...said, replyTo, device: deviceKey() }));
}

type Said = { userId: string; title?: string; content: string; language?: Locale | undefined };

/** Where a post is held, this browser keeps it: only its author sees it until somebody has read it. */
function callOf(id: string, replyTo: number | undefined): FormCall<Said, PostReceipt & { userId: string }> {
  return {
    name: `community.${id}`,
    url: "/api/community/post",
    async read(response, { userId, title = "", content, language = "en" }) {
      const receipt = postReceipt.parse(await response.json());
      rememberName(userId);
      const at = new Date().toISOString();
      if (receipt.held)
        keepWaiting({ id: receipt.id, replyTo: replyTo ?? null, userId, title, content, language, at });
      return { ...receipt, userId };
    },
  };
}

function firstMessage(answered: Answered | null, success: string, received: string): Passing | null {
  if (!answered) return null;
  return "held" in answered
    ? { text: answered.held ? received : success, good: true }
    : { text: answered.message, good: false };
}

/** What the server's form holds by the time the page comes alive. */
function typedBefore(id: string): Partial<WrittenValues> {
  if (typeof document === "undefined") return {};
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return {};
  const typed = new FormData(form);
  const filled = (["userId", "title", "content"] as const).flatMap((field) => {
    const value = typed.get(field);
    return typeof value === "string" && value.trim() ? [[field, value]] : [];
  });
  const language = form.querySelector<HTMLInputElement>("[name=language]:checked");
  if (language && !language.defaultChecked) filled.push(["language", language.value]);
  return Object.fromEntries(filled);
}
