import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { heldReasonAfter } from "#app/staff/shell/editing/held-reason.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import { actorName } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { changedLead, Lead, leadStatusChange as leadStatusChangeBody } from "../contract.ts";
import { nextFirstAnsweredAt } from "../rules/answer-clock.ts";
import { lead, leadStatusChange } from "../schema.server.ts";
import { freeSlot } from "./planning.server.ts";
import { readStaffView } from "./staff-view.server.ts";

type StatusChange = { id: number } & z.output<typeof leadStatusChangeBody>;

/**
 * Changes the status, with history and audit; any may follow any other. Contact stops the 24-hour clock. "new" clears
 * the first answer; the due time stays 24 hours after the request. Closing without contact is not an answer, unless the
 * caller says that there was one; it frees the slot of a call that is still to come. It can be undone.
 * @throws AppError not_found; conflict if the status is no longer `from`
 */
export function changeLeadStatus(ctx: Ctx, input: StatusChange): Promise<z.infer<typeof changedLead>> {
  return undoable(ctx, { act: "lead.status", subject: "lead", id: input.id }, (held) =>
    moveLead(held, input),
  );
}

/** The same as a part of another act, and for several leads at once: it offers no undo. @throws as `changeLeadStatus` */
export async function moveLead(ctx: Ctx, input: StatusChange): Promise<Lead> {
  const { before, row, changed } = await transition(ctx, lead, input.id, (current) => {
    const { status: from, heldReason } = current;
    if (from === input.status) return null;
    requireUnchanged(input.from, from);
    const saysAnswered = input.status === "closed" && input.answered;
    return {
      set: {
        status: input.status,
        version: current.version + 1,
        firstAnsweredAt: nextFirstAnsweredAt(current, input, ctx.now),
        heldReason: heldReasonAfter(heldReason, { moved: true, refused: input.status === "closed" }),
      },
      event: {
        act: "lead.status",
        subject: "lead",
        detail: { from, to: input.status, ...(saysAnswered && { answered: "yes" }) },
      },
    };
  });
  if (!changed) return readStaffView(ctx, row);
  if (input.status === "closed") await freeSlot(ctx, input.id);
  await addStep(ctx, input.id, { from: before.status, to: input.status, undoes: false });
  return readStaffView(ctx, row);
}

type Step = Pick<typeof leadStatusChange.$inferSelect, "from" | "to" | "undoes">;

/** After an act on a lead was undone: the history says so where it had changed the status; audited. */
export async function recordUndone(ctx: Ctx, id: number, detail: Pick<Step, "from" | "to">): Promise<void> {
  if (detail.from !== detail.to) await addStep(ctx, id, { ...detail, undoes: true });
  await recordAudit(ctx, { act: "lead.undo", subject: "lead", subjectId: id, detail });
}

async function addStep(ctx: Ctx, leadId: number, step: Step): Promise<void> {
  await ctx.db.insert(leadStatusChange).values({ leadId, at: ctx.now, by: actorName(ctx.actor), ...step });
}
