import { eq } from "drizzle-orm";
import { withdrawNews } from "#app/staff/outbox/public.server.ts";
import { undo } from "#app/staff/shell/editing/undo/undo.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Lead } from "../contract.ts";
import { lead, planningCall } from "../schema.server.ts";
import { correctBack } from "./correct.server.ts";
import { planningPathOf } from "./planning.server.ts";
import { readStaffView } from "./staff-view.server.ts";
import { recordUndone } from "./status.server.ts";

const acts = ["lead.status", "lead.assign", "lead.release", "lead.correct", "lead.create"] as const;

/**
 * Undoes the caller's act of a moment ago: the lead is as it was, and nobody is written to; a call's slot that it freed is
 * the lead's again. One that was written down by hand is gone.
 * @returns null where it is gone
 * @throws AppError not_found; conflict if it is too late, or the lead or the slot has changed since
 */
export async function undoLeadAct(
  ctx: Ctx,
  { id, act: number }: { id: number; act: number },
): Promise<Lead | null> {
  requireStaff(ctx);
  const before = await selectForUpdate(ctx.db, lead, id);
  const from = await planningPathOf(ctx, id);
  const { act, at } = await undo(ctx, { acts, id, number }, [lead, planningCall]);
  if (act === "lead.assign") await withdrawNews(ctx, { type: "lead_assigned", subjectId: id, since: at });
  const [row] = await ctx.db.select().from(lead).where(eq(lead.id, id));
  await recordUndone(ctx, id, { from: before.status, to: row?.status ?? before.status });
  if (!row) return null;
  const to = await planningPathOf(ctx, id);
  if (act === "lead.correct") await correctBack(ctx, before, row, from && to ? [{ from, to }] : []);
  return readStaffView(ctx, row);
}
