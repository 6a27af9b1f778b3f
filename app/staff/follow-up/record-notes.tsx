import { useInfiniteQuery } from "@tanstack/react-query";
import { type Ref, useId } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { NewNote } from "./new-note.tsx";
import { NoteEntry } from "./note-entry.tsx";
import { notesQueryOptions } from "./queries.ts";

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
