import { and, eq, getTableColumns, inArray, lt, or, sql } from "drizzle-orm";
import { type Ctx, run } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { mentionsPerson, personalRecords } from "#platform/security/personal-data.server.ts";
import { heldAct, outbox } from "../../schema.server.ts";
import { announceDue } from "../enqueue.server.ts";

export type HeldAct = typeof heldAct.$inferSelect;

/** Expired acts stay this long: the answer to a late click is then that it is too late. */
const keptMs = 60_000;

/** The columns of a message that are written; the search text follows from them. */
const writtenColumns = Object.values(getTableColumns(outbox))
  .map(({ name }) => name)
  .filter((name) => name !== "search");

/** In SQL: a message as JSON, by the names of its columns. */
export const storedMessage = sql<Record<string, unknown>>`to_jsonb(${sql.raw("outbox")}) - 'search'`.as(
  "stored",
);

/** Keeps an act that can be undone, and deletes those whose time is over. @returns its id */
export async function storeHeldAct({ db, now }: Ctx, act: typeof heldAct.$inferInsert): Promise<number> {
  await db.delete(heldAct).where(lt(heldAct.until, new Date(now.getTime() - keptMs)));
  const [row] = await db.insert(heldAct).values(act).returning({ id: heldAct.id });
  if (!row) throw new Error("the insert of the held act returned no row");
  return row.id;
}

/** Locks an act. Another undo of it waits, and then finds it gone. @throws AppError not_found, also for a colleague's */
export async function lockHeldAct(
  { db }: Ctx,
  { id, recordId, byEmail }: Pick<HeldAct, "id" | "recordId" | "byEmail">,
): Promise<HeldAct> {
  const [row] = await db
    .select()
    .from(heldAct)
    .where(and(eq(heldAct.id, id), eq(heldAct.recordId, recordId), eq(heldAct.byEmail, byEmail)))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/**
 * Takes back the messages of an act, all or none, and restores those that it withdrew. A worker that claims one at the
 * same time has it, or finds it gone: both lock the row.
 * @throws AppError conflict if one was claimed, sent, marked, or withdrawn by another act, whose undo would bring it back
 */
export async function takeBackMessages(ctx: Ctx, { id, effects, withdrawn }: HeldAct): Promise<void> {
  const { effect, status, attempts, claimedUntil, lastError } = outbox;
  const rows = await ctx.db
    .select({ id: outbox.id, status, attempts, claimedUntil, lastError })
    .from(outbox)
    .where(inArray(effect, effects))
    .orderBy(outbox.id)
    .for("update");
  if (!rows.every(isUntouched)) throw new AppError("conflict");
  // Of those that it only changed, the tries must stay.
  const restored = new Set(withdrawn.map((stored) => stored.id));
  const added = rows.filter((row) => !restored.has(row.id)).map((row) => row.id);
  await ctx.db.delete(outbox).where(inArray(outbox.id, added));
  await restoreMessages(ctx, withdrawn);
  await ctx.db.delete(heldAct).where(eq(heldAct.id, id));
}

type Message = Pick<typeof outbox.$inferSelect, "status" | "attempts" | "claimedUntil" | "lastError">;

/** Without a mail service a notice to staff has failed at once: nobody has read it. */
function isUntouched({ status, attempts, claimedUntil, lastError }: Message): boolean {
  const isUnsent = status === "waiting" || status === "failed";
  return isUnsent && attempts === 0 && claimedUntil === null && lastError !== "withdrawn";
}

const columnList = writtenColumns.map((name) => `"${name}"`).join(", ");
const restoreStatement = {
  name: "restore withdrawn messages",
  text: `
    insert into outbox (${columnList}) overriding system value
    select ${columnList} from jsonb_populate_recordset(null::outbox, $1::jsonb) as stored
    where not exists (select from outbox as again where again.effect = stored.effect and again.id <> stored.id)
    on conflict (id) do update set ${writtenColumns
      .filter((name) => name !== "id")
      .map((name) => `"${name}" = excluded."${name}"`)
      .join(", ")}`,
};

/**
 * Deleted ones under their former id; those that had been tried, or were changed, are still there. One that was written
 * again meanwhile, as a reminder by its job, stays as it is.
 */
async function restoreMessages({ db }: Ctx, messages: readonly Record<string, unknown>[]): Promise<void> {
  if (messages.length === 0) return;
  await run(db, restoreStatement, [JSON.stringify(messages)]);
  announceDue(db);
}

/** What an act changed may name or quote a person; that, and what it withdrew, may be another's than its record's. */
export const personalHeldActs = personalRecords({
  table: heldAct,
  where: (person, { subjects }) =>
    or(
      sql`(${heldAct.recordKind}, ${heldAct.recordId}) in (
        select one ->> 0, (one ->> 1)::bigint from jsonb_array_elements(${JSON.stringify(subjects)}::jsonb) as one)`,
      mentionsPerson(person, { texts: [sql`(${heldAct.withdrawn}::text || ${heldAct.changes}::text)`] }),
    ),
  about: ({ act }) => act,
});
