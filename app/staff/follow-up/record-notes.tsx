import { useInfiniteQuery } from "@tanstack/react-query";
import { type Ref, useId, useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Note } from "./contract.ts";
import { messages } from "./messages.ts";
import { NewNote } from "./new-note.tsx";
import { NoteForm } from "./parts/note-form.tsx";
import { notesQueryOptions, useChangeNote, useRemoveNote } from "./queries.ts";

type RecordNotesProps = {
  record: DeskRecord;
  /** The field for a new note, for a key that leads there. */
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** Not where another field for notes is in view, as a composer's. */
  hasField?: boolean;
};

/** The team's notes on a record, newest first, and a form for the next. */
export function RecordNotes({ record, fieldRef, hasField = true }: RecordNotesProps) {
  const all = useText(messages);
  const t = all.notes;
  const heading = useId();
  const query = useInfiniteQuery({ ...notesQueryOptions(record), staleTime: 0, refetchOnMount: true });
  const notes = query.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h3 id={heading} className="text-base">
        {t.title}
      </h3>
      {hasField && (
        <Allowed to="work" silent>
          <NewNote record={record} {...(fieldRef && { fieldRef })} />
        </Allowed>
      )}
      {query.isError && !notes && (
        <p className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
          {all.loadFailed}
          <Button variant="quiet" size="small" onClick={() => void query.refetch()}>
            {all.retry}
          </Button>
        </p>
      )}
      {notes?.length === 0 && <p className="text-muted text-sm">{t.none}</p>}
      <ul className="grid gap-2">
        {notes?.map((one) => (
          <NoteEntry key={one.id} note={one} />
        ))}
      </ul>
      {query.hasNextPage && (
        <p>
          <Button
            variant="link"
            size="small"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t.more}
          </Button>
        </p>
      )}
    </section>
  );
}

function NoteEntry({ note }: { note: Note }) {
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
    <li className="border-ambar border-s-3 bg-band/60 px-3 py-2 text-sm">
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
