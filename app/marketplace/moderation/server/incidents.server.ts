import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { mayKeepVendor } from "#app/marketplace/vendors/policy.ts";
import { managedSearchText, vendor } from "#app/marketplace/vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { actorName } from "#platform/context.ts";
import { readSegments, type Segment, type Slice } from "#platform/database/keyset.server.ts";
import { lockedRow } from "#platform/database/locked-row.server.ts";
import { readPageTogether } from "#platform/database/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { bySearch } from "#platform/database/search.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Page } from "#platform/http/calls/paging.server.ts";
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
import { lockStrikes, tellOfStrikes } from "./inspect.server.ts";

type Row = typeof flagIncident.$inferSelect;

/** Who has open strikes, the most first. */
export async function listFlaggedVendors(ctx: Ctx, query: FlaggedQuery): Promise<Page<FlaggedVendor>> {
  requireStaff(ctx);
  const named = bySearch(query.search, vendor.id, managedSearchText);
  const struck = ctx.db
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
          strikeCount: sql<number>`(select count(*)::int ${openOf})`,
          flagReason: sql<FlagPattern[]>`(select array_agg(distinct pattern order by pattern) ${openOf})`,
        },
        keys,
      })
      .from(vendor)
      .where(and(inArray(vendor.id, struck), named, ...where))
      .orderBy(...order)
      .limit(limit);
  const [page, total] = await Promise.all([
    readSegments(query, ctx.now, mostStrikesFirst, read),
    ctx.db.$count(vendor, and(inArray(vendor.id, struck), named)),
  ]);
  const items = page.items.map((row) => ({
    ...row,
    suspensionProposed: row.strikeCount >= strikesForSuspension && row.status === "approved",
  }));
  return { ...page, items, total };
}

// By their names: of a single table the query builder would write "id" alone, which is the incident's own.
const openOf = sql`from flag_incident where vendor_id = vendor.id and dismissed_at is null`;

/** By the strikes that were open when the first page was read; strikes since then move nobody. */
function mostStrikesFirst(start: Date): Segment[] {
  const at = sql`${start.toISOString()}::timestamptz`;
  const strikesThen = sql`(select count(*) from flag_incident where vendor_id = vendor.id
    and coalesce(reopened_at, created_at) <= ${at} and (dismissed_at is null or dismissed_at > ${at}))`;
  const keys = [
    { by: strikesThen, type: "integer" },
    { by: vendor.id, type: "integer" },
  ] as const;
  return [{ keys, descending: true }];
}

/** All incidents, newest first, dismissed ones too. */
export async function listIncidents(ctx: Ctx, query: IncidentQuery): Promise<Page<FlagIncident>> {
  requireStaff(ctx);
  const { dismissedAt } = flagIncident;
  const filter = and(
    query.status && (query.status === "open" ? isNull(dismissedAt) : isNotNull(dismissedAt)),
    query.vendor ? eq(flagIncident.vendorId, query.vendor) : undefined,
    bySearch(query.search, flagIncident.id, incidentSearchText),
  );
  return readPageTogether(ctx.db, flagIncident, filter, query, (rows) => presented(ctx, rows));
}

async function presented(ctx: Ctx, rows: readonly Row[]): Promise<FlagIncident[]> {
  const ids = [...new Set(rows.map((row) => row.vendorId))];
  const named = ids.length
    ? await ctx.db
        .select({ id: vendor.id, businessName: vendor.businessName })
        .from(vendor)
        .where(sql`${vendor.id} = any(${sql.param(ids)}::bigint[])`)
    : [];
  const names = new Map(named.map((one) => [one.id, one.businessName]));
  return rows.map((row) => ({
    id: row.id,
    vendorid: row.vendorId,
    businessName: names.get(row.vendorId) ?? "",
    source: row.source,
    pattern: row.pattern,
    details: row.details,
    createdat: row.createdAt.toISOString(),
    loggedBy: row.loggedBy,
    dismissedAt: row.dismissedAt?.toISOString() ?? null,
    dismissedBy: row.dismissedBy,
    answer: row.answer,
  }));
}

async function presentedOne(ctx: Ctx, row: Row | undefined): Promise<FlagIncident> {
  const [shown] = row ? await presented(ctx, [row]) : [];
  if (!shown) throw new AppError("not_found");
  return shown;
}

/** Logs an incident that staff saw themselves. */
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
  await tellOfStrikes(ctx, vendorId, 1);
  return presentedOne(ctx, row);
}

/** Dismisses an incident, or makes it a strike again. @throws AppError conflict when a colleague was faster */
export async function changeIncident(
  ctx: Ctx,
  { id, dismissed, from }: { id: number } & z.output<typeof incidentChange>,
): Promise<FlagIncident> {
  requireStaff(ctx);
  const before = await lockedRow(ctx.db, flagIncident, id);
  await lockStrikes(ctx, before.vendorId);
  if (from && from !== (before.dismissedAt ? "dismissed" : "open")) throw new AppError("conflict");
  const [row] = await ctx.db
    .update(flagIncident)
    .set(
      dismissed
        ? { dismissedAt: ctx.now, dismissedBy: actorName(ctx.actor) }
        : { dismissedAt: null, dismissedBy: null, reopenedAt: ctx.now },
    )
    .where(eq(flagIncident.id, id))
    .returning();
  if (!row) throw new AppError("not_found");
  const detail = {
    pattern: row.pattern,
    from: before.dismissedAt ? "dismissed" : "open",
    to: dismissed ? "dismissed" : "open",
  };
  await recordAudit(ctx, { act: "vendor.strike", subject: "vendor", subjectId: row.vendorId, detail });
  if (before.dismissedAt && !dismissed) await tellOfStrikes(ctx, row.vendorId, 1);
  return presentedOne(ctx, row);
}

/** A vendor's own open incidents, newest first. */
export async function listOwnIncidents(
  ctx: Ctx,
  { vendorId, ...query }: { vendorId: number } & z.output<typeof ownIncidentQuery>,
): Promise<Page<FlagIncident>> {
  if (!mayKeepVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  const open = and(eq(flagIncident.vendorId, vendorId), isNull(flagIncident.dismissedAt));
  return readPageTogether(ctx.db, flagIncident, open, query, (rows) => presented(ctx, rows));
}

/** What the vendor says to an incident; staff read it beside it. */
export async function answerIncident(
  ctx: Ctx,
  { vendorId, id, message }: { vendorId: number; id: number; message: string },
): Promise<FlagIncident> {
  if (!mayKeepVendor(ctx.actor, vendorId)) throw new AppError("not_found");
  requireVendor(ctx);
  const [row] = await ctx.db
    .update(flagIncident)
    .set({ answer: message })
    .where(
      and(eq(flagIncident.id, id), eq(flagIncident.vendorId, vendorId), isNull(flagIncident.dismissedAt)),
    )
    .returning();
  return presentedOne(ctx, row);
}
