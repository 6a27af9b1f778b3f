import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { mayEditVendor } from "#app/marketplace/vendors/policy.ts";
import { managedSearchText, vendor } from "#app/marketplace/vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { actorName } from "#platform/context.ts";
import { withTotal } from "#platform/database/lists/capped-count.server.ts";
import { readSegments, type Segment, type Slice } from "#platform/database/lists/keyset.server.ts";
import { type Page, readPageWithRelated } from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff, requireVendor } from "#platform/security/policy.server.ts";
import {
  type FlaggedQuery,
  type FlaggedVendor,
  type FlagIncident,
  type FlagPattern,
  type IncidentQuery,
  type incidentChange,
  type newIncident,
  type ownIncidentQuery,
  strikesForSuspension,
} from "../contract.ts";
import { flagIncident, incidentSearchText } from "../schema.server.ts";
import { lockStrikes, notifyStaffOfStrikes } from "./inspect.server.ts";

type Row = typeof flagIncident.$inferSelect;

/** Lists vendors with open strikes for staff, most strikes first. */
export async function listFlaggedVendors(ctx: Ctx, query: FlaggedQuery): Promise<Page<FlaggedVendor>> {
  requireStaff(ctx);
  const matchesSearch = searchFilter(query.search, vendor.id, managedSearchText);
  const vendorsWithStrikes = ctx.db
    .select({ id: flagIncident.vendorId })
    .from(flagIncident)
    .where(isNull(flagIncident.dismissedAt));
  const read = async ({ where, order, keys, limit }: Slice) =>
    ctx.db
      .select({
        row: {
          id: vendor.id,
          businessName: vendor.businessName,
          status: vendor.status,
          strikeCount: sql<number>`(select count(*)::int ${openIncidentsOfVendor})`,
          flagReason: sql<
            FlagPattern[]
          >`(select array_agg(distinct pattern order by pattern) ${openIncidentsOfVendor})`,
        },
        keys,
      })
      .from(vendor)
      .where(and(inArray(vendor.id, vendorsWithStrikes), matchesSearch, ...where))
      .orderBy(...order)
      .limit(limit);
  const filter = and(inArray(vendor.id, vendorsWithStrikes), matchesSearch);
  const reading = readSegments(query, ctx.now, mostStrikesFirst, read);
  const page = await withTotal(ctx.db, vendor, filter, query, reading);
  const items = page.items.map((row) => ({
    ...row,
    suspensionProposed: row.strikeCount >= strikesForSuspension && row.status === "approved",
  }));
  return { ...page, items };
}

// Qualified by hand: the query builder would write "id" alone, which is the incident's.
const openIncidentsOfVendor = sql`from flag_incident where vendor_id = vendor.id and dismissed_at is null`;

/** Counts strikes as of the first page, so that new strikes move nobody between pages. */
function mostStrikesFirst(start: Date): Segment[] {
  const at = sql`${start.toISOString()}::timestamptz`;
  const strikesAtStart = sql`(select count(*) from flag_incident where vendor_id = vendor.id
    and coalesce(reopened_at, created_at) <= ${at} and (dismissed_at is null or dismissed_at > ${at}))`;
  const keys = [
    { by: strikesAtStart, type: "integer" },
    { by: vendor.id, type: "integer" },
  ] as const;
  return [{ keys, descending: true }];
}

/** Lists incidents for staff, newest first. */
export async function listIncidents(ctx: Ctx, query: IncidentQuery): Promise<Page<FlagIncident>> {
  requireStaff(ctx);
  const { dismissedAt } = flagIncident;
  const filter = and(
    query.status && (query.status === "open" ? isNull(dismissedAt) : isNotNull(dismissedAt)),
    query.vendor ? eq(flagIncident.vendorId, query.vendor) : undefined,
    searchFilter(query.search, flagIncident.id, incidentSearchText),
  );
  return readPageWithRelated(ctx.db, flagIncident, filter, query, (rows) => toResponses(ctx, rows));
}

