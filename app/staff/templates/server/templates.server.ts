import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { AuditEntry, HistoryQuery } from "#app/staff/audit/contract.ts";
import { listRecordHistory, recordAudit } from "#app/staff/audit/public.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { actorName } from "#platform/context.ts";
import { withTotal } from "#platform/database/lists/capped-count.server.ts";
import { readSegments, type Segment } from "#platform/database/lists/keyset.server.ts";
import { createSliceReader, type Page } from "#platform/database/lists/page.server.ts";
import { searchFilterBy, searchText } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { MessageTemplate, NewTemplate, TemplateChange, TemplateQuery } from "../contract.ts";
import { templateProblems } from "../rules/problems.ts";
import { messageTemplate as table } from "../schema.server.ts";
import { suppliedNames } from "./first-templates.ts";

type Row = typeof table.$inferSelect;

const templateSearchText = searchText("name", "shortcut", "subject_en", "subject_es", "text_en", "text_es");

/** By shortcut, those in use first. */
const byShortcut: Segment = {
  keys: [
    { by: sql`archived::int`, type: "integer" },
    { by: table.shortcut, type: "text" },
    { by: table.id, type: "integer" },
  ],
};

/** Lists templates for staff, those in use first, by shortcut. `channel`: those of it and those of any. */
export async function listTemplates(ctx: Ctx, query: TemplateQuery): Promise<Page<MessageTemplate>> {
  requireStaff(ctx);
  const filter = and(
    query.status && eq(table.archived, query.status === "archived"),
    query.channel && inArray(table.channel, [query.channel, "any"]),
    await searchFilterBy(query.search, table.id, async (matches, word) => {
      const names = namesWith(word);
      return sql`(${or(matches(templateSearchText), names.length > 0 ? inArray(table.name, names) : undefined)})`;
    }),
  );
  const reading = readSegments(query, ctx.now, () => [byShortcut], createSliceReader(ctx.db, table, filter));
  const page = await withTotal(ctx.db, table, filter, query, reading);
  return { ...page, items: page.items.map(toStaffView) };
}

const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Supplied names that contain the word in either language: a row holds only one of both. */
function namesWith(word: string): string[] {
  return suppliedNames
    .map(({ en, es }) => [en, es])
    .filter((pair) => plain(pair.join(" ")).includes(plain(word)))
    .flat();
}

/** The name in both languages, of one that came with the product and whose name nobody changed. */
function suppliedNameOf({ createdBy, name }: Pick<Row, "createdBy" | "name">) {
  return createdBy === "" ? suppliedNames.find(({ en, es }) => name === en || name === es) : undefined;
}

/**
 * Adds a template; audited.
 * @throws AppError invalid for an unknown placeholder, a wrong shortcut, or one that another template has
 */
export async function addTemplate(ctx: Ctx, input: NewTemplate): Promise<MessageTemplate> {
  requireStaff(ctx);
  requireValid(ctx, input);
  const by = actorName(ctx.actor);
  const [row] = await ctx.db
    .insert(table)
    .values({ ...input, createdAt: ctx.now, createdBy: by, changedAt: ctx.now, changedBy: by })
    .onConflictDoNothing()
    .returning();
  if (!row) throw takenError(ctx);
  const detail = { to: row.shortcut };
  await recordAudit(ctx, {
    act: "message_template.added",
    subject: "message_template",
    subjectId: row.id,
    detail,
  });
  return toStaffView(row);
}

const changeable = [
  "name",
  "shortcut",
  "channel",
  "kinds",
  "subjectEn",
  "subjectEs",
  "textEn",
  "textEs",
  "archived",
] as const;

/**
 * Changes or archives a template; audited with the names of the changed fields, and each text as it was before.
 * @throws AppError not_found; conflict if `version` is outdated; invalid as in `addTemplate`
 */
export async function changeTemplate(
  ctx: Ctx,
  { id, version, ...input }: { id: number } & TemplateChange,
): Promise<MessageTemplate> {
  requireStaff(ctx);
  requireValid(ctx, input);
  // Serialises changes: two at once could give two templates the same shortcut.
  await ctx.db.execute(sql`lock table message_template in share row exclusive mode`);
  const { row } = await transition(ctx, table, id, async (before) => {
    requireUnchanged(version, before.version);
    // The editor showed the supplied name in the reader's language: that is no change of it.
    const supplied = suppliedNameOf(before);
    if (supplied && Object.values(supplied).includes(input.name)) input.name = before.name;
    const changed = changeable.filter((field) => String(before[field]) !== String(input[field]));
    if (changed.length === 0) return null;
    await requireFreeShortcut(ctx, id, input.shortcut);
    const set = { ...input, version: version + 1, changedAt: ctx.now, changedBy: actorName(ctx.actor) };
    for (const field of changed) await auditField(ctx, before, field, String(input[field]));
    return { set, event: null };
  });
  return toStaffView(row);
}

/** A template's audit log for staff, newest first. @throws AppError not_found */
export async function templateHistory(
  ctx: Ctx,
  { id, ...query }: { id: number } & HistoryQuery,
): Promise<Page<AuditEntry>> {
  requireStaff(ctx);
  if ((await ctx.db.$count(table, eq(table.id, id))) === 0) throw new AppError("not_found");
  return listRecordHistory(ctx, { subject: "message_template", subjectId: id }, query);
}

function auditField(ctx: Ctx, before: Row, field: (typeof changeable)[number], to: string): Promise<void> {
  const detail = { field, from: String(before[field]), to };
  return recordAudit(ctx, {
    act: "message_template.changed",
    subject: "message_template",
    subjectId: before.id,
    detail,
  });
}

function requireValid({ locale }: Ctx, template: NewTemplate): void {
  const fields = templateProblems(template, locale);
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
}

async function requireFreeShortcut(ctx: Ctx, id: number, shortcut: string): Promise<void> {
  if ((await ctx.db.$count(table, and(eq(table.shortcut, shortcut), ne(table.id, id)))) > 0)
    throw takenError(ctx);
}

function takenError({ locale }: Ctx): AppError {
  return new AppError("invalid", { fields: { shortcut: inLocale(httpMessages, locale).fields.taken } });
}

function toStaffView({ createdAt: _, createdBy, changedAt, ...row }: Row): MessageTemplate {
  const names = suppliedNameOf({ ...row, createdBy }) ?? { en: row.name, es: row.name };
  return { ...row, names, changedAt: changedAt.toISOString() };
}
