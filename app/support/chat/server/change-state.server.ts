import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { endSnoozesOf } from "#app/staff/follow-up/public.server.ts";
import type { assignment } from "#app/staff/shell/contract.ts";
import { assigneeOf, notifyAssignee } from "#app/staff/shell/editing/assign.server.ts";
import {
  type AssignedWork,
  type Assignee,
  assignedWorkOf,
} from "#app/staff/shell/editing/assigned-work.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { ChatChange, ChatState, StaffChat } from "../contract.ts";
import { publicName } from "../public-name.ts";
import { chatMessage, chatSession } from "../schema.server.ts";
import { visitorName } from "../visitor-name.ts";
import { readChat } from "./desk.server.ts";
import { visitorNameInSql } from "./people/visitor-name.server.ts";
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
  await transition(ctx, chatSession, id, async (before) => {
    requireUnchanged(version, before.version);
    return {
      set: { ...(await assignmentFor(ctx, before, state)), state, version: before.version + 1 },
      event: { act: "chat.state", subject: "chat", detail: { from: before.state, to: state } },
    };
  });
  await notifyChat(ctx, id);
  return readChat(ctx, { id });
}

/**
 * Gives a conversation to a colleague or to the caller; for nobody it waits for the team. Audited; the colleague is notified,
 * and the visitor sees it at once.
 * @throws AppError not_found; conflict if another colleague has it than was seen, or the chosen one cannot work
 */
export async function assignChat(
  ctx: Ctx,
  input: { id: number } & z.output<typeof assignment>,
): Promise<StaffChat> {
  const to = await assigneeOf(ctx, input);
  const { row } = await transition(ctx, chatSession, input.id, async (before) => {
    requireUnchanged(input.from, before.assignee);
    const detail = {
      from: before.assignee ?? "",
      to: to?.email ?? "",
      ...(input.note && { note: input.note }),
    };
    return {
      set: {
        ...(to ? namesOf(to) : { assignee: null, assigneeName: null }),
        state: to ? ("staff" as const) : ("waiting" as const),
        // What nobody has must be on the team's list.
        waitingSince: (await waitingSinceOf(ctx, before)) ?? (to ? null : ctx.now),
        version: before.version + 1,
      },
      event: { act: "chat.assign", subject: "chat", detail },
    };
  });
  if (to) await endSnoozesOf(ctx, "chat", [input.id]);
  await notifyAssignee(
    ctx,
    to,
    { type: "chat_assigned", subjectId: input.id, about: visitorName(row, (id) => `#${id}`) },
    input.note,
  );
  await notifyChat(ctx, input.id);
  return readChat(ctx, { id: input.id });
}

const namesOf = (to: Assignee) => ({ assignee: to.email, assigneeName: publicName(to) });

const work = assignedWorkOf(chatSession, {
  kind: "chat",
  act: "chat.assign",
  isOpen: inArray(chatSession.state, ["staff", "waiting"]),
  label: sql`coalesce(nullif(${visitorNameInSql}, ''), '#' || chat_session.id)`,
  alsoSet: (to) => ({ ...namesOf(to), version: sql`${chatSession.version} + 1` }),
});

/** Handed over, the visitor sees the new name at once. */
export const chatWork: AssignedWork = {
  ...work,
  async handOver(ctx, from, to) {
    const ids = await work.handOver(ctx, from, to);
    await notifyChat(ctx, ...ids);
    return ids;
  },
};

/** Taking over neither ends nor begins the visitor's wait: an answer ends it, the visitor's words begin it. */
async function assignmentFor(ctx: Ctx, before: SessionRow, state: ChatState): Promise<Partial<SessionRow>> {
  if (state !== "staff") return { assignee: null, assigneeName: null, waitingSince: null };
  const staff = ctx.actor.kind === "staff" ? ctx.actor : undefined;
  const assigneeName = staff ? publicName(staff) : null;
  return { assignee: staff?.email ?? null, assigneeName, waitingSince: await waitingSinceOf(ctx, before) };
}

/** Since when the visitor waits; else since the first words that the assistant will not answer any more. */
async function waitingSinceOf({ db }: Ctx, { id, waitingSince }: SessionRow): Promise<Date | null> {
  if (waitingSince) return waitingSince;
  const [unanswered] = await db
    .select({ at: chatMessage.createdAt })
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.sessionId, id),
        eq(chatMessage.author, "visitor"),
        sql`${chatMessage.id} > coalesce((select max(coalesce(said.answer_to, said.id)) from chat_message said
          where said.session_id = ${id} and said.author <> 'visitor'), 0)`,
      ),
    )
    .orderBy(chatMessage.id)
    .limit(1);
  return unanswered?.at ?? null;
}
