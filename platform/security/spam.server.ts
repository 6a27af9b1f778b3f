import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";

type FormSignals = { trap?: string | undefined };

/** Needs an index on (email, created_at). */
type TableOfMessages = PgTable & { message: PgColumn; createdAt: PgColumn } & (
    | { email: PgColumn }
    | { customerEmail: PgColumn }
  );

type Text = { email: string; message: string };

/**
 * The value of `held_reason` for a new message: null, or why staff must review it first. Suspected spam is never
 * dropped. A repetition within five minutes is found by SQL during the insert; a lock on the same text lasts until the
 * transaction ends.
 * @param same a further condition on the row `earlier`
 */
export async function findSpamReason(
  ctx: Ctx,
  table: TableOfMessages,
  signals: FormSignals,
  { email, message }: Text,
  same: SQL = sql`true`,
): Promise<string | null | SQL<string | null>> {
  const reason = detectBot(signals);
  if (reason) return reason;
  if (email === "" || message === "") return null;
  // The second of two parallel messages waits for the first, and finds it.
  await lockName(ctx.db, `${getTableName(table)} ${email} ${message}`);
  const since = repetitionWindowStart(ctx.now);
  const sender = "email" in table ? table.email : table.customerEmail;
  const earlier = ({ name }: PgColumn) => sql`earlier.${sql.identifier(name)}`;
  // Without `+ interval '0'` the planner may pick a created_at index: in a flood that reads everybody's messages.
  return sql`case when exists (
    select from ${table} as earlier
    where ${earlier(sender)} = ${email} and ${earlier(table.message)} = ${message} and ${same}
      and ${earlier(table.createdAt)} + interval '0' > ${since}::timestamptz
  ) then 'repeated' end`;
}

/** The start of the window for repetitions, as an ISO string. */
export function repetitionWindowStart(now: Date): string {
  return new Date(now.getTime() - 5 * 60_000).toISOString();
}

/** "trap" if the honeypot was filled. Fill time is no reason: browsers and password managers fill forms at once. */
export function detectBot({ trap }: FormSignals): "trap" | null {
  return trap ? "trap" : null;
}
