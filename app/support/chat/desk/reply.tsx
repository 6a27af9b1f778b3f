import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { unsavedPrefix } from "#app/staff/shell/editing/unsaved.ts";
import type { Addressee } from "#app/staff/templates/contract.ts";
import { messages as templateMessages } from "#app/staff/templates/messages.ts";
import { addresseeQueryOptions } from "#app/staff/templates/queries.ts";
import { valuesIn } from "#app/staff/templates/rules/draft.ts";
import { filledTemplate } from "#app/staff/templates/rules/menu.ts";
import { gapsIn, typedShortcut } from "#app/staff/templates/rules/placeholders.ts";
import { TemplateButton, TemplateList } from "#app/staff/templates/template-list.tsx";
import { type TemplateMenu, useTemplateMenu } from "#app/staff/templates/use-template-menu.ts";
import { likelyLanguage } from "#app/support/translation/rules/likely-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { submitBySendKey } from "#app/ui/forms/send-key.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { newKey } from "#platform/forms/intent.ts";
import { readSession, writeSession } from "#platform/forms/session-store.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { hasEnoughLetters } from "#platform/text/enough-letters.ts";
import type { StaffChat } from "../contract.ts";
import { maxMessageLength } from "../rules/limits.ts";
import { messages } from "../staff-messages.ts";
import { useOtherOwner } from "./owner.tsx";
import { useReply } from "./queries.ts";
import { ReadsChoice } from "./reads-choice.tsx";
import { Preview, usePreview } from "./reply-preview.tsx";

/**
 * `clientId` makes sending it twice store one message. `reads`: the language that staff chose for the visitor; without it,
 * that of the visitor's page.
 */
type Draft = { text: string; clientId: string; template: number | null; reads?: Locale | undefined };

const newDraft = (reads?: Locale): Draft => ({ text: "", clientId: newKey(), template: null, reads });

function useDraft(id: number) {
  const key = `${unsavedPrefix}chat.${id}`;
  const [draft, setState] = useState<Draft>(() => {
    const stored = readSession(key) as Draft | null;
    return typeof stored?.text === "string" ? stored : newDraft();
  });
  const latest = useRef(draft);
  const setDraft = (next: Draft) => {
    latest.current = next;
    setState(next);
    writeSession(key, next);
  };
  const finish = (clientId: string) => {
    if (latest.current.clientId === clientId) setDraft(newDraft(latest.current.reads));
  };
  return { draft, setDraft, finish };
}

/** The template of a draft that nobody changed, in each language. */
function unchangedTemplate(
  menu: TemplateMenu,
  draft: Draft,
  to: Addressee | undefined,
  writes: Locale,
): ((language: Locale) => string) | undefined {
  const template = menu.templates.find(({ id }) => id === draft.template);
  if (!template || !to) return undefined;
  const inLanguage = (language: Locale) => filledTemplate(template, language, valuesIn(to, language)).text;
  return inLanguage(writes).trim() === draft.text.trim() ? inLanguage : undefined;
}

type TemplateUse = { chat: StaffChat; draft: Draft; setDraft: (draft: Draft) => void; focus: () => void };

/** What is written, and the templates that fill it. */
function useDraftTemplates({ chat, draft, setDraft, focus }: TemplateUse) {
  const { locale } = useLocale();
  const { data: to } = useQuery(addresseeQueryOptions({ kind: "chat", id: chat.id }));
  const write = (text: string, template = draft.template) =>
    setDraft({ ...draft, text, template, clientId: draft.text === text ? draft.clientId : newKey() });
  const menu = useTemplateMenu({
    ...{ text: draft.text, channel: "chat", kind: "chat" },
    onChoose: (template) => {
      const filled = filledTemplate(template, locale, to ? valuesIn(to, locale) : {}).text;
      const isFree = draft.text.trim() === "" || typedShortcut(draft.text) !== null;
      write(isFree ? filled : `${draft.text.trimEnd()}\n\n${filled}`, template.id);
      focus();
    },
  });
  return { write, menu, template: unchangedTemplate(menu, draft, to, locale) };
}

