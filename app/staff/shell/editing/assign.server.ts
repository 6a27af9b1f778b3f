import { type AnyColumn, eq, type InferSelectModel, isNull, type SQL } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { endSnoozesOf } from "#app/staff/follow-up/public.server.ts";
import type { AdminNotification } from "#app/staff/outbox/contract.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { staffByEmail } from "#platform/auth/staff.server.ts";
import { emailOf } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { may } from "#platform/security/permissions.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { assigneeFilter, assignment } from "../contract.ts";
import { isDeskRecordKind } from "../record/desk-record.ts";
import type { Assignee } from "./assigned-work.server.ts";
import { type Act, type Identified, requireUnchanged, transition } from "./transition.server.ts";

type Assignment = { id: number } & z.output<typeof assignment>;

/** In SQL: the records of the caller, of nobody, or of a colleague. @returns undefined for all */
export function isAssigned(
  { actor }: Ctx,
  column: AnyColumn,
  filter: z.output<typeof assigneeFilter>,
): SQL | undefined {
  if (filter === undefined) return undefined;
  if (filter === "nobody") return isNull(column);
  return eq(column, filter === "mine" ? (emailOf(actor) ?? "") : filter);
}

/** Whom the record goes to; null for nobody. @throws AppError conflict if they cannot work on it (any more) */
export async function assigneeOf(ctx: Ctx, { take, to }: Assignment): Promise<Assignee | null> {
  const { email, name } = requireStaff(ctx);
  const wanted = to === undefined ? take && email : to?.toLowerCase();
  if (!wanted) return null;
  if (wanted === email) return { email, name };
  const colleague = await staffByEmail(wanted, ctx.db);
  if (!colleague || colleague.isDisabled || !may(colleague.role, "work")) throw new AppError("conflict");
  return colleague;
}

/** What the colleague reads on their own bell. */
type News = { type: AdminNotification["type"]; subjectId: number; about: string };

/** Notifies a colleague, and nobody else, that a record was assigned to them. */
export async function notifyAssignee(ctx: Ctx, to: Assignee | null, news: News, note = ""): Promise<void> {
  const { email, name } = requireStaff(ctx);
  if (!to || to.email === email) return;
  const about = `${news.about} (${name}${note && `: ${note}`})`;
  await notifyStaff(ctx, { ...news, about, recipient: to.email });
}

/**
 * Gives a record to a colleague, to the actor or to nobody; audited with its note; the colleague is notified, and the record
 * no longer sleeps.
 * @param news the type of the notification, and what the record is called
 * @throws AppError not_found; conflict if another colleague has it than was seen, or the chosen one cannot work
 */
export async function assign<T extends Identified & { assignee: AnyColumn }>(
  ctx: Ctx,
  table: T,
  input: Assignment,
  act: Act<"assign"> & { news: { type: News["type"]; about: (row: InferSelectModel<T>) => string } },
): Promise<InferSelectModel<T>> {
  const to = await assigneeOf(ctx, input);
  const { news, ...event } = act;
  const { row } = await transition(ctx, table, input.id, (before: { assignee?: string | null }) => {
    const previous = before.assignee ?? null;
    requireUnchanged(input.from, previous);
    const set = { assignee: to?.email ?? null } as PgUpdateSetSource<T>;
    const detail = { from: previous ?? "", to: to?.email ?? "", ...(input.note && { note: input.note }) };
    return { set, event: { ...event, detail } };
  });
  if (to && isDeskRecordKind(event.subject)) await endSnoozesOf(ctx, event.subject, [input.id]);
  await notifyAssignee(ctx, to, { type: news.type, subjectId: input.id, about: news.about(row) }, input.note);
  return row;
}
