import { type Ref, useState } from "react";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { toast } from "#app/ui/toasts/toast.ts";
import { newKey } from "#platform/forms/intent.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { NoteForm } from "./parts/note-form.tsx";
import { useAddNote } from "./queries.ts";

type NewNoteProps = {
  record: DeskRecord;
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** Says that it is written, where the notes themselves are not beside it. */
  says?: boolean;
};

/** A field for the next note on a record. */
export function NewNote({ record, fieldRef, says = false }: NewNoteProps) {
  const t = useText(messages).notes;
  const add = useAddNote(record);
  // A second try after a lost answer is the same note.
  const [key, setKey] = useState(newKey);
  return (
    <NoteForm
      {...(fieldRef && { fieldRef })}
      initial=""
      keepAs={`note.${record.kind}.${record.id}`}
      action={t.add}
      busy={add.isPending}
      save={(input, saved) =>
        add.mutate(
          { ...input, key },
          {
            onSuccess: () => {
              saved();
              setKey(newKey());
              if (says) toast({ title: t.added });
            },
          },
        )
      }
    />
  );
}
