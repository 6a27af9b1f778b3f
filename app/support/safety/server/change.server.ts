import type { z } from "zod";
import { tellDesks } from "#app/staff/outbox/public.server.ts";
import type { assignment } from "#app/staff/shell/contract.ts";
import { assign } from "#app/staff/shell/editing/assign.server.ts";
import { heldReasonAfter } from "#app/staff/shell/editing/held-reason.ts";
import { release, requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { actorName, emailOf } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { SafetyRequest, safetyChange } from "../contract.ts";
import { dueAfter } from "../rules/due.ts";
import { safetyRequest, safetyRequestEvent } from "../schema.server.ts";
import { notifyAndEmailStaff } from "./create.server.ts";
import { toSafetyRequest } from "./list.server.ts";

type Row = typeof safetyRequest.$inferSelect;
type Step = Pick<typeof safetyRequestEvent.$inferInsert, "kind" | "from" | "to" | "note">;

/**
 * Changes the status, records the first contact, or adds a note; audited. Taking in hand or contacting assigns the
 * request to the caller, unless it is a colleague's, and releases it. Reopening starts the clock again.
 * @throws AppError not_found; conflict if `version` is outdated
 */
export async function changeSafetyRequest(
  ctx: Ctx,
  { id, note, version, ...input }: { id: number } & z.output<typeof safetyChange>,
): Promise<SafetyRequest> {
  const { before, row, changed } = await transition(ctx, safetyRequest, id, (before) => {
    requireUnchanged(version, before.version);
    const isFirstContact = input.reached === true && before.answeredAt === null;
    const status = isFirstContact && input.status === "pending_review" ? "in_hand" : input.status;
    const hasMoved = status !== before.status;
    if (!hasMoved && !isFirstContact && note === "") return null;
    const isTaken = (hasMoved || isFirstContact) && status === "in_hand";
    const isReopened = hasMoved && status === "pending_review";
    const heldReason = heldReasonAfter(before.heldReason, {
      moved: hasMoved || isFirstContact,
      refused: status === "closed" && !isFirstContact,
    });
    return {
      set: {
        status,
        ...(isReopened && { answeredAt: null, dueAt: dueAfter(ctx.now, before.urgency) }),
        ...(isFirstContact && { answeredAt: ctx.now }),
        heldReason,
        ...(isTaken && { assignee: before.assignee ?? emailOf(ctx.actor) }),
        version: before.version + 1,
      },
      event: {
        act: "safety_request.status",
        subject: "safety_request",
        detail: { from: before.status, to: status, ...(isFirstContact && { reached: "yes" }) },
      },
    };
  });
  if (changed) {
    await addSteps(ctx, id, stepsOf(before, row, note, input.reached === true));
    tellDesks(ctx.db);
  }
  return toSafetyRequest(ctx, row);
}

function stepsOf(before: Row, after: Row, note: string, reached: boolean): Step[] {
  const hasMoved = after.status !== before.status;
  const isFirstContact = reached && before.answeredAt === null;
  const steps: Step[] = [];
  if (before.heldReason !== null && after.heldReason === null) steps.push({ kind: "released" });
  if (hasMoved) steps.push({ kind: "status", from: before.status, to: after.status, note });
  if (isFirstContact) steps.push({ kind: "reached", note: hasMoved ? "" : note });
  if (!hasMoved && !isFirstContact) steps.push({ kind: "note", note });
  return steps;
}

/**
 * Assigns the request to the caller, or unassigns it; audited.
 * @throws AppError not_found; conflict if the assignee has changed meanwhile
 */
export async function assignSafetyRequest(
  ctx: Ctx,
  input: { id: number } & z.output<typeof assignment>,
): Promise<SafetyRequest> {
  const row = await assign(ctx, safetyRequest, input, {
    act: "safety_request.assign",
    subject: "safety_request",
    news: { type: "safety_assigned", about: ({ name, reference }) => `${name}, ${reference}` },
  });
  tellDesks(ctx.db);
  return toSafetyRequest(ctx, row);
}

/**
 * Releases a held request and notifies staff as for a new one; audited. Does nothing if it is not held.
 * @throws AppError not_found
 */
export async function releaseSafetyRequest(ctx: Ctx, { id }: { id: number }): Promise<SafetyRequest> {
  const { row, changed } = await release(ctx, safetyRequest, id, {
    act: "safety_request.release",
    subject: "safety_request",
  });
  if (!changed) return toSafetyRequest(ctx, row);
  await addSteps(ctx, id, [{ kind: "released" }]);
  await notifyAndEmailStaff(ctx, row);
  return toSafetyRequest(ctx, row);
}

async function addSteps(ctx: Ctx, requestId: number, steps: readonly Step[]): Promise<void> {
  const by = actorName(ctx.actor);
  await ctx.db
    .insert(safetyRequestEvent)
    .values(steps.map((step) => ({ ...step, requestId, at: ctx.now, by })));
}
