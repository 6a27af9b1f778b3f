import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";

/** What a form told about how it was filled (see `formSignals` in platform/contract.ts). */
type FormSignals = { trap?: string | undefined };

type Text = { email: string; message: string };

/**
 * Why a message is held for a look, or null: the value of its row's `held_reason`. It is never dropped, and a receipt
 * goes to its sender all the same. A filled trap shows at once; whether the same sender sent the same text within the last five minutes, the
 * database finds out as it writes the row.
 * @param table where such messages are kept: with email, message, created_at, and an index on (email, created_at)
 * @param same what else must be the same, of `earlier`
 */
export async function holdReason(
  ctx: Ctx,
  table: PgTable,
  signals: FormSignals,
  { email, message }: Text,
  same: SQL = sql`true`,
): Promise<string | null | SQL<string | null>> {
  const marks = robotMarks(signals);
  if (marks) return marks;
  if (email === "" || message === "") return null;
  // Of two at once the second waits for the first, and finds it.
  await lockName(ctx.db, `${getTableName(table)} ${email} ${message}`);
  const since = repeatedSince(ctx.now);
  // Adding nothing to created_at keeps the planner off its index: in a flood it would read five minutes of
  // everybody's messages instead of one sender's.
  return sql`case when exists (
    select from ${table} as earlier
    where earlier.email = ${email} and earlier.message = ${message} and ${same}
      and earlier.created_at + interval '0' > ${since}::timestamptz
  ) then 'repeated' end`;
}

/** Since when the same text again is a repetition, as an ISO text. */
export function repeatedSince(now: Date): string {
  return new Date(now.getTime() - 5 * 60_000).toISOString();
}

/**
 * Why a form looks as if a robot had filled it, or null: a filled trap. The time that it took is no reason by itself:
 * browsers and password managers fill a form in at once.
 */
export function robotMarks({ trap }: FormSignals): "trap" | null {
  return trap ? "trap" : null;
}
