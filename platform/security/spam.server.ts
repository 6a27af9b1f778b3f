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
 * `held_reason` of a new message, for its `preparedInsert`: null, or why staff must review it first. Suspected spam is never
 * dropped. The insert itself finds a repetition within five minutes. Its placeholders are what `spamSignals` returns.
 * @param same a further condition on the row `earlier`
 */
export function heldReason(table: TableOfMessages, same: SQL = sql`true`): SQL<string | null> {
  const sender = "email" in table ? table.email : table.customerEmail;
  const earlier = ({ name }: PgColumn) => sql`earlier.${sql.identifier(name)}`;
  const { trap, sentBy, text, since } = placeholders;
  // Without `+ interval '0'` the planner may pick a created_at index: in a flood that reads everybody's messages.
  return sql`case
    when ${trap}::text is not null then ${trap}::text
    when ${sentBy}::text <> '' and ${text}::text <> '' and exists (
      select from ${table} as earlier
      where ${earlier(sender)} = ${sentBy}::text and ${earlier(table.message)} = ${text}::text and ${same}
        and ${earlier(table.createdAt)} + interval '0' > ${since}::timestamptz
    ) then 'repeated'
  end`;
}

const placeholders = {
  trap: sql.placeholder("trap"),
  sentBy: sql.placeholder("sentBy"),
  text: sql.placeholder("text"),
  since: sql.placeholder("since"),
};
type SpamSignals = Record<keyof typeof placeholders, string | null>;

/**
 * Prepares the insert of a message with `heldReason`: a lock on the same text by the same sender lasts until the transaction
 * ends, so that the second of two parallel messages waits for the first, and finds it.
 */
export async function spamSignals(
  ctx: Ctx,
  table: TableOfMessages,
  signals: FormSignals,
  { email, message }: Text,
): Promise<SpamSignals> {
  const trap = detectBot(signals);
  if (!trap && email !== "" && message !== "")
    await lockName(ctx.db, `${getTableName(table)} ${email} ${message}`);
  return { trap, sentBy: email, text: message, since: repetitionWindowStart(ctx.now) };
}

/** The start of the window for repetitions, as an ISO string. */
export function repetitionWindowStart(now: Date): string {
  return new Date(now.getTime() - 5 * 60_000).toISOString();
}

/** "trap" if the honeypot was filled. Fill time is no reason: browsers and password managers fill forms at once. */
export function detectBot({ trap }: FormSignals): "trap" | null {
  return trap ? "trap" : null;
}
