import { and, eq, isNotNull, ne, not, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { isAssigned } from "#app/staff/shell/editing/assign.server.ts";
import { assignedWorkOf } from "#app/staff/shell/editing/assigned-work.server.ts";
import { withTotal } from "#platform/database/lists/capped-count.server.ts";
import { readSegments, type Segment, type SortKey } from "#platform/database/lists/keyset.server.ts";
import { createSliceReader, type Page } from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { listPhotos } from "#platform/pictures/attached-photos.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import {
  type SafetyQuery,
  type SafetyRequest,
  type SafetyStep,
  type safetyHistoryQuery,
  safetyUrgencies,
} from "../contract.ts";
import { answerMs, dueState } from "../rules/due.ts";
import { safetyRequest, safetyRequestEvent, safetyRequestPhoto, safetySearchText } from "../schema.server.ts";

type Row = typeof safetyRequest.$inferSelect;

const isClosed = eq(safetyRequest.status, "closed");

export const safetyWork = assignedWorkOf(safetyRequest, {
  kind: "safety_request",
  act: "safety_request.assign",
  isOpen: not(isClosed),
  label: safetyRequest.name,
});

const byUrgency = sql`array_position(array['emergency', 'urgent', 'normal'], ${safetyRequest.urgency})`;

/** When the wait began: receipt, or reopening. */
export const safetyWaitingSince = sql`due_at - make_interval(secs => case urgency ${sql.join(
  safetyUrgencies.map((urgency) => sql.raw(`when '${urgency}' then ${answerMs[urgency] / 1000} `)),
)} end)`;

/**
 * Open requests by urgency, unassigned before those in hand, oldest first; then held ones; then closed ones, newest
 * first. Later pages use status and hold as of the first page (from the history), so that nothing is skipped;
 * requests received since are at the end of the open ones.
 */
function byUrgencyFirst(start: Date): Segment[] {
  const at = sql`${start.toISOString()}::timestamptz`;
  const since = sql`select "from" from safety_request_event as event where event.request_id = ${safetyRequest.id}
    and event.at > ${at}`;
  const statusThen = sql`coalesce((${since} and event.kind = 'status' order by event.id limit 1), ${safetyRequest.status})`;
  const heldThen = sql`(${safetyRequest.heldReason} is not null or exists (${since} and event.kind = 'released'))`;
  const oldest: SortKey[] = [
    { by: safetyRequest.createdAt, type: "moment" },
    { by: safetyRequest.id, type: "integer" },
  ];
  return [
    {
      where: not(isClosed),
      keys: [
        { by: sql`(${safetyWaitingSince} > ${at})::int`, type: "integer" },
        { by: sql`${heldThen}::int`, type: "integer" },
        { by: byUrgency, type: "integer" },
        { by: sql`(${statusThen} = 'in_hand')::int`, type: "integer" },
        ...oldest,
      ],
    },
    { where: and(isClosed, sql`${statusThen} = 'closed'`), keys: oldest, descending: true },
  ];
}

/** Lists requests for staff: open ones by urgency, then held ones, then closed ones. */
export async function listSafetyRequests(ctx: Ctx, query: SafetyQuery): Promise<Page<SafetyRequest>> {
  requireStaff(ctx);
  const filter = and(
    statusFilter(query.status),
    isAssigned(ctx, safetyRequest.assignee, query.assignee),
    searchFilter(query.search, safetyRequest.id, safetySearchText),
  );
  const reading = readSegments(
    query,
    ctx.now,
    byUrgencyFirst,
    createSliceReader(ctx.db, safetyRequest, filter),
  );
  const page = await withTotal(ctx.db, safetyRequest, filter, query, reading);
  return { ...page, items: await toSafetyRequests(ctx, page.items) };
}

function statusFilter(status: SafetyQuery["status"]): SQL | undefined {
  if (status === undefined) return undefined;
  if (status === "marked")
    return and(isNotNull(safetyRequest.heldReason), ne(safetyRequest.status, "closed"));
  return eq(safetyRequest.status, status);
}

async function toSafetyRequests(ctx: Ctx, rows: readonly Row[]): Promise<SafetyRequest[]> {
  const ids = rows.map(({ id }) => id);
  const photos = await listPhotos(ctx, safetyRequestPhoto, ids);
  return rows.map((row) => ({ ...toStaffView(row, ctx.now), photos: photos.get(row.id) ?? [] }));
}

/** The staff's view of a row, with the state of its due time now, and its photos. */
export async function toSafetyRequest(ctx: Ctx, row: Row): Promise<SafetyRequest> {
  const [request] = await toSafetyRequests(ctx, [row]);
  if (!request) throw new Error("one row is one request");
  return request;
}

function toStaffView({ deliveryHash: _, answeredAt, ...row }: Row, now: Date) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    writtenAt: row.writtenAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    reachedAt: answeredAt?.toISOString() ?? null,
    due: dueState({ ...row, answeredAt }, now),
  };
}

/** A request's steps for staff, oldest first. @throws AppError not_found */
export async function listSafetyHistory(
  ctx: Ctx,
  { id, ...query }: { id: number } & z.output<typeof safetyHistoryQuery>,
): Promise<Page<SafetyStep>> {
  requireStaff(ctx);
  const ofRequest = eq(safetyRequestEvent.requestId, id);
  const oldest: Segment = { keys: [{ by: safetyRequestEvent.id, type: "integer" }] };
  const [page, total] = await Promise.all([
    readSegments(query, ctx.now, () => [oldest], createSliceReader(ctx.db, safetyRequestEvent, ofRequest)),
    ctx.db.$count(safetyRequestEvent, ofRequest),
  ]);
  if (total === 0 && (await ctx.db.$count(safetyRequest, eq(safetyRequest.id, id))) === 0)
    throw new AppError("not_found");
  const items = page.items.map((step) => ({ ...step, at: step.at.toISOString() }));
  return { ...page, items, total };
}
