import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import { type CursorValue, readCursor, writeCursor } from "#platform/http/calls/cursor.server.ts";
import type { Page } from "#platform/http/calls/paging.server.ts";

/** A value that a list is sorted by. PostgreSQL compares it as this type, so the cursor must bring it back as one. */
export type SortKey = { by: AnyColumn | SQL; type: "integer" | "moment" | "text" };

/**
 * A part of a list with an order of its own. All keys of a segment go the same way, none of them is ever null, and
 * together they are unique.
 */
export type Segment = { where?: SQL | undefined; keys: readonly SortKey[]; descending?: boolean };

/** What a query must take over to read a part of a segment: `keys` is one more column of its result. */
export type Slice = {
  segment: number;
  where: SQL[];
  order: SQL[];
  keys: SQL<CursorValue[]>;
  limit: number;
};

type Listed<Row> = { row: Row; keys: CursorValue[] };
type Paging = { limit: number; cursor?: string | undefined };

/**
 * One page of a list that consists of segments, one after the other. A cursor names the last row's sort values instead
 * of a number of rows, so rows that leave the list move no other row to a page that was read already.
 *
 * `segmentsAt` gets the moment at which the first page was read. A list whose rows change their place with the time, or
 * with the work on them, sorts by how things stood at that moment, and lists what came later at its end.
 *
 * @throws AppError malformed for a cursor that is not of this list
 */
export async function readSegments<Row>(
  { limit, cursor }: Paging,
  now: Date,
  segmentsAt: (start: Date) => readonly Segment[],
  read: (slice: Slice) => Promise<Listed<Row>[]>,
): Promise<Omit<Page<Row>, "total">> {
  const from = readCursor(cursor);
  const start = from?.start ?? now;
  const segments = segmentsAt(start);
  const backwards = from?.direction === "previous";
  const rows: (Listed<Row> & { segment: number })[] = [];
  const step = backwards ? -1 : 1;
  const first = from?.segment ?? 0;
  if (from && !fits(segments[from.segment], from.values)) throw new AppError("malformed");
  for (let index = first; segments[index] && rows.length <= limit; index += step) {
    const segment = segments[index];
    if (!segment) break;
    const after = index === first ? from?.values : undefined;
    const slice = sliceOf(segment, index, { after, backwards, limit: limit + 1 - rows.length });
    for (const row of await read(slice)) rows.push({ ...row, segment: index });
  }
  // Before the first row there may be new ones by now: whoever turns back to the first page reads it as it is now.
  if (backwards && rows.length <= limit) return readSegments({ limit }, now, segmentsAt, read);
  const items = rows.slice(0, limit);
  if (backwards) items.reverse();
  const at = (direction: "next" | "previous", one: (typeof items)[number] | undefined) =>
    one && writeCursor({ direction, start, segment: one.segment, values: one.keys });
  return {
    items: items.map(({ row }) => row),
    next: backwards || rows.length > limit ? at("next", items.at(-1)) : undefined,
    previous: from ? at("previous", items[0]) : undefined,
  };
}

type Bounds = { after: readonly CursorValue[] | undefined; backwards: boolean; limit: number };

function sliceOf(segment: Segment, index: number, { after, backwards, limit }: Bounds): Slice {
  const { keys, descending = false } = segment;
  const falling = descending !== backwards;
  const bound =
    after &&
    sql`(${list(keys.map(({ by }) => by))}) ${falling ? sql`<` : sql`>`} (${list(
      keys.map(({ type }, at) => parameter(type, after[at])),
    )})`;
  return {
    segment: index,
    where: [segment.where, bound].filter((one) => one !== undefined),
    order: keys.map(({ by }) => (falling ? desc(by) : asc(by))),
    keys: sql<CursorValue[]>`json_build_array(${list(keys.map(selected))})`,
    limit,
  };
}

function list(parts: (AnyColumn | SQL)[]): SQL {
  return sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
}

/** A moment is written in milliseconds, which is as exact as our columns are (columns.server.ts). */
function selected({ by, type }: SortKey): SQL {
  return type === "moment" ? sql`(extract(epoch from ${by}) * 1000)::bigint` : sql`${by}`;
}

function parameter(type: SortKey["type"], value: CursorValue | undefined): SQL {
  if (type === "integer") return sql`${value}::bigint`;
  if (type === "text") return sql`${value}::text`;
  return sql`${new Date(Number(value)).toISOString()}::timestamptz`;
}

/** The last millisecond of the year 9999. */
const lastMoment = 253_402_300_799_999;

/** Whether a cursor's values can be compared with these keys; a forged one must not make a statement fail. */
function fits(segment: Segment | undefined, values: readonly CursorValue[]): boolean {
  if (!segment || segment.keys.length !== values.length) return false;
  return segment.keys.every(({ type }, index) => {
    const value = values[index];
    if (type === "text") return typeof value === "string" && !value.includes("\0") && value.isWellFormed();
    if (typeof value !== "number" || !Number.isSafeInteger(value)) return false;
    return type === "integer" || (value >= 0 && value <= lastMoment);
  });
}
