import { eq } from "drizzle-orm";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { requireUnchanged } from "#app/staff/shell/editing/transition.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { ChatChange, ChatState, StaffChat } from "../contract.ts";
import { publicName } from "../public-name.ts";
import { chatSession } from "../schema.server.ts";
import { lockedChat, readChat } from "./desk.server.ts";
import { notifyChat } from "./save-message.server.ts";
import type { SessionRow } from "./session.server.ts";

/**
 * Takes over, hands back to the assistant, or closes; audited, and shown to the visitor at once.
 * @throws AppError not_found; conflict if `version` is outdated
 */
export async function changeChat(
  ctx: Ctx,
  { id, state, version }: { id: number } & ChatChange,
): Promise<StaffChat> {
  const before = await lockedChat(ctx, id);
  requireUnchanged(version, before.version);
  await ctx.db
    .update(chatSession)
    .set({ ...assignmentFor(ctx, before, state), state, version: before.version + 1 })
    .where(eq(chatSession.id, id));
  const detail = { from: before.state, to: state };
  await recordAudit(ctx, { act: "chat.state", subject: "chat", subjectId: id, detail });
  await notifyChat(ctx, id);
  return readChat(ctx, { id });
}

/** Taking over does not end the visitor's wait; an answer does. */
function assignmentFor({ actor, now }: Ctx, before: SessionRow, state: ChatState): Partial<SessionRow> {
  if (state !== "staff") return { assignee: null, assigneeName: null, waitingSince: null };
  const staff = actor.kind === "staff" ? actor : undefined;
  const assigneeName = staff ? publicName(staff) : null;
  return { assignee: staff?.email ?? null, assigneeName, waitingSince: before.waitingSince ?? now };
}
