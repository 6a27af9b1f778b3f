import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { deskRecordKinds } from "#app/staff/shell/record/desk-record.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { mayHoldContact } from "#platform/security/personal-data.server.ts";

/** SQL: whether a note or a step may hold somebody's contact, which few do. */
export const noteMayHoldContact = mayHoldContact("text");
export const stepMayHoldContact = mayHoldContact("what");

/** A trigger of each record's table deletes what belongs to a deleted record (decision 58). */
const recordColumns = () => ({
  recordKind: text("record_kind", { enum: deskRecordKinds }).notNull(),
  recordId: bigint("record_id", { mode: "number" }).notNull(),
});

export const note = pgTable(
  "note",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    ...recordColumns(),
    /** The author's sign-in address, and the name at that time. */
    byEmail: text("by_email").notNull(),
    by: text("by").notNull(),
    text: text("text").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    editedAt: timestampColumn("edited_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("note_record").on(table.recordKind, table.recordId, table.createdAt, table.id),
    index("note_contact").on(table.id).where(sql.raw(noteMayHoldContact)),
  ],
);

export const noteMention = pgTable(
  "note_mention",
  {
    noteId: bigint("note_id", { mode: "number" })
      .notNull()
      .references(() => note.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.email] })],
);

export const nextStep = pgTable(
  "next_step",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    ...recordColumns(),
    what: text("what").notNull(),
    assignee: text("assignee"),
    /** The hour, or the beginning of the day in Santo Domingo. */
    dueAt: timestampColumn("due_at").notNull(),
    hasHour: boolean("has_hour").notNull(),
    addedBy: text("added_by").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    doneAt: timestampColumn("done_at"),
    doneBy: text("done_by"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("next_step_record").on(table.recordKind, table.recordId, table.doneAt),
    // With all columns that Today's counts read, so that they need no row.
    index("next_step_open")
      .on(table.dueAt, table.id, table.assignee, table.recordKind, table.recordId)
      .where(sql`${table.doneAt} is null`),
    index("next_step_assigned")
      .on(table.assignee, table.dueAt, table.id)
      .where(sql`${table.doneAt} is null and ${table.assignee} is not null`),
    index("next_step_contact").on(table.id).where(sql.raw(stepMayHoldContact)),
  ],
);

/** A record that Today hides until a day. */
export const snooze = pgTable(
  "snooze",
  {
    ...recordColumns(),
    until: timestampColumn("until").notNull(),
    by: text("by").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordKind, table.recordId] })],
);
