import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { isUnread } from "#app/staff/outbox/public.server.ts";
import { adminNotification as news } from "#app/staff/outbox/schema.server.ts";
import { safetyRequest as request } from "#app/support/safety/schema.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { NewCalls } from "../contract.ts";

/** Older ones are first on Today, and no longer news. */
const maxAgeMs = 7 * 24 * 3_600_000;
/** More cards would leave no room for the screen. */
const mostShown = 2;
/** In characters: one line of a wide screen. */
const maxWords = 160;

/**
 * New calls for help for the reader's cards, emergencies first, then the newest; until somebody takes them or the reader
 * opens or closes them, which marks their entry on the bell.
 */
export async function readNewCalls(ctx: Ctx): Promise<NewCalls> {
  const { id: reader } = requireStaff(ctx);
  const isNew = and(
    inArray(news.type, ["new_safety_emergency", "new_safety_request"]),
    gt(news.createdAt, new Date(ctx.now.getTime() - maxAgeMs)),
    isUnread(reader),
  );
  const isWaiting = and(
    eq(request.status, "pending_review"),
    isNull(request.heldReason),
    isNull(request.assignee),
    isNull(request.answeredAt),
  );
  const rows = await ctx.db
    .select({
      id: request.id,
      notification: news.id,
      reference: request.reference,
      name: request.name,
      urgency: request.urgency,
      locale: request.locale,
      words: sql<string>`left(regexp_replace(${request.details}, '\\s+', ' ', 'g'), ${maxWords})`,
      createdAt: request.createdAt,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(news)
    .innerJoin(request, eq(request.id, news.subjectId))
    .where(and(isNew, isWaiting))
    .orderBy(desc(eq(request.urgency, "emergency")), desc(request.createdAt), desc(request.id))
    .limit(mostShown);
  return {
    items: rows.map(({ total: _, createdAt, ...call }) => ({ ...call, createdAt: createdAt.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}
