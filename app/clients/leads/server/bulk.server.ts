import { eq } from "drizzle-orm";
import type { z } from "zod";
import { changeSnooze } from "#app/staff/follow-up/public.server.ts";
import type { BulkAnswer, bulkUndo } from "#app/staff/shell/contract.ts";
import { assigneeOf } from "#app/staff/shell/editing/assign.server.ts";
import { actOnEach, already, bulkUndoMs, done, undoEach } from "#app/staff/shell/editing/bulk.server.ts";
import { undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Lead, leadBulk } from "../contract.ts";
import { lead } from "../schema.server.ts";
import { assignLead } from "./manage.server.ts";
import { moveLead } from "./status.server.ts";
import { undoLeadAct } from "./undo.server.ts";

/**
 * Gives several leads to a colleague, sets their status or hides them from Today, each by itself. The first two can be undone.
 * @throws AppError conflict if the colleague cannot work; invalid (`until`) for a day that has begun
 */
export async function changeLeads(ctx: Ctx, input: z.output<typeof leadBulk>): Promise<BulkAnswer> {
  requireStaff(ctx);
  const { act, to = null, status, until = null, ids } = input;
  if (act === "assign") await assigneeOf(ctx, { id: 0, to, from: null });
  const hold = (own: Ctx, id: number, name: "assign" | "status", perform: (held: Ctx) => Promise<Lead>) =>
    undoable(own, { act: `lead.${name}`, subject: "lead", id, ms: bulkUndoMs(ids.length) }, perform);
  return actOnEach(ctx, ids, async (own, id) => {
    const [row] = await own.db
      .select({ status: lead.status, assignee: lead.assignee })
      .from(lead)
      .where(eq(lead.id, id));
    if (!row) throw new AppError("not_found");
    if (act === "snooze") return (await changeSnooze(own, { kind: "lead", id }, until)) ? done : already();
    if (act === "assign") {
      if (row.assignee === to) return already();
      const handing = { id, to, from: row.assignee };
      const { undo } = await hold(own, id, "assign", (held) => assignLead(held, handing));
      return { outcome: "done", undo };
    }
    if (!status || row.status === status) return already();
    const { undo } = await hold(own, id, "status", (held) =>
      moveLead(held, { id, status, from: row.status }),
    );
    return { outcome: "done", undo };
  });
}

/** Undoes what the caller did with several leads a moment ago. */
export function undoLeadActs(ctx: Ctx, input: z.output<typeof bulkUndo>): Promise<BulkAnswer> {
  requireStaff(ctx);
  return undoEach(ctx, input, undoLeadAct);
}
