import { and, eq, isNotNull, isNull, lt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { assignment } from "#app/staff/shell/contract.ts";
import { assign, isAssigned } from "#app/staff/shell/editing/assign.server.ts";
import { assignedWorkOf } from "#app/staff/shell/editing/assigned-work.server.ts";
import { release } from "#app/staff/shell/editing/transition.server.ts";
import { undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import { withinDays } from "#platform/database/days.server.ts";
import { type Page, readPageWithRelated, readRows } from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { changedLead, Lead, LeadFilter, leadQuery } from "../contract.ts";
import { overdueBefore } from "../rules/answer-clock.ts";
import { saleDays } from "../rules/sale-days.ts";
import { lead, leadSearchText, leadStatusChange } from "../schema.server.ts";
import { enqueueConfirmations, enqueuePlanningLink } from "./create.server.ts";
import { planningPathOf } from "./planning.server.ts";
import { readStaffView, toStaffViews } from "./staff-view.server.ts";

/** Lists leads for staff, newest first, with the clock of each at `ctx.now`. */
export async function listLeads(ctx: Ctx, query: z.output<typeof leadQuery>): Promise<Page<Lead>> {
  requireStaff(ctx);
  return readPageWithRelated(ctx.db, lead, toFilter(ctx, query), query, (rows) => toStaffViews(ctx, rows));
}

function toFilter(ctx: Ctx, query: LeadFilter): SQL | undefined {
  return and(
    query.status && eq(lead.status, query.status),
    query.package && eq(lead.package, query.package),
    query.late && isLate(ctx.now),
    isAssigned(ctx, lead.assignee, query.assignee),
    query.held && isNotNull(lead.heldReason),
    query.sale === "missing" ? isSaleMissing(ctx.now) : query.sale && eq(lead.isSold, true),
    withinDays(lead.createdAt, query),
    searchFilter(query.search, lead.id, leadSearchText),
  );
}

/** Pages of 1000, newest first, for the CSV export. */
export async function* iterateLeads(ctx: Ctx, filter: LeadFilter): AsyncGenerator<Lead[]> {
  requireStaff(ctx);
  let cursor: string | undefined;
  do {
    const { items, next } = await readRows(ctx.db, lead, toFilter(ctx, filter), { limit: 1000, cursor });
    yield await toStaffViews(ctx, items);
    cursor = next;
  } while (cursor);
}

/**
 * Assigns the lead to the caller, or unassigns it; audited.
 * @throws AppError not_found; conflict if the assignee has changed meanwhile
 */
export async function assignLead(
  ctx: Ctx,
  input: { id: number } & z.output<typeof assignment>,
): Promise<Lead> {
  const row = await assign(ctx, lead, input, {
    act: "lead.assign",
    subject: "lead",
    news: { type: "lead_assigned", about: ({ name, reference }) => `${name}, ${reference}` },
  });
  return readStaffView(ctx, row);
}

/**
 * Releases a held lead and sends the held messages, with the link to the planning call; audited. Does nothing if it is not
 * held. It can be undone.
 * @throws AppError not_found
 */
export function releaseLead(ctx: Ctx, { id }: { id: number }): Promise<z.infer<typeof changedLead>> {
  return undoable(ctx, { act: "lead.release", subject: "lead", id }, (held) => releaseHeld(held, id));
}

async function releaseHeld(ctx: Ctx, id: number): Promise<Lead> {
  const { row, changed } = await release(ctx, lead, id, { act: "lead.release", subject: "lead" });
  if (changed) {
    const planningPath = await planningPathOf(ctx, id);
    await enqueueConfirmations(ctx, row, planningPath);
    if (planningPath) await enqueuePlanningLink(ctx, row, planningPath);
  }
  return readStaffView(ctx, row);
}

export const leadWork = assignedWorkOf(lead, {
  kind: "lead",
  act: "lead.assign",
  isOpen: notInArray(lead.status, ["converted", "closed"]),
  label: lead.name,
});

/** Neither answered nor closed. */
export const isUnanswered = and(isNull(lead.firstAnsweredAt), ne(lead.status, "closed"));

/** In SQL: converted in the last `saleDays`, and no sale noted. Older ones may be from when no sale could be noted. */
export function isSaleMissing(now: Date): SQL {
  const since = new Date(now.getTime() - saleDays * 86_400_000).toISOString();
  return sql`(${lead.status} = 'converted' and not ${lead.isSold} and ${lead.id} in (select lead_id from ${leadStatusChange}
    where "to" = 'converted' and not undoes and at >= ${since}::timestamptz))`;
}

/** In SQL: an overdue lead at `now`; held ones have no due time. */
export function isLate(now: Date): SQL | undefined {
  return and(isUnanswered, isNull(lead.heldReason), lt(lead.createdAt, overdueBefore(now)));
}