/** The languages of an answer: the one it is written in, the one the visitor reads, and its translation. */
function useAnswerLanguages(
  chat: StaffChat,
  draft: Draft,
  template: ((language: Locale) => string) | undefined,
) {
  const { locale } = useLocale();
  const text = draft.text.trim();
  const language = template ? locale : (likelyLanguage(text) ?? locale);
  const reads = draft.reads ?? chat.language;
  const isForeign = language !== reads;
  const ready = isForeign ? template?.(reads) : undefined;
  const preview = usePreview(chat, { text: isForeign && ready === undefined ? text : "", language, reads });
  const translation = isForeign ? (ready ?? preview.translation) : "";
  /** Nobody has seen yet how it will arrive. */
  const isUnseen = text !== "" && translation === undefined;
  return { language, reads, isForeign, ready, preview, translation, isUnseen };
}

/** A "/" at its beginning opens the templates; Ctrl+Enter sends. What is translated is shown first. */
export function DeskReply({ chat }: { chat: StaffChat }) {
  const t = useText(messages);
  const templateTexts = useText(templateMessages);
  const { draft, setDraft, finish } = useDraft(chat.id);
  const reply = useReply(chat.id);
  const takenFrom = useOtherOwner(chat);
  const field = useRef<HTMLTextAreaElement>(null);
  const focus = () => field.current?.focus();
  const { write, menu, template } = useDraftTemplates({ chat, draft, setDraft, focus });
  const text = draft.text.trim();
  useWriting(text !== "");
  const { language, reads, isForeign, ready, preview, translation, isUnseen } = useAnswerLanguages(
    chat,
    draft,
    template,
  );
  /** Since the last try to send it; words written since are judged at once. */
  const [wasTried, setTried] = useState(false);
  const gaps = gapsIn(text);
  const unready =
    gaps.length > 0
      ? templateTexts.gapsLeft(gaps.join(", "))
      : !hasEnoughLetters(text) && templateTexts.fewLetters;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text === "" || reply.isPending || preview.isBusy) return;
    setTried(Boolean(unready));
    if (unready) return focus();
    if (isUnseen) return preview.request();
    const { clientId } = draft;
    // What could not be translated goes as it is: it was shown so.
    const asRead = {
      language,
      reads: translation === null ? language : reads,
      translation: translation ?? "",
    };
    reply.mutate({ text, ...asRead, takenFrom, clientId }, { onSuccess: () => finish(clientId) });
  };
  const problem = reply.error && (isConflict(reply.error) ? t.faster : t.notSent);
  return (
    <form onSubmit={submit} onKeyDown={submitBySendKey} className="grid gap-1.5">
      {/* On a phone with the first word: the messages need the height. */}
      <div className={text === "" ? "max-sm:hidden" : undefined}>
        <ReadsChoice
          language={language}
          // What cannot be translated goes as it is.
          reads={translation === null ? language : reads}
          choose={(one) => setDraft({ ...draft, reads: one })}
        />
      </div>
      <Field
        label={t.reply}
        className="[&>label]:sr-only"
        error={(wasTried && text !== "" && unready) || problem || undefined}
      >
        <Textarea
          ref={field}
          rows={2}
          aria-keyshortcuts="Control+Enter"
          {...menu.field}
          value={draft.text}
          maxLength={maxMessageLength}
          dir="auto"
          placeholder={templateTexts.templatesHint}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <TemplateList menu={menu} />
      {isForeign && text !== "" && <Preview language={reads} ready={ready} preview={preview} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          size="small"
          disabled={text === ""}
          busy={reply.isPending || (isUnseen && preview.isBusy)}
          busyLabel={reply.isPending ? t.sending : t.preview.making}
        >
          {isUnseen ? t.preview.show : takenFrom ? t.owner.takeAndSend : t.send}{" "}
          <kbd className="font-sans text-xs">Ctrl ↵</kbd>
        </Button>
        <TemplateButton menu={menu} field={field} />
      </div>
    </form>
  );
}
