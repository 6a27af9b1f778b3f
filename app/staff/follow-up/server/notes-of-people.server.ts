import { inArray, sql } from "drizzle-orm";
import type { TimelineSource } from "#app/staff/people/people-part.ts";
import type { DeskRecordKind } from "#app/staff/shell/record/desk-record.ts";
import { note } from "../schema.server.ts";

/** The team's notes on records of one kind, as a source of a person's timeline. */
export function notesSource(kind: DeskRecordKind): TimelineSource {
  return {
    name: `note_${kind}`,
    moments: (records) => sql`
      select record_id as record, created_at as at, id from ${note}
      where record_kind = ${kind} and record_id = any(${records})`,
    async read({ db }, ids) {
      const rows = await db
        .select()
        .from(note)
        .where(inArray(note.id, [...ids]));
      return rows.map(({ id, by, text }) => ({ id, what: "note", side: "team", by, words: text }));
    },
  };
}
