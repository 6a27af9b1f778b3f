import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import { type CursorValue, readCursor, writeCursor } from "./cursor.server.ts";
import type { Page } from "./page.server.ts";

/** A sort value of a list. `type` casts the cursor's value back to what PostgreSQL compares. */
export type SortKey = { by: AnyColumn | SQL; type: "integer" | "moment" | "text" };

/** A part of a list with its own order. Its keys sort in one direction, are never null, and are unique together. */
export type Segment = { where?: SQL | undefined; keys: readonly SortKey[]; descending?: boolean };

/** What a query needs to read part of a segment; it selects `keys` as one more column. */
export type Slice = {
  segment: number;
  where: SQL[];
  order: SQL[];
  keys: SQL<CursorValue[]>;
  descending: boolean;
  limit: number;
};

type ListedRow<Row> = { row: Row; keys: CursorValue[] };
type Paging = { limit: number; cursor?: string | undefined };

/**
 * Reads one page of consecutive segments. Cursors hold sort values, not an offset: rows that leave move no others.
 * @param segmentsAt gets the first page's time; lists whose rows move sort by the state at that time
 * @throws AppError malformed for a cursor of another list
 */
export async function readSegments<Row>(
  { limit, cursor }: Paging,
  now: Date,
  segmentsAt: (start: Date) => readonly Segment[],
  read: (slice: Slice) => Promise<ListedRow<Row>[]>,
): Promise<Omit<Page<Row>, "total">> {
  const position = readCursor(cursor);
  const start = position?.start ?? now;
  const segments = segmentsAt(start);
  const isBackwards = position?.direction === "previous";
  const rows: (ListedRow<Row> & { segment: number })[] = [];
  const step = isBackwards ? -1 : 1;
  const first = position?.segment ?? 0;
  if (position && !matchesKeys(segments[position.segment], position.values)) throw new AppError("malformed");
  for (let index = first; segments[index] && rows.length <= limit; index += step) {
    const segment = segments[index];
    if (!segment) break;
    const after = index === first ? position?.values : undefined;
    const slice = sliceOf(segment, index, { after, isBackwards, limit: limit + 1 - rows.length });
    for (const row of await read(slice)) rows.push({ ...row, segment: index });
  }
  // New rows may precede the first one by now: going back to the first page reads it again.
  if (isBackwards && rows.length <= limit) return readSegments({ limit }, now, segmentsAt, read);
  const items = rows.slice(0, limit);
  if (isBackwards) items.reverse();
  const cursorAt = (direction: "next" | "previous", row: (typeof items)[number] | undefined) =>
    row && writeCursor({ direction, start, segment: row.segment, values: row.keys });
  return {
    items: items.map(({ row }) => row),
    next: isBackwards || rows.length > limit ? cursorAt("next", items.at(-1)) : undefined,
    previous: position ? cursorAt("previous", items[0]) : undefined,
  };
}

type Bounds = { after: readonly CursorValue[] | undefined; isBackwards: boolean; limit: number };

function sliceOf(segment: Segment, index: number, { after, isBackwards, limit }: Bounds): Slice {
  const { keys, descending = false } = segment;
  const isDescending = descending !== isBackwards;
  const bound =
    after &&
    sql`(${list(keys.map(({ by }) => by))}) ${isDescending ? sql`<` : sql`>`} (${list(
      keys.map(({ type }, at) => typedParameter(type, after[at])),
    )})`;
  return {
    segment: index,
    where: [segment.where, bound].filter((condition) => condition !== undefined),
    order: keys.map(({ by }) => (isDescending ? desc(by) : asc(by))),
    keys: sql<CursorValue[]>`json_build_array(${list(keys.map(keyExpression))})`,
    descending: isDescending,
    limit,
  };
}

function list(parts: (AnyColumn | SQL)[]): SQL {
  return sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
}

function keyExpression({ by, type }: SortKey): SQL {
  return type === "moment" ? sql`(extract(epoch from ${by}) * 1000)::bigint` : sql`${by}`;
}

function typedParameter(type: SortKey["type"], value: CursorValue | undefined): SQL {
  if (type === "integer") return sql`${value}::bigint`;
  if (type === "text") return sql`${value}::text`;
  return sql`${new Date(Number(value)).toISOString()}::timestamptz`;
}

const lastMoment = 253_402_300_799_999;

/** Whether the cursor's values match these keys; a forged cursor must not make a statement fail. */
function matchesKeys(segment: Segment | undefined, values: readonly CursorValue[]): boolean {
  if (!segment || segment.keys.length !== values.length) return false;
  return segment.keys.every(({ type }, index) => {
    const value = values[index];
    if (type === "text") return typeof value === "string" && !value.includes("\0") && value.isWellFormed();
    if (typeof value !== "number" || !Number.isSafeInteger(value)) return false;
    return type === "integer" || (value >= 0 && value <= lastMoment);
  });
}
