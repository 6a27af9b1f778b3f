import { Lock } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Note } from "./contract.ts";
import { messages } from "./messages.ts";
import { NoteForm } from "./parts/note-form.tsx";
import { useChangeNote, useRemoveNote } from "./queries.ts";

type NoteEntryProps = {
  note: Note;
  /** Among what was said to a customer: it is marked as the team's own. */
  isAmongMessages?: boolean;
};

/** A note, with the acts of its author. */
export function NoteEntry({ note, isAmongMessages = false }: NoteEntryProps) {
  const all = useText(messages);
  const t = all.notes;
  const { locale } = useLocale();
  const isMine = note.byEmail === useStaff().email;
  const [isEditing, setEditing] = useState(false);
  const change = useChangeNote(note);
  const when = formatDateTime(note.createdAt, "shortMoment", locale);
  if (isEditing)
    return (
      <li className="border-ambar border-s-3 ps-3">
        <NoteForm
          initial={note.text}
          action={all.save}
          busy={change.isPending}
          save={(input) => change.mutate(input, { onSuccess: () => setEditing(false) })}
          cancel={() => setEditing(false)}
        />
      </li>
    );
  return (
    <li
      className={classNames(
        "border-ambar bg-band/60 py-2 pe-3 text-sm",
        isAmongMessages ? "border-s-4 ps-4" : "border-s-3 ps-3",
      )}
    >
      {isAmongMessages && (
        <p className="flex items-center gap-1.5 font-semibold text-ambar-text">
          <Lock aria-hidden className="size-3.5" />
          {t.internal}
        </p>
      )}
      <p dir="auto" className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
        {note.text}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-muted">
        <span>
          {isMine ? t.mine : note.by}, {when}
          {note.editedAt && ` · ${t.edited}`}
        </span>
        {isMine && <OwnActs note={note} edit={() => setEditing(true)} of={when} />}
      </p>
    </li>
  );
}

function OwnActs({ note, edit, of }: { note: Note; edit: () => void; of: string }) {
  const t = useText(messages).notes;
  const remove = useRemoveNote(note);
  const [isAsking, setAsking] = useState(false);
  const name = <span className="sr-only">: {of}</span>;
  return (
    <>
      <Button variant="link" size="small" className="lg:min-h-7 lg:py-0" onClick={edit}>
        {t.edit}
        {name}
      </Button>
      <Button
        variant="link"
        size="small"
        className={isAsking ? "text-flamboyan lg:min-h-7 lg:py-0" : "lg:min-h-7 lg:py-0"}
        busy={remove.isPending}
        onClick={() => (isAsking ? remove.mutate(undefined) : setAsking(true))}
        onBlur={() => setAsking(false)}
      >
        {isAsking ? t.removeSure : t.remove}
        {name}
      </Button>
    </>
  );
}
