import { and, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { authUser } from "#platform/auth/schema.server.ts";
import { countCapped } from "#platform/database/lists/capped-count.server.ts";
import { readSegments, type Segment } from "#platform/database/lists/keyset.server.ts";
import { createSliceReader, newestFirst, type Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { AdminNotification, newNotification, notificationQuery } from "../contract.ts";
import { messages } from "../messages.ts";
import { adminNotificationRead as marks, adminNotification as table } from "../schema.server.ts";

type Row = typeof table.$inferSelect;

const isEmergency = eq(table.type, "new_safety_emergency");
const isNoEmergency = ne(table.type, "new_safety_emergency");

/** A busy hour must push neither an emergency nor what is for the reader alone off the bell's list. */
const mostUrgentFirst: readonly Segment[] = [
  newestFirst(table, isEmergency),
  newestFirst(table, and(isNoEmergency, isNotNull(table.recipient))),
  newestFirst(table, and(isNoEmergency, isNull(table.recipient))),
];

/**
 * Notifications in the reader's language, newest first; unread ones begin with emergencies, then those for the reader alone.
 */
export async function listNotifications(
  ctx: Ctx,
  query: z.output<typeof notificationQuery>,
): Promise<Page<AdminNotification>> {
  const { id: reader, email } = requireStaff(ctx);
  const hasStatus =
    query.status && (query.status === "unread" ? isUnread(reader) : sql`not ${isUnread(reader)}`);
  const filter = and(isFor(email), hasStatus);
  const order = query.status === "unread" ? mostUrgentFirst : [newestFirst(table)];
  const [page, total] = await Promise.all([
    readSegments(query, ctx.now, () => order, createSliceReader(ctx.db, table, filter)),
    countCapped(ctx.db, table, filter),
  ]);
  const readAt = await readTimes(ctx, reader, page.items);
  return {
    ...page,
    items: page.items.map((row) => presentNotification(row, readAt.get(row.id) ?? null, ctx.locale)),
    total,
  };
}

/** In SQL: for everybody, or for this colleague. */
function isFor(email: string): SQL {
  return sql`(${table.recipient} is null or ${table.recipient} = ${email})`;
}

/** In SQL: marks of the reader, and of colleagues before the reader's account existed. */
function countsForReader(reader: string): SQL {
  const accountCreatedAt = sql`(select ${authUser.createdAt} from ${authUser} where ${authUser.id} = ${reader})`;
  return sql`(${marks.staffId} = ${reader} or ${marks.readAt} < ${accountCreatedAt})`;
}

/** In SQL: the reader has not read this row of `admin_notification`. */
export function isUnread(reader: string): SQL {
  return sql`(${table.readAt} is null and not exists (
    select 1 from ${marks} where ${marks.notificationId} = ${table.id} and ${countsForReader(reader)}))`;
}

async function readTimes(
  { db }: Ctx,
  reader: string,
  rows: readonly Row[],
): Promise<Map<number, Date | null>> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(marks)
    .where(and(inArray(marks.notificationId, ids), countsForReader(reader)));
  const own = found.filter(({ staffId }) => staffId === reader);
  return new Map([
    ...rows.map(({ id, readAt }) => [id, readAt] as const),
    ...[...found, ...own].map(({ notificationId, readAt }) => [notificationId, readAt] as const),
  ]);
}

function presentNotification(row: Row, readAt: Date | null, locale: Locale): AdminNotification {
  return {
    id: row.id,
    type: row.type,
    subjectId: row.subjectId,
    message: row.message ?? newsText(row, locale),
    vendorData: row.vendorData,
    recordKind: row.recordKind,
    isForMe: row.recipient !== null,
    createdAt: row.createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

function newsText({ type, about, subjectId }: Row, locale: Locale): string {
  const text = inLocale(messages, locale).news[type];
  return text.replace("{count}", String(subjectId)).replace("{name}", () => about);
}

/** Staff tell colleagues of a vendor who applied outside the website (RULINGS 8, 41); audited. */
export async function addNotification(
  ctx: Ctx,
  { type, message, vendorData }: z.output<typeof newNotification>,
): Promise<AdminNotification> {
  requireStaff(ctx);
  const [row] = await ctx.db
    .insert(table)
    .values({ type, subjectId: 0, about: vendorData.name, message, vendorData, createdAt: ctx.now })
    .returning();
  if (!row) throw new Error("the insert of the notification returned no row");
  await recordAudit(ctx, { act: "news.written", subject: "news", subjectId: row.id });
  return presentNotification(row, null, ctx.locale);
}

/** Marks everything up to this id as read, for the caller only. @returns how many were unread */
export async function markNotificationsRead(ctx: Ctx, { id }: { id: number }): Promise<{ read: number }> {
  requireStaff(ctx);
  return markRead(ctx, lte(table.id, id));
}

/**
 * Marks the one that the caller opened as read, for the caller only. @returns how many were unread
 * @throws AppError not_found, also for a colleague's own
 */
export async function markNotificationOpened(ctx: Ctx, { id }: { id: number }): Promise<{ read: number }> {
  const { email } = requireStaff(ctx);
  if ((await ctx.db.$count(table, and(eq(table.id, id), isFor(email)))) === 0)
    throw new AppError("not_found");
  return markRead(ctx, eq(table.id, id));
}

async function markRead(ctx: Ctx, which: SQL): Promise<{ read: number }> {
  const { id: reader, email } = requireStaff(ctx);
  const mark = {
    notificationId: table.id,
    staffId: sql<string>`${reader}`.as("staff_id"),
    readAt: sql<Date>`${ctx.now.toISOString()}::timestamptz`.as("read_at"),
  };
  const unread = ctx.db
    .select(mark)
    .from(table)
    .where(and(which, isFor(email), isUnread(reader)));
  const rows = await ctx.db
    .insert(marks)
    .select(unread)
    .onConflictDoNothing()
    .returning({ id: marks.notificationId });
  return { read: rows.length };
}
