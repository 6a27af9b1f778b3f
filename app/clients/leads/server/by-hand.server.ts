import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { noteNew, undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import { actorName } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { newReference } from "#platform/security/reference.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import type { changedLead, Lead, leadByHand } from "../contract.ts";
import { lead, leadStatusChange } from "../schema.server.ts";
import { receiptOf } from "./create.server.ts";
import { openPlanning } from "./planning.server.ts";
import { readStaffView } from "./staff-view.server.ts";

/**
 * Stores a lead that staff write down for somebody who called, wrote or came in. The receipt, with the link to a planning
 * call, goes out only if staff say so. Limits and spam rules are for strangers. Audited. It can be undone.
 */
export function createLeadByHand(ctx: Ctx, input: Input): Promise<z.infer<typeof changedLead>> {
  return undoable(ctx, { act: "lead.create", subject: "lead", id: ({ id }: Lead) => id }, (held) =>
    writeDown(held, input),
  );
}

type Input = z.output<typeof leadByHand>;

async function writeDown(ctx: Ctx, input: Input): Promise<Lead> {
  const { answered, receipt, ...fields } = input;
  const answer = answered ? { status: "contacted" as const, firstAnsweredAt: ctx.now } : {};
  const values = {
    ...fields,
    ...answer,
    phone: normalisePhone(input.phone),
    reference: newReference(),
    createdAt: ctx.now,
  };
  const [row] = await ctx.db.insert(lead).values(values).returning();
  if (!row) throw new Error("the insert of the lead returned no row");
  noteNew(ctx, lead, row);
  const { id, status } = row;
  const by = actorName(ctx.actor);
  if (status !== "new")
    await ctx.db.insert(leadStatusChange).values({ leadId: id, at: ctx.now, by, from: "new", to: status });
  const planningPath = await openPlanning(ctx, id);
  const detail = { source: input.source };
  await recordAudit(ctx, { act: "lead.create", subject: "lead", subjectId: id, detail });
  if (receipt) await enqueueMessages(ctx, receiptOf(row, planningPath, true));
  return readStaffView(ctx, row);
}
