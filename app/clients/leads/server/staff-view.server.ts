import type { ListedRow } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Lead, Sale } from "../contract.ts";
import { answerClockState, answerDueAt } from "../rules/answer-clock.ts";
import type { lead } from "../schema.server.ts";
import { readCalls } from "./planning.server.ts";
import { readSales } from "./sale/read-sales.server.ts";

type Row = ListedRow<typeof lead>;

/** The staff's views of rows, with the clock of each at `ctx.now`. The caller checks access. */
export async function toStaffViews(ctx: Ctx, rows: readonly Row[]): Promise<Lead[]> {
  const ids = rows.map(({ id }) => id);
  const [calls, sales] = await Promise.all([readCalls(ctx, ids), readSales(ctx, ids)]);
  return rows.map((row) => toStaffView(row, calls.get(row.id), sales.get(row.id), ctx.now));
}

/** The staff's view of a row. The caller checks access. */
export async function readStaffView(ctx: Ctx, row: Row): Promise<Lead> {
  const [shown] = await toStaffViews(ctx, [row]);
  if (!shown) throw new Error("toStaffViews returned no lead");
  return shown;
}

function toStaffView(
  row: Row,
  callAt: Date | undefined,
  sold: Omit<Sale, "note"> | undefined,
  now: Date,
): Lead {
  return {
    ...row,
    sale: sold ? { ...sold, note: row.saleNote } : null,
    callAt: callAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    answerDueAt: answerDueAt(row.createdAt).toISOString(),
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
    clock: answerClockState(row, now),
  };
}
