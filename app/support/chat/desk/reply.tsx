import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { unsavedPrefix } from "#app/staff/shell/editing/unsaved.ts";
import type { Addressee } from "#app/staff/templates/contract.ts";
import { messages as templateMessages } from "#app/staff/templates/messages.ts";
import { addresseeQueryOptions } from "#app/staff/templates/queries.ts";
import { valuesIn } from "#app/staff/templates/rules/draft.ts";
import { filledTemplate, isSendKey } from "#app/staff/templates/rules/menu.ts";
import { gapsIn, typedShortcut } from "#app/staff/templates/rules/placeholders.ts";
import { TemplateButton, TemplateList } from "#app/staff/templates/template-list.tsx";
import { type TemplateMenu, useTemplateMenu } from "#app/staff/templates/use-template-menu.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { isConflict } from "#platform/api-client/client.ts";
import { newKey } from "#platform/forms/intent.ts";
import { readSession, writeSession } from "#platform/forms/session-store.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { StaffChat } from "../contract.ts";
import { maxMessageLength } from "../rules/limits.ts";
import { messages } from "../staff-messages.ts";
import { useReply } from "./queries.ts";
import { Preview, usePreview } from "./reply-preview.tsx";

/** `clientId` makes sending it twice store one message. */
type Draft = { text: string; clientId: string; template: number | null };

const newDraft = (): Draft => ({ text: "", clientId: newKey(), template: null });

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
    if (latest.current.clientId === clientId) setDraft(newDraft());
  };
  return { draft, setDraft, finish };
}

/** The template of a draft that nobody changed, in the visitor's language. */
function readyText(
  menu: TemplateMenu,
  draft: Draft,
  to: Addressee | undefined,
  writes: Locale,
  reads: Locale,
) {
  const template = menu.templates.find(({ id }) => id === draft.template);
  if (!template || !to) return undefined;
  const inLanguage = (language: Locale) => filledTemplate(template, language, valuesIn(to, language)).text;
  return inLanguage(writes).trim() === draft.text.trim() ? inLanguage(reads) : undefined;
}

/** A "/" at its beginning opens the templates; Ctrl+Enter sends. */
export function DeskReply({ chat }: { chat: StaffChat }) {
  const t = useText(messages);
  const templateTexts = useText(templateMessages);
  const { locale } = useLocale();
  const { draft, setDraft, finish } = useDraft(chat.id);
  const reply = useReply(chat.id);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { data: to } = useQuery(addresseeQueryOptions({ kind: "chat", id: chat.id }));
  const write = (text: string, template = draft.template) =>
    setDraft({ text, template, clientId: draft.text === text ? draft.clientId : newKey() });
  const menu = useTemplateMenu({
    ...{ text: draft.text, channel: "chat", kind: "chat" },
    onChoose: (template) => {
      const filled = filledTemplate(template, locale, to ? valuesIn(to, locale) : {}).text;
      const isFree = draft.text.trim() === "" || typedShortcut(draft.text) !== null;
      write(isFree ? filled : `${draft.text.trimEnd()}\n\n${filled}`, template.id);
      field.current?.focus();
    },
  });
  const text = draft.text.trim();
  useWriting(text !== "");
  const isForeign = chat.language !== locale;
  const ready = isForeign ? readyText(menu, draft, to, locale, chat.language) : undefined;
  const preview = usePreview(chat, isForeign && ready === undefined ? text : "");
  const [showsGaps, setShowsGaps] = useState(false);
  const gaps = gapsIn(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text === "" || reply.isPending) return;
    setShowsGaps(gaps.length > 0);
    if (gaps.length > 0) return field.current?.focus();
    const translation = isForeign ? (ready ?? preview.translation ?? "") : "";
    const { clientId } = draft;
    reply.mutate({ text, language: locale, translation, clientId }, { onSuccess: () => finish(clientId) });
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const gapsLeft = showsGaps && gaps.length > 0 ? templateTexts.gapsLeft(gaps.join(", ")) : undefined;
  const problem = reply.error && (isConflict(reply.error) ? t.faster : t.notSent);
  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={sendByKey}
      className="desk-composer max-h-[60%] flex-none overflow-y-auto border-t px-4 pt-2 pb-3"
    >
      <Field
        label={t.reply}
        hint={
          isForeign ? (chat.language === "en" ? t.preview.reads.english : t.preview.reads.spanish) : undefined
        }
        error={gapsLeft ?? problem ?? undefined}
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
      {isForeign && text !== "" && <Preview language={chat.language} ready={ready} preview={preview} />}
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <Button
          type="submit"
          size="small"
          disabled={text === ""}
          busy={reply.isPending}
          busyLabel={t.sending}
        >
          {t.send} <kbd className="font-sans text-xs">Ctrl ↵</kbd>
        </Button>
        <TemplateButton menu={menu} field={field} />
      </div>
    </form>
  );
}
