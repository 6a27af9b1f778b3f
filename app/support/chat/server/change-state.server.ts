import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { ChatChange, ChatState, StaffChat } from "../contract.ts";
import { publicName } from "../public-name.ts";
import { chatSession } from "../schema.server.ts";
import { readChat } from "./desk.server.ts";
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
  await transition(ctx, chatSession, id, (before) => {
    requireUnchanged(version, before.version);
    return {
      set: { ...assignmentFor(ctx, before, state), state, version: before.version + 1 },
      event: { act: "chat.state", subject: "chat", detail: { from: before.state, to: state } },
    };
  });
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
