import { type AnyColumn, and, asc, desc, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Cursor, cutPage, type Page, readCursor } from "#platform/http/paging.server.ts";
import type { Db } from "./pool.server.ts";

type Listed = PgTable & { id: AnyColumn; createdAt: AnyColumn };
type Asked = { limit: number; cursor?: string | undefined };

/**
 * One page of a table, newest first, and how many rows the filter finds in all. The cost does not grow with how
 * far back the page lies.
 * @param present makes of a row what the caller shows
 */
export async function readPage<T extends Listed, Shown>(
  db: Db,
  table: T,
  filter: SQL | undefined,
  asked: Asked,
  present: (row: InferSelectModel<T>) => Shown,
): Promise<Page<Shown>> {
  return readPageTogether(db, table, filter, asked, async (rows) => rows.map(present));
}

/** The same, where more must be read of the rows: of all of them at once. */
export async function readPageTogether<T extends Listed, Shown>(
  db: Db,
  table: T,
  filter: SQL | undefined,
  asked: Asked,
  present: (rows: InferSelectModel<T>[]) => Promise<Shown[]>,
): Promise<Page<Shown>> {
  const [page, total] = await Promise.all([readRows(db, table, filter, asked), db.$count(table, filter)]);
  return { ...page, items: await present(page.items), total };
}

/** The rows of a page without the count. */
export async function readRows<T extends Listed>(
  db: Db,
  table: T,
  filter: SQL | undefined,
  { limit, cursor }: Asked,
): Promise<Omit<Page<InferSelectModel<T>>, "total">> {
  const from = readCursor(cursor);
  const bounds = boundsOf(from, table.createdAt, table.id);
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(and(filter, bounds.where))
    .orderBy(...bounds.order)
    .limit(limit + 1);
  return cutPage(rows as (InferSelectModel<T> & { id: number; createdAt: Date })[], limit, from);
}

function boundsOf(
  cursor: Cursor | undefined,
  at: AnyColumn,
  id: AnyColumn,
): { where: SQL | undefined; order: SQL[] } {
  const newestFirst = [desc(at), desc(id)];
  if (!cursor) return { where: undefined, order: newestFirst };
  const row = sql`(${cursor.at.toISOString()}::timestamptz, ${cursor.id}::bigint)`;
  return cursor.direction === "next"
    ? { where: sql`(${at}, ${id}) < ${row}`, order: newestFirst }
    : { where: sql`(${at}, ${id}) > ${row}`, order: [asc(at), asc(id)] };
}
