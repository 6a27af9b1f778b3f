import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** What a form told about how it was filled (see `formSignals` in platform/contract.ts). */
type FormSignals = { trap?: string | undefined; elapsed?: number | undefined };

/** People need longer than this, in milliseconds, from seeing a form to sending it. */
const fastestPerson = 3_000;

/**
 * Why a message is held for a look, or null: the value of its row's `held_reason`. It is never dropped. A filled
 * trap and haste show at once; whether the same sender sent the same text within the last five minutes, the
 * database finds out as it writes the row.
 * @param table where such messages are kept: with email, message, created_at, and an index on (email, created_at)
 */
export function holdReason(
  table: PgTable,
  signals: FormSignals,
  text: { email: string; message: string },
  now: Date,
): string | null | SQL<string | null> {
  if (signals.trap) return "trap";
  if (signals.elapsed !== undefined && signals.elapsed < fastestPerson) return "too_fast";
  if (text.message === "") return null;
  const since = new Date(now.getTime() - 5 * 60_000).toISOString();
  // Adding nothing to created_at keeps the planner off its index: in a flood it would read five minutes of
  // everybody's messages instead of one sender's.
  return sql`case when exists (
    select from ${table} as earlier
    where earlier.email = ${text.email} and earlier.message = ${text.message}
      and earlier.created_at + interval '0' > ${since}::timestamptz
  ) then 'repeated' end`;
}
