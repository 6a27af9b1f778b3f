import { type FormEvent, useRef, useState } from "react";
import { unsavedPrefix } from "#app/staff/shell/editing/unsaved.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { isConflict } from "#platform/api-client/client.ts";
import { newKey } from "#platform/forms/intent.ts";
import { readSession, writeSession } from "#platform/forms/session-store.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { StaffChat } from "../contract.ts";
import { maxMessageLength } from "../rules/limits.ts";
import { messages } from "../staff-messages.ts";
import { cannedReplies } from "./canned-replies.ts";
import { useReply } from "./queries.ts";
import { Preview, usePreview } from "./reply-preview.tsx";

/** `clientId` makes sending it twice store one message. */
type Draft = { text: string; clientId: string; canned: string | null };

const newDraft = (): Draft => ({ text: "", clientId: newKey(), canned: null });

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

export function DeskReply({ chat }: { chat: StaffChat }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { draft, setDraft, finish } = useDraft(chat.id);
  const reply = useReply(chat.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (text: string, canned: string | null = null) =>
    setDraft({ text, canned, clientId: draft.text === text ? draft.clientId : newKey() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text === "" || reply.isPending) return;
    const translation = isForeign ? (ready?.text[chat.language] ?? preview.translation ?? "") : "";
    const { clientId } = draft;
    reply.mutate({ text, language: locale, translation, clientId }, { onSuccess: () => finish(clientId) });
  };
  const text = draft.text.trim();
  const canned = Object.entries(cannedReplies);
  const [, ready] = canned.find(([id, one]) => id === draft.canned && one.text[locale] === text) ?? [];
  const isForeign = chat.language !== locale;
  const preview = usePreview(chat, isForeign && !ready ? text : "");
  const problem = reply.error && (isConflict(reply.error) ? t.faster : t.notSent);
  return (
    <form onSubmit={submit} className="px-5 py-4">
      <fieldset className="mb-3 flex flex-wrap gap-2">
        <legend className="mb-1 font-semibold text-sm">{t.canned}</legend>
        {canned.map(([id, { name, text }]) => (
          <Button
            key={id}
            variant="quiet"
            size="small"
            onClick={() => {
              write(text[locale], id);
              field.current?.focus();
            }}
          >
            {name[locale]}
          </Button>
        ))}
      </fieldset>
      <Field
        label={t.reply}
        hint={
          isForeign ? (chat.language === "en" ? t.preview.reads.english : t.preview.reads.spanish) : undefined
        }
        error={problem ?? undefined}
      >
        <Textarea
          ref={field}
          value={draft.text}
          maxLength={maxMessageLength}
          dir="auto"
          onChange={(event) => write(event.target.value, draft.canned)}
        />
      </Field>
      {isForeign && text !== "" && (
        <Preview language={chat.language} ready={ready?.text[chat.language]} preview={preview} />
      )}
      <Button
        type="submit"
        className="mt-3"
        disabled={draft.text.trim() === ""}
        busy={reply.isPending}
        busyLabel={t.sending}
      >
        {t.send}
      </Button>
    </form>
  );
}
