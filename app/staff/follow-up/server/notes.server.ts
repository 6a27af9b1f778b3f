import { eq, inArray } from "drizzle-orm";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { actorName, emailOf } from "#platform/context.ts";
import { type ListedRow, type Page, readPageWithRelated } from "#platform/database/lists/page.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { NewNote, Note, NoteChange, RecordListQuery } from "../contract.ts";
import { noteMention, note as table } from "../schema.server.ts";
import { belongsTo, colleaguesAmong, requireRecord, tellColleagues } from "./records.server.ts";

type Row = ListedRow<typeof table>;

/** A record's notes for staff, newest first. */
export async function listNotes(ctx: Ctx, { kind, record, ...query }: RecordListQuery): Promise<Page<Note>> {
  requireStaff(ctx);
  return readPageWithRelated(ctx.db, table, belongsTo(table, { kind, id: record }), query, (rows) =>
    present(ctx, rows),
  );
}

async function present({ db }: Ctx, rows: readonly Row[]): Promise<Note[]> {
  const ids = rows.map(({ id }) => id);
  const named = await db.select().from(noteMention).where(inArray(noteMention.noteId, ids));
  return rows.map(({ recordKind: _, recordId: __, ...row }) => ({
    ...row,
    mentions: named.filter(({ noteId }) => noteId === row.id).map(({ email }) => email),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  }));
}

/** Adds a note to a record and notifies the colleagues whom it names; audited. @throws AppError not_found */
export async function addNote(ctx: Ctx, { kind, record, text, mentions }: NewNote): Promise<Note> {
  const { email: byEmail } = requireStaff(ctx);
  const on = { kind, id: record };
  await requireRecord(ctx, on);
  const values = { recordKind: kind, recordId: record, byEmail, by: actorName(ctx.actor), text };
  const [row] = await ctx.db
    .insert(table)
    .values({ ...values, createdAt: ctx.now })
    .returning();
  if (!row) throw new Error("the insert of the note returned no row");
  await setMentions(ctx, row.id, mentions, on);
  await recordAudit(ctx, { act: "record.noted", subject: kind, subjectId: record });
  return presentOne(ctx, row);
}

/**
 * Changes a note's words, which marks it as edited; audited. Colleagues who are named for the first time are notified.
 * @throws AppError not_found; forbidden for a colleague's note; conflict if `version` is outdated
 */
export async function changeNote(
  ctx: Ctx,
  { id, text, mentions, version }: { id: number } & NoteChange,
): Promise<Note> {
  const { row, changed } = await transition(ctx, table, id, (before) => {
    requireOwn(ctx, before);
    requireUnchanged(version, before.version);
    if (before.text === text) return null;
    const { recordKind: subject, recordId: subjectId } = before;
    return {
      set: { text, editedAt: ctx.now, version: before.version + 1 },
      event: { act: "record.note_edited", subject, subjectId },
    };
  });
  if (changed) await setMentions(ctx, id, mentions, { kind: row.recordKind, id: row.recordId });
  return presentOne(ctx, row);
}

/** Deletes a note; audited. @throws AppError not_found; forbidden for a colleague's note */
export async function removeNote(ctx: Ctx, { id }: { id: number }): Promise<{ removed: true }> {
  requireStaff(ctx);
  const row = await selectForUpdate(ctx.db, table, id);
  requireOwn(ctx, row);
  await ctx.db.delete(table).where(eq(table.id, id));
  await recordAudit(ctx, {
    act: "record.note_removed",
    subject: row.recordKind,
    subjectId: row.recordId,
  });
  return { removed: true };
}

function requireOwn({ actor }: Ctx, { byEmail }: Pick<Row, "byEmail">): void {
  if (emailOf(actor) !== byEmail) throw new AppError("forbidden");
}

async function setMentions(
  ctx: Ctx,
  noteId: number,
  mentions: readonly string[],
  on: DeskRecord,
): Promise<void> {
  const emails = await colleaguesAmong(ctx, mentions);
  const former = await ctx.db.delete(noteMention).where(eq(noteMention.noteId, noteId)).returning();
  if (emails.length === 0) return;
  await ctx.db.insert(noteMention).values(emails.map((email) => ({ noteId, email })));
  const isNew = (email: string) => !former.some((one) => one.email === email);
  await tellColleagues(ctx, emails.filter(isNew), "note_mention", on);
}

async function presentOne(ctx: Ctx, row: Row): Promise<Note> {
  const [one] = await present(ctx, [row]);
  if (!one) throw new Error("one row is one note");
  return one;
}
