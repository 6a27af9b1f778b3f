import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { recordUndone } from "#app/clients/leads/public.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { undo } from "#app/staff/shell/editing/undo/undo.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";

/**
 * Takes the caller's letter of a moment ago back: nobody gets it, and a lead or a message that it had answered is not
 * answered. Audited.
 * @param id of the letter
 * @throws AppError not_found; conflict if it is too late, or the lead or the message has changed since
 */
export async function undoLetter(ctx: Ctx, { id, act: number }: { id: number; act: number }): Promise<null> {
  requireStaff(ctx);
  const { changes } = await undo(ctx, { acts: ["letter.written"], id, number }, [lead, contactMessage]);
  for (const change of changes) {
    if (change.table === "lead") await recordLead(ctx, change.id);
    else await recordMessage(ctx, change.id);
  }
  await recordAudit(ctx, { act: "letter.undo", subject: "letter", subjectId: id });
  return null;
}

async function recordLead(ctx: Ctx, id: number): Promise<void> {
  const { status: to } = await selectForUpdate(ctx.db, lead, id);
  await recordUndone(ctx, id, { from: "contacted", to });
}

async function recordMessage(ctx: Ctx, subjectId: number): Promise<void> {
  const detail = { from: "answered", to: "open" };
  await recordAudit(ctx, { act: "contact_message.answered", subject: "contact_message", subjectId, detail });
}