async function toResponses(ctx: Ctx, rows: readonly Row[]): Promise<FlagIncident[]> {
  const ids = [...new Set(rows.map((row) => row.vendorId))];
  const vendors = ids.length
    ? await ctx.db
        .select({ id: vendor.id, businessName: vendor.businessName })
        .from(vendor)
        .where(sql`${vendor.id} = any(${sql.param(ids)}::bigint[])`)
    : [];
  const names = new Map(vendors.map((one) => [one.id, one.businessName]));
  return rows.map(({ vendorId, createdAt, dismissedAt, reopenedAt: _, ...row }) => ({
    ...row,
    vendorid: vendorId,
    businessName: names.get(vendorId) ?? "",
    createdat: createdAt.toISOString(),
    dismissedAt: dismissedAt?.toISOString() ?? null,
  }));
}

async function toResponse(ctx: Ctx, row: Row | undefined): Promise<FlagIncident> {
  const [shown] = row ? await toResponses(ctx, [row]) : [];
  if (!shown) throw new AppError("not_found");
  return shown;
}

/**
 * Logs an incident by hand; audited. Staff are notified when the strikes reach the limit.
 * @throws AppError not_found for an unknown vendor; conflict when the same incident exists
 */
export async function logIncident(ctx: Ctx, input: z.output<typeof newIncident>): Promise<FlagIncident> {
  requireStaff(ctx);
  const { vendorId, pattern, details } = input;
  if ((await ctx.db.$count(vendor, eq(vendor.id, vendorId))) === 0) throw new AppError("not_found");
  await lockStrikes(ctx, vendorId);
  const [row] = await ctx.db
    .insert(flagIncident)
    .values({
      vendorId,
      pattern,
      details,
      source: "report",
      loggedBy: actorName(ctx.actor),
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new AppError("conflict");
  const detail = { pattern, to: "open" };
  await recordAudit(ctx, { act: "vendor.strike", subject: "vendor", subjectId: vendorId, detail });
  await notifyStaffOfStrikes(ctx, vendorId, 1);
  return toResponse(ctx, row);
}

/**
 * Dismisses or reopens an incident; audited. Reopening can reach the limit of strikes again and notify staff.
 * @throws AppError not_found; conflict when `from` is no longer its state
 */
export async function changeIncident(
  ctx: Ctx,
  { id, dismissed, from }: { id: number } & z.output<typeof incidentChange>,
): Promise<FlagIncident> {
  const { before, row } = await transition(ctx, flagIncident, id, async (current) => {
    await lockStrikes(ctx, current.vendorId);
    const state = current.dismissedAt ? "dismissed" : "open";
    requireUnchanged(from, state);
    if (dismissed === (state === "dismissed")) return null;
    return {
      set: dismissed
        ? { dismissedAt: ctx.now, dismissedBy: actorName(ctx.actor) }
        : { dismissedAt: null, dismissedBy: null, reopenedAt: ctx.now },
      event: {
        act: "vendor.strike",
        subject: "vendor",
        subjectId: current.vendorId,
        detail: { pattern: current.pattern, from: state, to: dismissed ? "dismissed" : "open" },
      },
    };
  });
  if (before.dismissedAt && !dismissed) await notifyStaffOfStrikes(ctx, row.vendorId, 1);
  return toResponse(ctx, row);
}

/** The vendor's open incidents, newest first. @throws AppError not_found for another vendor's */
export async function listOwnIncidents(
  ctx: Ctx,
  { vendorId, ...query }: { vendorId: number } & z.output<typeof ownIncidentQuery>,
): Promise<Page<FlagIncident>> {
  if (!mayEditVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  const open = and(eq(flagIncident.vendorId, vendorId), isNull(flagIncident.dismissedAt));
  return readPageWithRelated(ctx.db, flagIncident, open, query, (rows) => toResponses(ctx, rows));
}

/**
 * Saves the vendor's answer; staff see it beside the incident.
 * @throws AppError not_found, also when dismissed or another vendor's; forbidden for staff
 */
export async function answerIncident(
  ctx: Ctx,
  { vendorId, id, message }: { vendorId: number; id: number; message: string },
): Promise<FlagIncident> {
  if (!mayEditVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  requireVendor(ctx);
  const [row] = await ctx.db
    .update(flagIncident)
    .set({ answer: message })
    .where(
      and(eq(flagIncident.id, id), eq(flagIncident.vendorId, vendorId), isNull(flagIncident.dismissedAt)),
    )
    .returning();
  return toResponse(ctx, row);
}
