import { eq, getTableColumns, getTableName } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { AuditAct, AuditSubject } from "#app/staff/audit/contract.ts";
import {
  type HeldAct,
  lockHeldAct,
  storeHeldAct,
  takeBackMessages,
} from "#app/staff/outbox/public.server.ts";
import { emailOf, type Hold } from "#platform/context.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { isUniqueViolation } from "#platform/database/unique-violation.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type UndoOffer, undoMs } from "../../contract.ts";

type Undoable<A> = {
  act: AuditAct;
  subject: AuditSubject;
  /** The record; where the act makes it, read from its answer. */
  id: number | ((answer: A) => number);
  /** How long its messages are held, in milliseconds. */
  ms?: number;
};
type Row = Record<string, unknown>;
type RecordTable = PgTable & { id: AnyPgColumn };

/** Counted on by themselves: another change of the record does not stand against an undo. */
const countedColumns = ["version", "updatedAt", "search"];

/** Notes a record that an act made: an undo deletes it, unless somebody has changed it. */
export function noteNew({ hold }: Ctx, table: RecordTable, row: { id: number }): void {
  hold?.changes.push({ table: getTableName(table), id: row.id, before: null, after: row });
}

/**
 * Runs an act of staff whose messages leave only after `undoMs`, and keeps what `undo` needs. `run` gets the context that
 * all its calls must use: with it the outbox holds messages back, and `transition` notes what it changes.
 * @returns the act's answer with the offer to undo it; null if it changed nothing and wrote to nobody
 */
export async function undoable<A extends object>(
  ctx: Ctx,
  { act, subject, id, ms = undoMs }: Undoable<A>,
  perform: (ctx: Ctx) => Promise<A>,
): Promise<A & { undo: UndoOffer }> {
  requireStaff(ctx);
  // The workers' clock: `ctx.now` may be another moment.
  const until = new Date(Date.now() + ms);
  const hold: Hold = { until, effects: [], withdrawn: [], changes: [], isFinal: false };
  const answer = await perform({ ...ctx, hold });
  const { effects, withdrawn, changes } = hold;
  if (changes.length + effects.length === 0 || hold.isFinal) return { ...answer, undo: null };
  const stored = await storeHeldAct(ctx, {
    act,
    recordKind: subject,
    recordId: typeof id === "number" ? id : id(answer),
    byEmail: emailOf(ctx.actor) ?? "",
    createdAt: ctx.now,
    until,
    effects,
    withdrawn,
    changes: changes.map(({ before, after, ...row }) => ({
      ...row,
      ...(before ? { columns: changedColumns(before, after) } : { isNew: true, columns: {} }),
      // Of what it withdrew, nobody knows after another change whether it is true, and to whom it should go.
      ...((before === null || withdrawn.length > 0) && versionOf(after)),
    })),
  });
  return {
    ...answer,
    undo: { act: stored, leftMs: Math.max(0, until.getTime() - Date.now()), letters: effects.length },
  };
}

/** Says that the act of this context did what cannot be undone: no undo is offered. */
export function forbidUndo({ hold }: Ctx): void {
  if (hold) hold.isFinal = true;
}

function changedColumns(before: Row | object, after: Row | object): HeldAct["changes"][number]["columns"] {
  const [from, to] = [before as Row, after as Row];
  const names = Object.keys(to).filter(
    (name) => !countedColumns.includes(name) && !isSame(from[name], to[name]),
  );
  return Object.fromEntries(names.map((name) => [name, { from: from[name], to: to[name] }]));
}

function versionOf(row: Row | object): { version?: number } {
  return "version" in row && typeof row.version === "number" ? { version: row.version } : {};
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Undoes an act within its time: takes back its messages, all or none, sets what it changed to what it was, and deletes
 * the record that it made. History and audit, and what else the act did, is the caller's, in the same transaction.
 * @param acts those that the caller can undo
 * @param tables those of the rows that they change
 * @returns the act, when it was done, and what it changed
 * @throws AppError not_found; conflict if its time is over, a message has left, the record has changed since, or another
 * record has what it would get back
 */
export async function undo<A extends AuditAct>(
  ctx: Ctx,
  { acts, id, number }: { acts: readonly A[]; id: number; number: number },
  tables: readonly RecordTable[],
): Promise<{ act: A; at: Date; changes: HeldAct["changes"] }> {
  requireStaff(ctx);
  const held = await lockHeldAct(ctx, { id: number, recordId: id, byEmail: emailOf(ctx.actor) ?? "" });
  const act = acts.find((one) => one === held.act);
  if (!act) throw new AppError("not_found");
  if (held.until.getTime() <= Date.now()) throw new AppError("conflict");
  // The record first, as every act locks it before its messages.
  for (const change of held.changes.toReversed()) {
    const table = tables.find((one) => getTableName(one) === change.table);
    if (!table) throw new Error(`${act} changes ${change.table}, which its undo does not know`);
    await restore(ctx, table, change);
  }
  await takeBackMessages(ctx, held);
  return { act, at: held.createdAt, changes: held.changes };
}

async function restore(
  ctx: Ctx,
  table: RecordTable,
  { id, isNew, columns, version: left }: HeldAct["changes"][number],
): Promise<void> {
  const current = (await selectForUpdate(ctx.db, table, id)) as Row;
  if (left !== undefined && current.version !== left) throw new AppError("conflict");
  if (isNew) {
    await ctx.db.delete(table as PgTable).where(eq(table.id, id));
    return;
  }
  const types = getTableColumns(table);
  const changed = Object.entries(columns);
  if (changed.some(([name, { to }]) => !isSame(current[name], to))) throw new AppError("conflict");
  const set = Object.fromEntries(changed.map(([name, { from }]) => [name, fromJson(types[name], from)]));
  const version = typeof current.version === "number" ? { version: current.version + 1 } : {};
  await ctx.db
    .update(table as PgTable)
    .set({ ...set, ...version })
    .where(eq(table.id, id))
    // A former value may be another record's by now, as a call's slot.
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError("conflict") : error;
    });
}

function fromJson(column: AnyPgColumn | undefined, value: unknown): unknown {
  return column?.dataType === "date" && typeof value === "string" ? new Date(value) : (value ?? null);
}
