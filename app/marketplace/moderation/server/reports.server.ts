import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { z } from "zod";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { actorName } from "#platform/context.ts";
import { lockedRow } from "#platform/database/locked-row.server.ts";
import { readPageTogether } from "#platform/database/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { bySearch } from "#platform/database/search.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Page } from "#platform/http/calls/paging.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { holdReason } from "#platform/security/spam.server.ts";
import type { newReport, Report, ReportQuery, reportChange, reportSubjects } from "../contract.ts";
import { report, reportSearchText } from "../schema.server.ts";

type Row = typeof report.$inferSelect;
type NewReport = z.output<typeof newReport>;

/** What is reported: its record, the words as they stand now, and the vendor it belongs to. */
type Reported = {
  subject: (typeof reportSubjects)[number];
  subjectId: number;
  about: string;
  vendorId: number | null;
};

/** Takes a report: kept with what it is about, since that may be edited by the time somebody looks. */
export async function keepReport(
  ctx: Ctx,
  reported: Reported,
  { trap, elapsed: _, ...said }: NewReport,
): Promise<{ success: true }> {
  const heldReason = await holdReason(ctx, report, { trap }, said);
  const [row] = await ctx.db
    .insert(report)
    .values({ ...reported, ...said, heldReason, locale: ctx.locale, createdAt: ctx.now })
    .returning();
  if (!row) throw new Error("the report was not kept");
  if (!row.heldReason)
    await notifyStaff(ctx, { type: "new_report", subjectId: row.id, about: row.about.slice(0, 80) });
  return { success: true };
}

/** Reports a vendor of the directory. @throws AppError not_found */
export async function reportVendor(ctx: Ctx, { id, ...said }: { id: number } & NewReport) {
  const [listed] = await ctx.db
    .select({ name: vendor.businessName })
    .from(vendor)
    .where(and(eq(vendor.id, id), eq(vendor.status, "approved")));
  if (!listed) throw new AppError("not_found");
  return keepReport(ctx, { subject: "vendor", subjectId: id, about: listed.name, vendorId: id }, said);
}

/** Reports, newest first; searched in what is reported and what was said. */
export async function listReports(ctx: Ctx, query: ReportQuery): Promise<Page<Report>> {
  requireStaff(ctx);
  const filter = and(
    query.status && (query.status === "open" ? isNull(report.closedAt) : isNotNull(report.closedAt)),
    bySearch(query.search, report.id, reportSearchText),
  );
  return readPageTogether(ctx.db, report, filter, query, (rows) => presented(ctx, rows));
}

async function presented(ctx: Ctx, rows: readonly Row[]): Promise<Report[]> {
  const ids = rows.flatMap((row) => row.vendorId ?? []);
  const vendors = await ctx.db
    .select({ id: vendor.id, name: vendor.businessName })
    .from(vendor)
    .where(inArray(vendor.id, ids));
  const names = new Map(vendors.map(({ id, name }) => [id, name]));
  return rows.map(({ createdAt, closedAt, vendorId, ...row }) => ({
    ...row,
    vendorId,
    vendorName: (vendorId && names.get(vendorId)) || "",
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
}

/** Somebody has looked at what was reported: its open reports are closed with what was done. The caller checks access. */
export async function closeReports(
  ctx: Ctx,
  { subject, subjectId }: Pick<Reported, "subject" | "subjectId">,
  outcome: string,
): Promise<void> {
  const open = and(eq(report.subject, subject), eq(report.subjectId, subjectId), isNull(report.closedAt));
  const rows = await ctx.db
    .update(report)
    .set({ closedAt: ctx.now, closedBy: actorName(ctx.actor), outcome })
    .where(open)
    .returning({ id: report.id });
  for (const { id } of rows)
    await recordAudit(ctx, {
      act: "report.close",
      subject: "report",
      subjectId: id,
      detail: { from: "open", to: "closed" },
    });
}

/** Closes a report with what was done about it, or opens it again. @throws AppError conflict when a colleague was faster */
export async function changeReport(
  ctx: Ctx,
  { id, closed, outcome, from }: { id: number } & z.output<typeof reportChange>,
): Promise<Report> {
  requireStaff(ctx);
  const before = await lockedRow(ctx.db, report, id);
  if (from && from !== (before.closedAt ? "closed" : "open")) throw new AppError("conflict");
  const change = closed
    ? { closedAt: ctx.now, closedBy: actorName(ctx.actor), outcome }
    : { closedAt: null, closedBy: null };
  const [row] = await ctx.db.update(report).set(change).where(eq(report.id, id)).returning();
  if (!row) throw new AppError("not_found");
  const detail = { from: before.closedAt ? "closed" : "open", to: closed ? "closed" : "open" };
  await recordAudit(ctx, { act: "report.close", subject: "report", subjectId: id, detail });
  const [shown] = await presented(ctx, [row]);
  if (!shown) throw new AppError("not_found");
  return shown;
}
