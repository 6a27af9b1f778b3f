import { useQuery } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { hasEnoughLetters } from "#platform/text/enough-letters.ts";
import type { Addressee, MessageTemplate, SentLetter } from "../contract.ts";
import { messages } from "../messages.ts";
import {
  usableTemplatesQueryOptions,
  useSendLetter,
  useTranslateLetter,
  type WritableRecord,
} from "../queries.ts";
import {
  type Draft,
  gapsOf,
  isAsTemplate,
  type Outgoing,
  outgoingOf,
  type Translated,
  valuesIn,
  type Words,
} from "../rules/draft.ts";
import { filledTemplate } from "../rules/menu.ts";
import { typedShortcut } from "../rules/placeholders.ts";
import { type LetterChannel, restoreDraft, useDraft } from "../use-draft.ts";

export type LetterProps = {
  record: WritableRecord;
  to: Addressee;
  channel: LetterChannel;
  /** Called after it was sent, or recorded as sent. */
  onSent: (() => void) | undefined;
  /** Fewer lines at first. */
  compact?: boolean;
};
export type LetterErrors = Partial<Record<"subject" | "text" | "form", string>>;
/** Templates of the outbox's channel. */
export const templateChannelOf = (channel: LetterChannel) =>
  channel === "email" ? "letter" : "whatsapp_text";

type Fields = Record<"subject" | "text", RefObject<HTMLInputElement | HTMLTextAreaElement | null>>;

/** A letter: what is written, what will leave, and sending it. */
export function useLetter(props: LetterProps, fields: Fields) {
  const { to } = props;
  const [errors, setErrors] = useState<LetterErrors>({});
  const words = useWords(props, () => setErrors({}));
  const { draft, own } = words;
  const translating = useTranslation(props.record, draft);
  const { translated, sendsOwn } = translating;
  const outgoing = outgoingOf(draft, to, own, sendsOwn ? undefined : translated);
  const mark = (found: LetterErrors) => {
    setErrors(found);
    (found.subject ? fields.subject : fields.text).current?.focus();
  };
  const sending = useSending(props, { draft, outgoing, mark, finish: words.finish });
  return { ...words, ...translating, ...sending, outgoing, errors };
}

/** The draft, and filling it from a template. @param touched called with each change */
function useWords({ record, to, channel }: LetterProps, touched: () => void) {
  const { locale } = useLocale();
  const { draft, change, finish } = useDraft(record, channel, locale);
  const { data } = useQuery(usableTemplatesQueryOptions(templateChannelOf(channel)));
  const own = data?.items.find(({ id }) => id === draft.template);
  const isTemplate = own !== undefined && isAsTemplate(draft, to, own);
  const edit = (part: Partial<Words>) => {
    touched();
    change(part);
  };
  const fillFrom = (chosen: MessageTemplate, language = draft.language) => {
    const filled = filledTemplate(chosen, language, valuesIn(to, language));
    const isFree = draft.text.trim() === "" || typedShortcut(draft.text) !== null || isTemplate;
    touched();
    change({
      language,
      template: chosen.id,
      text: isFree ? filled.text : `${draft.text.trimEnd()}\n\n${filled.text}`,
      subject: channel === "email" ? (isFree || !draft.subject ? filled.subject : draft.subject) : "",
    });
  };
  const written = { subject: draft.subject.trim(), text: draft.text.trim() };
  return { draft, change, finish, own, isTemplate, edit, fillFrom, written };
}

/** A translation that the writer asks for, and whether it is what leaves. */
function useTranslation({ kind, id }: WritableRecord, { subject, text, language }: Draft) {
  const [translated, setTranslated] = useState<Translated>();
  const [sendsOwn, setSendsOwn] = useState(false);
  const translation = useTranslateLetter();
  const translate = () => {
    const of = { subject: subject.trim(), text: text.trim() };
    translation.mutate(
      { kind, id, ...of, language },
      {
        onSuccess: (into) => {
          setTranslated(into ? { of, into } : undefined);
          setSendsOwn(false);
        },
      },
    );
  };
  return { translated, translate, translation, sendsOwn, setSendsOwn };
}

type Leaving = {
  draft: Draft;
  outgoing: Outgoing;
  mark: (errors: LetterErrors) => void;
  finish: (key: string) => void;
};

function useSending(
  { record, to, channel, onSent }: LetterProps,
  { draft, outgoing, mark, finish }: Leaving,
) {
  const t = useText(messages);
  const send = useSendLetter(record);
  const done = useDone(record, channel);
  /** @returns whether it may leave; if not, the errors are shown */
  const passes = (): boolean => {
    // In the words of the field, where it has them.
    const gaps = gapsOf(gapsOf(draft).length > 0 ? draft : outgoing);
    const problem =
      outgoing.text === ""
        ? t.needed
        : gaps.length > 0
          ? t.gapsLeft(gaps.join(", "))
          : !hasEnoughLetters(outgoing.text) && t.fewLetters;
    if (!problem) return true;
    mark({ text: problem });
    return false;
  };
  const submit = () => {
    if (send.isPending || !passes()) return;
    const { key } = draft;
    send.mutate(
      { channel, to: channel === "email" ? to.email : to.phone, words: outgoing, key },
      {
        onSuccess: (sent) => {
          finish(key);
          done(sent, draft);
          onSent?.();
        },
        onError: (error) => {
          const found = error instanceof ApiError ? error.body?.fields : undefined;
          mark({ ...found, form: found?.channel ?? found?.to ?? t.failed });
        },
      },
    );
  };
  return { passes, submit, isSending: send.isPending };
}

export type Letter = ReturnType<typeof useLetter>;

/** Says what became of a letter, and offers to take an e-mail back; its words are then in the composer again. */
function useDone(record: WritableRecord, channel: LetterChannel) {
  const t = useText(messages).done;
  const { mailIsConfigured } = useStaff();
  const offerUndo = useOfferUndo("/api/admin/letters/:id/undo");
  return ({ letter, answered, undo }: SentLetter, draft: Draft) => {
    const title = channel === "whatsapp" ? t.recorded : mailIsConfigured ? t.queued : t.waits;
    const message = { title, ...(answered && { description: t[answered] }) };
    offerUndo(letter.id, undo, message, () => restoreDraft(record, channel, draft));
  };
}
