import { and, eq, ne, sql } from "drizzle-orm";
import type { AuditEntry, HistoryQuery } from "#app/staff/audit/contract.ts";
import { listRecordHistory, recordAudit } from "#app/staff/audit/public.server.ts";
import { requireUnchanged } from "#app/staff/shell/editing/transition.server.ts";
import { withTotal } from "#platform/database/lists/capped-count.server.ts";
import { readSegments, type Segment } from "#platform/database/lists/keyset.server.ts";
import { createSliceReader, type Page } from "#platform/database/lists/page.server.ts";
import { searchFilter, searchText } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { GlossaryQuery, GlossaryTerm, NewTerm, TermChange } from "../contract.ts";
import { glossaryTerm } from "../schema.server.ts";

const glossarySearchText = searchText("term", "meaning_en", "meaning_es", "note_en", "note_es");

/** Lists the glossary for staff, in alphabetical order without regard to accents. */
export async function listGlossary(ctx: Ctx, query: GlossaryQuery): Promise<Page<GlossaryTerm>> {
  requireStaff(ctx);
  const filter = and(
    query.status && eq(glossaryTerm.use, query.status),
    searchFilter(query.search, glossaryTerm.id, glossarySearchText),
  );
  const alphabetical: Segment = {
    keys: [
      { by: sql`plain(term)`, type: "text" },
      { by: glossaryTerm.id, type: "integer" },
    ],
  };
  const reading = readSegments(
    query,
    ctx.now,
    () => [alphabetical],
    createSliceReader(ctx.db, glossaryTerm, filter),
  );
  return withTotal(ctx.db, glossaryTerm, filter, query, reading);
}

/** Adds a word; audited. @throws AppError invalid (`term`) if another entry has it */
export async function addTerm(ctx: Ctx, input: NewTerm): Promise<GlossaryTerm> {
  requireStaff(ctx);
  const [row] = await ctx.db.insert(glossaryTerm).values(input).onConflictDoNothing().returning();
  if (!row) throw duplicateError(ctx);
  await auditTerm(ctx, row.id, "glossary_term.added", { to: row.term });
  return row;
}

/**
 * Changes an entry and audits each changed field. Locks the table, so that no two entries get the same word.
 * @throws AppError not_found; conflict if `version` is outdated; invalid (`term`) if another entry has the word
 */
export async function changeTerm(
  ctx: Ctx,
  { id, version, ...input }: { id: number } & TermChange,
): Promise<GlossaryTerm> {
  requireStaff(ctx);
  // Serialises changes: two at once could give two entries the same word.
  await ctx.db.execute(sql`lock table glossary_term in share row exclusive mode`);
  const before = await findTerm(ctx, id);
  requireUnchanged(version, before.version);
  const fields = ["term", "meaningEn", "meaningEs", "noteEn", "noteEs", "use"] as const;
  const changed = fields.filter((field) => before[field] !== input[field]);
  if (changed.length === 0) return before;
  const sameWord = sql`lower(${glossaryTerm.term}) = lower(${input.term})`;
  if ((await ctx.db.$count(glossaryTerm, and(sameWord, ne(glossaryTerm.id, id)))) > 0)
    throw duplicateError(ctx);
  const [row] = await ctx.db
    .update(glossaryTerm)
    .set({ ...input, version: version + 1 })
    .where(eq(glossaryTerm.id, id))
    .returning();
  if (!row) throw new AppError("not_found");
  for (const field of changed)
    await auditTerm(ctx, id, "glossary_term.changed", { field, from: before[field], to: row[field] });
  return row;
}

/** A word's audit log for staff, newest first. @throws AppError not_found */
export async function termHistory(
  ctx: Ctx,
  { id, ...query }: { id: number } & HistoryQuery,
): Promise<Page<AuditEntry>> {
  requireStaff(ctx);
  await findTerm(ctx, id);
  return listRecordHistory(ctx, { subject: "glossary_term", subjectId: id }, query);
}

/** All entries that are not switched off, for translating and explaining. */
export async function termsInUse({ db }: Pick<Ctx, "db">): Promise<GlossaryTerm[]> {
  return db.select().from(glossaryTerm).where(ne(glossaryTerm.use, "off"));
}

async function findTerm({ db }: Ctx, id: number): Promise<GlossaryTerm> {
  const [row] = await db.select().from(glossaryTerm).where(eq(glossaryTerm.id, id));
  if (!row) throw new AppError("not_found");
  return row;
}

function duplicateError({ locale }: Ctx): AppError {
  return new AppError("invalid", { fields: { term: inLocale(httpMessages, locale).fields.taken } });
}

type TermEvent = "glossary_term.added" | "glossary_term.changed";

function auditTerm(
  ctx: Ctx,
  subjectId: number,
  act: TermEvent,
  detail: { field?: string; from?: string; to: string },
): Promise<void> {
  return recordAudit(ctx, { act, subject: "glossary_term", subjectId, detail });
}
