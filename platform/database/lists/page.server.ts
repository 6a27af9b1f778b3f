import { type AnyColumn, and, getTableColumns, type InferSelectModel, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../pool.server.ts";
import { withTotal } from "./capped-count.server.ts";
import { readSegments, type Segment, type Slice } from "./keyset.server.ts";

type Listed = PgTable & { id: AnyColumn; createdAt: AnyColumn };
export type Page<T> = {
  items: T[];
  /** A cursor, like `previous`. */
  next?: string | undefined;
  previous?: string | undefined;
  total: number;
  /** What else the call says about the result; the header X-List-Facts, as in a query string. */
  facts?: Readonly<Record<string, string | undefined>>;
};

type Paging = { limit: number; cursor?: string | undefined; search?: string | undefined };

/**
 * Reads one page, newest first, and the total (`withTotal`). The page's cost grows neither with its position nor with the table.
 * @throws AppError malformed for a cursor of another list
 */
export async function readPage<T extends Listed, Shown>(
  db: Db,
  table: T,
  filter: SQL | undefined,
  paging: Paging,
  present: (row: ListedRow<T>) => Shown,
): Promise<Page<Shown>> {
  return readPageWithRelated(db, table, filter, paging, async (rows) => rows.map(present));
}

/** The same; `present` gets all rows at once, for related data. */
export async function readPageWithRelated<T extends Listed, Shown>(
  db: Db,
  table: T,
  filter: SQL | undefined,
  paging: Paging,
  present: (rows: ListedRow<T>[]) => Promise<Shown[]>,
): Promise<Page<Shown>> {
  const page = await withTotal(db, table, filter, paging, readRows(db, table, filter, paging));
  return { ...page, items: await present(page.items) };
}

/** The same without the total, which an export does not need. */
export function readRows<T extends Listed>(
  db: Db,
  table: T,
  filter: SQL | undefined,
  paging: Paging,
): Promise<Omit<Page<ListedRow<T>>, "total">> {
  return readSegments(paging, new Date(), () => [newestFirst(table)], createSliceReader(db, table, filter));
}

/** A segment for `readSegments`; the id orders rows of the same millisecond. */
export function newestFirst({ createdAt, id }: Listed, where?: SQL): Segment {
  const keys = [
    { by: createdAt, type: "moment" },
    { by: id, type: "integer" },
  ] as const;
  return { where, keys, descending: true };
}

/** A row as a list reads it, without what only its search needs. */
export type ListedRow<T extends PgTable> = Omit<InferSelectModel<T>, "search">;

/** The columns of a `ListedRow`. */
export function listedColumns<T extends PgTable>(table: T): Omit<T["_"]["columns"], "search"> {
  const { search: _, ...columns } = getTableColumns(table);
  return columns as Omit<T["_"]["columns"], "search">;
}

/** Reads the rows of one table for `readSegments`. @param filter of the list, in addition to the segment's */
export function createSliceReader<T extends PgTable>(db: Db, table: T, filter: SQL | undefined) {
  return async ({ where, order, keys, limit }: Slice) => {
    const rows = await db
      .select({ row: listedColumns(table) as Record<string, AnyPgColumn>, keys })
      .from(table as PgTable)
      .where(and(filter, ...where))
      .orderBy(...order)
      .limit(limit);
    return rows as unknown as { row: ListedRow<T>; keys: (typeof rows)[number]["keys"] }[];
  };
}
