import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { holdName } from "./database/additions.server.ts";
import type { Ctx } from "./database/pool.server.ts";

/** What a form told about how it was filled (see `formSignals` in platform/contract.ts). */
type FormSignals = { trap?: string | undefined };

type Text = { email: string; message: string };

/**
 * Of the same text twice at the same moment the second waits for the first, and then finds it.
 * @returns false where so many wait that it is a repetition without a look
 */
export async function waitForSame(ctx: Ctx, table: PgTable, { email, message }: Text): Promise<boolean> {
  if (email === "" || message === "") return true;
  return holdName(ctx, `${getTableName(table)} ${email} ${message}`);
}

/**
 * Why a message is held for a look, or null: the value of its row's `held_reason`. It is never dropped, and a receipt
 * goes to its sender all the same. A filled trap shows at once; whether the same sender sent the same text within the last five minutes, the
 * database finds out as it writes the row.
 * @param table where such messages are kept: with email, message, created_at, and an index on (email, created_at)
 */
export async function holdReason(
  ctx: Ctx,
  table: PgTable,
  signals: FormSignals,
  text: Text,
): Promise<string | null | SQL<string | null>> {
  const marks = robotMarks(signals);
  if (marks) return marks;
  if (text.email === "" || text.message === "") return null;
  if (!(await waitForSame(ctx, table, text))) return "repeated";
  const since = repeatedSince(ctx.now);
  // Adding nothing to created_at keeps the planner off its index: in a flood it would read five minutes of
  // everybody's messages instead of one sender's.
  return sql`case when exists (
    select from ${table} as earlier
    where earlier.email = ${text.email} and earlier.message = ${text.message}
      and earlier.created_at + interval '0' > ${since}::timestamptz
  ) then 'repeated' end`;
}

/**
 * In SQL: whether the same sender (`asked.email`) sent the same text (`asked.message`) after `asked.since`, which is
 * `repeatedSince`; a blank text repeats nothing, and whoever leaves no address is nobody in particular. For acts that
 * must know before they write.
 * @param and what else must be the same, in the terms of `earlier` and `asked`
 */
export function isRepeated(table: PgTable, and = "true"): string {
  return `(asked.email <> '' and asked.message <> '' and exists (select from "${getTableName(table)}" as earlier
    where earlier.email = asked.email and earlier.message = asked.message and ${and}
      and earlier.created_at + interval '0' > asked.since))`;
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
