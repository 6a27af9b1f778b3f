import { and, eq, inArray } from "drizzle-orm";
import { isAssigned } from "#app/staff/shell/editing/assign.server.ts";
import { assignedWorkOf } from "#app/staff/shell/editing/assigned-work.server.ts";
import { type Page, readPage } from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { ApplicationQuery, ApplicationSummary } from "../contract.ts";
import { checklistOf } from "../rules/checklist.ts";
import { businessDaysAfter, reviewDays } from "../rules/review-due.ts";
import { applicationSearchText, vendorApplication } from "../schema.server.ts";

/** Lists applications for staff, newest first. */
export async function listApplications(ctx: Ctx, query: ApplicationQuery): Promise<Page<ApplicationSummary>> {
  requireStaff(ctx);
  const filter = and(
    query.status && eq(vendorApplication.status, query.status),
    isAssigned(ctx, vendorApplication.assignee, query.assignee),
    searchFilter(query.search, vendorApplication.id, applicationSearchText),
  );
  return readPage(ctx.db, vendorApplication, filter, query, (row) => toSummary(row, ctx.now));
}

export const applicationWork = assignedWorkOf(vendorApplication, {
  kind: "vendor_application",
  act: "application.assign",
  isOpen: inArray(vendorApplication.status, ["in_review", "changes_requested"]),
  label: vendorApplication.businessName,
});

/** A row as the list shows it; only one in review can be late. */
export function toSummary(row: typeof vendorApplication.$inferSelect, now: Date): ApplicationSummary {
  const { required, wanted } = checklistOf(row.serviceCategory);
  const reviewDueAt = businessDaysAfter(row.createdAt, reviewDays);
  return {
    id: row.id,
    reference: row.reference,
    businessName: row.businessName,
    businessNameEnglish: row.businessNameEnglish,
    ownerName: row.ownerName,
    email: row.email,
    serviceCategory: row.serviceCategory,
    city: row.city,
    status: row.status,
    locale: row.locale,
    heldReason: row.heldReason,
    createdAt: row.createdAt.toISOString(),
    reviewDueAt: reviewDueAt.toISOString(),
    assignee: row.assignee,
    isLate: row.status === "in_review" && reviewDueAt < now,
    checksDone: Object.keys(row.checks).length,
    checksWanted: required.length + wanted.length,
  };
}
