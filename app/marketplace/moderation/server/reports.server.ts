import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { z } from "zod";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { actorName } from "#platform/context.ts";
import { type Page, readPageWithRelated } from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { preparedInsert } from "#platform/database/prepared.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { heldReason, spamSignals } from "#platform/security/spam.server.ts";
import type { newReport, Report, ReportQuery, reportChange, reportSubjects } from "../contract.ts";
import { report, reportSearchText } from "../schema.server.ts";

type Row = typeof report.$inferSelect;
type NewReport = z.output<typeof newReport>;

/** `about` is the current text, `vendorId` the vendor it belongs to. */
type ReportedRecord = {
  subject: (typeof reportSubjects)[number];
  subjectId: number;
  about: string;
  vendorId: number | null;
};

const insertReport = preparedInsert(
  "insert a report",
  report,
  ["subject", "subjectId", "about", "vendorId", "reason", "message", "email", "locale", "createdAt"],
  { heldReason: heldReason(report) },
);

/**
 * Saves a report with a copy of the reported text, which may be edited before staff look. Notifies staff, unless it is
 * held as spam.
 */
export async function saveReport(
  ctx: Ctx,
  record: ReportedRecord,
  { trap, elapsed: _, ...input }: NewReport,
): Promise<{ success: true }> {
  const values = { ...record, ...input, locale: ctx.locale, createdAt: ctx.now };
  const row = await insertReport(ctx.db, values, await spamSignals(ctx, report, { trap }, input));
  if (!row.heldReason)
    await notifyStaff(ctx, { type: "new_report", subjectId: row.id, about: row.about.slice(0, 80) });
  return { success: true };
}

/** Saves a visitor's report on a vendor. @throws AppError not_found when the vendor is not in the directory */
export async function reportVendor(ctx: Ctx, { id, ...input }: { id: number } & NewReport) {
  const [vendorRow] = await ctx.db
    .select({ name: vendor.businessName })
    .from(vendor)
    .where(and(eq(vendor.id, id), eq(vendor.status, "approved")));
  if (!vendorRow) throw new AppError("not_found");
  return saveReport(ctx, { subject: "vendor", subjectId: id, about: vendorRow.name, vendorId: id }, input);
}

/** Lists reports for staff, newest first. */
export async function listReports(ctx: Ctx, query: ReportQuery): Promise<Page<Report>> {
  requireStaff(ctx);
  const filter = and(
    query.status && (query.status === "open" ? isNull(report.closedAt) : isNotNull(report.closedAt)),
    searchFilter(query.search, report.id, reportSearchText),
  );
  return readPageWithRelated(ctx.db, report, filter, query, (rows) => toResponses(ctx, rows));
}

async function toResponses(ctx: Ctx, rows: readonly Row[]): Promise<Report[]> {
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

/** Closes all open reports on a record; each is audited. The caller checks access. */
export async function closeReports(
  ctx: Ctx,
  { subject, subjectId }: Pick<ReportedRecord, "subject" | "subjectId">,
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

/** Closes or reopens a report; audited. @throws AppError not_found; conflict when `from` is no longer its state */
export async function changeReport(
  ctx: Ctx,
  { id, closed, outcome, from }: { id: number } & z.output<typeof reportChange>,
): Promise<Report> {
  const { row } = await transition(ctx, report, id, (before) => {
    const state = before.closedAt ? "closed" : "open";
    requireUnchanged(from, state);
    if (closed === (state === "closed") && (!closed || outcome === before.outcome)) return null;
    return {
      set: closed
        ? { closedAt: ctx.now, closedBy: actorName(ctx.actor), outcome }
        : { closedAt: null, closedBy: null },
      event: {
        act: "report.close",
        subject: "report",
        detail: { from: state, to: closed ? "closed" : "open" },
      },
    };
  });
  const [shown] = await toResponses(ctx, [row]);
  if (!shown) throw new AppError("not_found");
  return shown;
}
