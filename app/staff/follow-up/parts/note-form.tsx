import { type Ref, useEffect, useRef, useState } from "react";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { useKept } from "#app/staff/shell/editing/use-kept.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { mayFocusField } from "#app/ui/forms/first-field.ts";
import { submitBySendKey } from "#app/ui/forms/send-key.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { type NoteInput, useColleagues } from "../queries.ts";
import { mentionedIn } from "../rules/mentions.ts";
import { MentionField } from "./mention-field.tsx";

type NoteFormProps = {
  initial: string;
  /** What is typed survives a reload under this name; without it, it does not. */
  keepAs?: string;
  action: string;
  busy: boolean;
  /** @param saved clears the field */
  save: (input: NoteInput, saved: () => void) => void;
  cancel?: () => void;
  fieldRef?: Ref<HTMLTextAreaElement>;
};

export function NoteForm({ initial, keepAs, action, busy, save, cancel, fieldRef }: NoteFormProps) {
  const all = useText(messages);
  const t = all.notes;
  const colleagues = useColleagues();
  const own = useRef<HTMLTextAreaElement>(null);
  const [{ text }, keep] = useKept(keepAs, { text: initial });
  const setText = (next: string) => keep({ text: next });
  const [isMissing, setMissing] = useState(false);
  const isOpened = cancel !== undefined;
  useEffect(() => {
    if (isOpened && mayFocusField()) own.current?.focus();
  }, [isOpened]);
  useWriting(text.trim() !== initial.trim());
  const submit = () => {
    const written = text.trim();
    setMissing(written === "");
    if (written === "") own.current?.focus();
    else if (!busy) save({ text: written, mentions: mentionedIn(written, colleagues) }, () => setText(""));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={submitBySendKey}
      className="grid gap-2"
    >
      <Field label={t.label} hint={t.hint} error={isMissing && all.required}>
        <MentionField
          ref={(element) => {
            own.current = element;
            if (typeof fieldRef === "function") fieldRef(element);
            else if (fieldRef) fieldRef.current = element;
          }}
          value={text}
          onChange={setText}
          colleagues={colleagues}
        />
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="quiet" size="small" busy={busy} busyLabel={all.saving}>
          {action}
        </Button>
        {cancel && (
          <Button variant="link" size="small" onClick={cancel}>
            {all.cancel}
          </Button>
        )}
      </p>
    </form>
  );
}
