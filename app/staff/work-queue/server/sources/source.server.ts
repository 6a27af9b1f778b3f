import { type SQL, sql } from "drizzle-orm";
import type { QueueGroup, QueueItem } from "../../contract.ts";

/** One kind of entries of Today: rows of a table that wait for the same reason. */
export type QueueSource = {
  kind: QueueItem["kind"];
  /** In SQL: what follows `from`. */
  table: SQL;
  /** The same for counting, without what only the columns need. */
  counted?: SQL;
  /** In SQL, by group: the rows that belong to it at a moment. Where a partial index has the condition, in its words. */
  groups: Partial<Record<QueueGroup, (at: Date) => SQL>>;
  /** In SQL: the columns of `columnsOf`. */
  columns: SQL;
  /** In SQL: since when a row is on Today. */
  since: SQL;
  /** The column that an index orders by, in the order of `due_at`. */
  order: SQL;
  /** In SQL; null if nobody can take it. */
  assignee: SQL | null;
  /** In SQL: the record that a snooze hides; null if nothing hides it. `anyKind`: the kind differs by row. */
  record: { kind: SQL; id: SQL; anyKind?: boolean } | null;
  /** In SQL: rows that a snooze does not hide. */
  neverSleeps?: SQL;
};

/** In SQL. @param afterMs added to the moment, in milliseconds */
export function sqlMoment(moment: Date, afterMs = 0): SQL {
  return sql`${new Date(moment.getTime() + afterMs).toISOString()}::timestamptz`;
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** How much of what a person wrote an entry shows, in characters. */
const shownWords = 600;

export const beginningOf = (text: SQL) => sql`left(${text}, ${sql.raw(String(shownWords))})`;

/** In the order of all sources. */
const unset = {
  record_kind: sql`null::text`,
  record_id: sql`0`,
  name: sql`''`,
  locale: sql`'en'`,
  words: sql`''`,
  due_at: sql`null::timestamptz`,
  reference: sql`''`,
  email: sql`''`,
  phone: sql`''`,
  package: sql`null::text`,
  vendor_name: sql`''`,
  vendor_email: sql`''`,
  vendor_phone: sql`''`,
  service_requested: sql`''`,
  urgency: sql`'standard'`,
  status: sql`''`,
  asks_for_time: sql`false`,
  whole_day: sql`false`,
  reached_at: sql`null::timestamptz`,
  assignee: sql`null::text`,
  version: sql`0`,
  rank: sql`0`,
};

type Required = "record_kind" | "record_id" | "name" | "locale" | "words" | "due_at";

/** The columns of the queue in one order, so that the sources make one list; those that a source does not name are blank. */
export function columnsOf(
  kind: QueueItem["kind"],
  given: Record<Required, SQL> & Partial<typeof unset>,
): SQL {
  const all = {
    kind: sql`${sql.raw(`'${kind}'`)}::text`,
    id: sql`id`,
    created_at: sql`created_at`,
    ...unset,
    ...given,
  };
  const columns = Object.entries(all).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  return sql.join(columns, sql`, `);
}
