import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";
import type { Cursor } from "#platform/http/paging.server.ts";

/** A pattern that finds the words as they were typed: `%` and `_` are only characters. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}

/** Where and how a page of a newest-first list is read, forwards or back. */
export function pageBounds(
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
