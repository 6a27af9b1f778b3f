import { and, eq, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { authUser } from "#platform/auth/schema.server.ts";
import { readSegments, type Segment } from "#platform/database/keyset.server.ts";
import { newestFirst, slicesOf } from "#platform/database/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Page } from "#platform/http/calls/paging.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { AdminNotification, newNotification, notificationQuery } from "../contract.ts";
import { messages } from "../messages.ts";
import { adminNotificationRead as marks, adminNotification as table } from "../schema.server.ts";

type Row = typeof table.$inferSelect;

/** Emergencies first: a busy hour of other news must not push a call for help off the bell's list. */
const emergenciesFirst: readonly Segment[] = [
  newestFirst(table, eq(table.type, "new_safety_emergency")),
  newestFirst(table, ne(table.type, "new_safety_emergency")),
];

/**
 * News for staff in the reader's language, newest first; which are read is the reader's own. What the reader has not
 * read begins with the emergencies.
 */
export async function listNotifications(
  ctx: Ctx,
  query: z.output<typeof notificationQuery>,
): Promise<Page<AdminNotification>> {
  const { id: reader } = requireStaff(ctx);
  const filter =
    query.status && (query.status === "unread" ? isUnread(reader) : sql`not ${isUnread(reader)}`);
  const order = query.status === "unread" ? emergenciesFirst : [newestFirst(table)];
  const [page, total] = await Promise.all([
    readSegments(query, ctx.now, () => order, slicesOf(ctx.db, table, filter)),
    ctx.db.$count(table, filter),
  ]);
  const readAt = await readTimes(ctx, reader, page.items);
  return {
    ...page,
    items: page.items.map((row) => presentNotification(row, readAt.get(row.id) ?? null, ctx.locale)),
    total,
  };
}

/** The reader's own marks, and those that colleagues made before the reader's account existed. */
function countsForReader(reader: string): SQL {
  const accountCreatedAt = sql`(select ${authUser.createdAt} from ${authUser} where ${authUser.id} = ${reader})`;
  return sql`(${marks.staffId} = ${reader} or ${marks.readAt} < ${accountCreatedAt})`;
}

function isUnread(reader: string): SQL {
  return sql`(${table.readAt} is null and not exists (
    select 1 from ${marks} where ${marks.notificationId} = ${table.id} and ${countsForReader(reader)}))`;
}

/** When each of these was read, as far as it counts for the reader. */
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
    message: row.message ?? inLocale(messages, locale).news[row.type](row.about),
    vendorData: row.vendorData,
    createdAt: row.createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

/** Staff write news of a vendor themselves; it points to no record. */
export async function addNotification(
  ctx: Ctx,
  { type, message, vendorData }: z.output<typeof newNotification>,
): Promise<AdminNotification> {
  requireStaff(ctx);
  const [row] = await ctx.db
    .insert(table)
    .values({ type, subjectId: 0, about: vendorData.name, message, vendorData, createdAt: ctx.now })
    .returning();
  if (!row) throw new Error("the news was not written");
  await recordAudit(ctx, { act: "news.written", subject: "news", subjectId: row.id });
  return presentNotification(row, null, ctx.locale);
}

/** Marks everything up to this news as read by the caller; for the colleagues it stays as it is. */
export async function markNotificationRead(ctx: Ctx, input: { id: number }): Promise<{ read: number }> {
  const { id: reader } = requireStaff(ctx);
  const mark = {
    notificationId: table.id,
    staffId: sql<string>`${reader}`.as("staff_id"),
    readAt: sql<Date>`${ctx.now.toISOString()}::timestamptz`.as("read_at"),
  };
  const unread = ctx.db
    .select(mark)
    .from(table)
    .where(and(lte(table.id, input.id), isUnread(reader)));
  const rows = await ctx.db
    .insert(marks)
    .select(unread)
    .onConflictDoNothing()
    .returning({ id: marks.notificationId });
  return { read: rows.length };
}
