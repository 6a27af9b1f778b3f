import { and, asc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { bySearch } from "#platform/database/search.server.ts";
import { AppError } from "#platform/errors.ts";
import { offsetPage, type Page, readOffset } from "#platform/http/paging.server.ts";
import { demand } from "#platform/policy.server.ts";
import type { SafetyQuery, SafetyRequest, SafetyStep } from "./contract.ts";
import { dueState } from "./due.ts";
import { mayWorkSafetyRequests } from "./policy.ts";
import { safetyRequest, safetyRequestEvent, safetySearchText } from "./table.server.ts";

type Row = typeof safetyRequest.$inferSelect;

const isClosed = sql`(${safetyRequest.status} = 'closed')`;
const isMarked = sql`(${safetyRequest.heldReason} is not null)`;
const byUrgency = sql`array_position(array['emergency', 'urgent', 'normal'], ${safetyRequest.urgency})`;

/**
 * Open ones first, the emergencies first of all, each the oldest first and those in hand behind the others; then what is
 * marked; then closed ones, the newest first.
 */
const mostUrgentFirst: SQL[] = [
  isClosed,
  isMarked,
  sql`case when ${isClosed} then 0 else ${byUrgency} end`,
  sql`(${safetyRequest.status} = 'in_hand')`,
  sql`case when ${isClosed} then -extract(epoch from ${safetyRequest.createdAt})
    else extract(epoch from ${safetyRequest.createdAt}) end`,
  asc(safetyRequest.id),
];

export async function listSafetyRequests(ctx: Ctx, query: SafetyQuery): Promise<Page<SafetyRequest>> {
  demand(mayWorkSafetyRequests(ctx.actor), ctx.actor);
  const asked = readOffset(query);
  const filter = and(shown(query.status), bySearch(query.search, safetyRequest.id, safetySearchText));
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(safetyRequest)
      .where(filter)
      .orderBy(...mostUrgentFirst)
      .limit(asked.limit)
      .offset(asked.offset),
    ctx.db.$count(safetyRequest, filter),
  ]);
  return offsetPage(
    rows.map((row) => safetyRequestOf(row, ctx.now)),
    total,
    asked,
  );
}

function shown(status: SafetyQuery["status"]): SQL | undefined {
  if (status === undefined) return undefined;
  if (status === "marked")
    return and(isNotNull(safetyRequest.heldReason), ne(safetyRequest.status, "closed"));
  return eq(safetyRequest.status, status);
}

/** A request as staff see it. */
export function safetyRequestOf(row: Row, now: Date): SafetyRequest {
  return {
    id: row.id,
    reference: row.reference,
    protocol: row.protocol,
    name: row.name,
    details: row.details,
    urgency: row.urgency,
    contact: row.contact,
    locale: row.locale,
    status: row.status,
    heldReason: row.heldReason,
    createdAt: row.createdAt.toISOString(),
    writtenAt: row.writtenAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    due: dueState(row, now),
    assignee: row.assignee,
    version: row.version,
  };
}

/** A request's steps, oldest first. */
export async function safetyHistoryOf(ctx: Ctx, { id }: { id: number }): Promise<SafetyStep[]> {
  demand(mayWorkSafetyRequests(ctx.actor), ctx.actor);
  const rows = await ctx.db
    .select()
    .from(safetyRequestEvent)
    .where(eq(safetyRequestEvent.requestId, id))
    .orderBy(asc(safetyRequestEvent.id))
    .limit(200);
  if (rows.length === 0 && (await ctx.db.$count(safetyRequest, eq(safetyRequest.id, id))) === 0)
    throw new AppError("not_found");
  return rows.map(({ at, by, kind, from, to, note }) => ({ at: at.toISOString(), by, kind, from, to, note }));
}
