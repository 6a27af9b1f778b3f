import { and, asc, eq, isNotNull, isNull, lt, ne, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { assignment } from "#app/staff/shell/contract.ts";
import { heldReasonAfter } from "#app/staff/shell/editing/held-reason.ts";
import { assign, release, requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { actorName } from "#platform/context.ts";
import { withinDays } from "#platform/database/days.server.ts";
import {
  type ListedRow,
  type Page,
  readPageWithRelated,
  readRows,
} from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Lead, LeadFilter, LeadStatus, leadHistory, leadQuery } from "../contract.ts";
import { answerClockState, answerDueAt, nextFirstAnsweredAt, overdueBefore } from "../rules/answer-clock.ts";
import { lead, leadSearchText, leadStatusChange } from "../schema.server.ts";
import { enqueueConfirmations, enqueuePlanningLink } from "./create.server.ts";
import { freeSlot, planningPathOf, readCalls } from "./planning.server.ts";

type Row = ListedRow<typeof lead>;

/** Lists leads for staff, newest first, with the clock of each at `ctx.now`. */
export async function listLeads(ctx: Ctx, query: z.output<typeof leadQuery>): Promise<Page<Lead>> {
  requireStaff(ctx);
  return readPageWithRelated(ctx.db, lead, toFilter(query, ctx.now), query, (rows) =>
    toStaffViews(ctx, rows),
  );
}

function toFilter(query: LeadFilter, now: Date): SQL | undefined {
  return and(
    query.status && eq(lead.status, query.status),
    query.package && eq(lead.package, query.package),
    query.late && isLate(now),
    query.held && isNotNull(lead.heldReason),
    withinDays(lead.createdAt, query),
    searchFilter(query.search, lead.id, leadSearchText),
  );
}

async function toStaffViews(ctx: Ctx, rows: readonly Row[]): Promise<Lead[]> {
  const ids = rows.map(({ id }) => id);
  const calls = await readCalls(ctx, ids);
  return rows.map((row) => toStaffView(row, calls.get(row.id), ctx.now));
}

async function readStaffView(ctx: Ctx, row: Row): Promise<Lead> {
  return toStaffView(row, (await readCalls(ctx, [row.id])).get(row.id), ctx.now);
}

function toStaffView(row: Row, callAt: Date | undefined, now: Date): Lead {
  return {
    ...row,
    callAt: callAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    answerDueAt: answerDueAt(row.createdAt).toISOString(),
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
    clock: answerClockState(row, now),
  };
}

/** Pages of 1000, newest first, for the CSV export. */
export async function* iterateLeads(ctx: Ctx, filter: LeadFilter): AsyncGenerator<Lead[]> {
  requireStaff(ctx);
  let cursor: string | undefined;
  do {
    const { items, next } = await readRows(ctx.db, lead, toFilter(filter, ctx.now), { limit: 1000, cursor });
    yield await toStaffViews(ctx, items);
    cursor = next;
  } while (cursor);
}

/**
 * Changes the status, with history and audit; any may follow any other. Contact stops the 24-hour clock. "new" clears
 * the first answer; the due time stays 24 hours after the request. Closing without contact is not an answer; it frees
 * the slot of a call that is still to come.
 * @throws AppError not_found; conflict if the status is no longer `from`
 */
export async function changeLeadStatus(
  ctx: Ctx,
  input: { id: number; status: LeadStatus; from?: LeadStatus | undefined },
): Promise<Lead> {
  const { before, row, changed } = await transition(ctx, lead, input.id, (current) => {
    const { status: from, heldReason } = current;
    if (from === input.status) return null;
    requireUnchanged(input.from, from);
    return {
      set: {
        status: input.status,
        firstAnsweredAt: nextFirstAnsweredAt(current, input.status, ctx.now),
        heldReason: heldReasonAfter(heldReason, { moved: true, refused: input.status === "closed" }),
      },
      event: { act: "lead.status", subject: "lead", detail: { from, to: input.status } },
    };
  });
  if (changed && input.status === "closed") await freeSlot(ctx, input.id);
  if (changed)
    await ctx.db.insert(leadStatusChange).values({
      leadId: input.id,
      at: ctx.now,
      by: actorName(ctx.actor),
      from: before.status,
      to: input.status,
    });
  return readStaffView(ctx, row);
}

/**
 * Assigns the lead to the caller, or unassigns it; audited.
 * @throws AppError not_found; conflict if the assignee has changed meanwhile
 */
export async function assignLead(
  ctx: Ctx,
  input: { id: number } & z.output<typeof assignment>,
): Promise<Lead> {
  const row = await assign(ctx, lead, input, { act: "lead.assign", subject: "lead" });
  return readStaffView(ctx, row);
}

/**
 * Releases a held lead and sends the held messages, with the link to the planning call; audited. Does nothing if it is not held.
 * @throws AppError not_found
 */
export async function releaseLead(ctx: Ctx, { id }: { id: number }): Promise<Lead> {
  const { row, changed } = await release(ctx, lead, id, { act: "lead.release", subject: "lead" });
  if (changed) {
    const planningPath = await planningPathOf(ctx, id);
    await enqueueConfirmations(ctx, row, planningPath);
    if (planningPath) await enqueuePlanningLink(ctx, row, planningPath);
  }
  return readStaffView(ctx, row);
}

/** A lead's status changes for staff, oldest first. @throws AppError not_found */
export async function listLeadHistory(ctx: Ctx, input: { id: number }): Promise<z.infer<typeof leadHistory>> {
  requireStaff(ctx);
  const rows = await ctx.db
    .select()
    .from(leadStatusChange)
    .where(eq(leadStatusChange.leadId, input.id))
    .orderBy(asc(leadStatusChange.at), asc(leadStatusChange.id));
  if (rows.length === 0 && (await ctx.db.$count(lead, eq(lead.id, input.id))) === 0)
    throw new AppError("not_found");
  return rows.map(({ at, by, from, to }) => ({ at: at.toISOString(), by, from, to }));
}

/** Neither answered nor closed. */
export const isUnanswered = and(isNull(lead.firstAnsweredAt), ne(lead.status, "closed"));

/** In SQL: an overdue lead at `now`; held ones have no due time. */
export function isLate(now: Date): SQL | undefined {
  return and(isUnanswered, isNull(lead.heldReason), lt(lead.createdAt, overdueBefore(now)));
}
