import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { AuditEntry, HistoryQuery } from "#app/staff/audit/contract.ts";
import { listRecordHistory, recordAudit } from "#app/staff/audit/public.server.ts";
import type { LetterName } from "#app/staff/outbox/contract.ts";
import { enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { actorName } from "#platform/context.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import { readPageWithRelated } from "#platform/database/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { searchFilter } from "#platform/database/search.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Page } from "#platform/http/calls/paging.server.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { enqueue } from "#platform/jobs/jobs.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import {
  type ManagedVendor,
  type ManagedVendorQuery,
  type vendorStatusChange,
  type verification,
  verificationChecks,
} from "../contract.ts";
import { managedSearchText, vendor } from "../schema.server.ts";
import { addVendorWords } from "../search/vocabulary.server.ts";
import { invalidateVendorCounts } from "./directory.server.ts";
import { vendorEmail } from "./letters.server.ts";
import { findNamesakes } from "./namesakes.server.ts";

type Row = typeof vendor.$inferSelect;

/** Job with the vendor's id, enqueued when staff change its status. Later modules react to it. */
export const vendorStatusJob = "vendors.status_changed";

export async function listManagedVendors(ctx: Ctx, query: ManagedVendorQuery): Promise<Page<ManagedVendor>> {
  requireStaff(ctx);
  const filter = and(
    query.status && eq(vendor.status, query.status),
    searchFilter(query.search, vendor.id, managedSearchText),
  );
  return readPageWithRelated(ctx.db, vendor, filter, query, async (rows) => {
    const namesakes = await findNamesakes(ctx, rows);
    return rows.map((row) => toManagedVendor(row, namesakes));
  });
}

async function toResponse(ctx: Ctx, row: Row): Promise<ManagedVendor> {
  return toManagedVendor(row, await findNamesakes(ctx, [row]));
}

function toManagedVendor(row: Row, namesakes: Map<number, string>): ManagedVendor {
  return {
    id: row.id,
    businessName: row.businessName,
    businessNameEnglish: row.businessNameEnglish,
    contactName: row.contactName,
    email: row.email,
    phone: row.phone,
    website: row.website,
    address: row.address,
    category: row.category,
    location: row.location,
    services: row.services,
    locale: row.locale,
    status: row.status,
    statusReason: row.statusReason,
    verifiedChecks: row.verifiedChecks,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    verifiedBy: row.verifiedBy,
    rating: row.reviewCount > 0 ? row.rating : null,
    reviewCount: row.reviewCount,
    isSample: row.isSample,
    namesake: namesakes.get(row.id) ?? null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** Approves or suspends a vendor and e-mails it. @throws AppError conflict; invalid without a reason to suspend */
export async function changeVendorStatus(
  ctx: Ctx,
  input: { id: number } & z.output<typeof vendorStatusChange>,
): Promise<ManagedVendor> {
  requireStaff(ctx);
  const { id, status, from, version } = input;
  const reason = status === "suspended" ? input.reason : "";
  if (status === "suspended" && reason === "") {
    const required = inLocale(httpMessages, ctx.locale).fields.required;
    throw new AppError("invalid", { fields: { reason: required } });
  }
  const before = await selectForUpdate(ctx.db, vendor, id);
  if ((from && before.status !== from) || isStale(before, version)) throw new AppError("conflict");
  if (before.status === status && before.statusReason === reason) return toResponse(ctx, before);
  const [row] = await ctx.db
    .update(vendor)
    .set({ status, statusReason: reason, updatedAt: ctx.now })
    .where(eq(vendor.id, id))
    .returning();
  if (!row) throw new AppError("not_found");
  const detail = { from: before.status, to: status, ...(reason ? { reason } : {}) };
  await recordAudit(ctx, { act: "vendor.status", subject: "vendor", subjectId: id, detail });
  if (status === "approved") await addVendorWords(ctx.db, row);
  const letter = letterFor(row.status, before.status);
  await emailVendor(ctx, row, letter, reason);
  await invalidateVendorCounts(ctx);
  await enqueue(ctx.db, vendorStatusJob, [String(id)]);
  return toResponse(ctx, row);
}

function isStale(row: Row, seenVersion: number | undefined): boolean {
  return seenVersion !== undefined && seenVersion !== row.version;
}

async function emailVendor(ctx: Ctx, row: Row, letter: LetterName, message = ""): Promise<void> {
  await enqueueMessages(
    ctx,
    vendorEmail(row, `${letter}:${row.id}:${ctx.now.getTime()}`, letter, { message }),
  );
}

function letterFor(status: Row["status"], before: Row["status"]): LetterName {
  if (status === "suspended") return "vendor_suspended";
  return before === "suspended" ? "vendor_reinstated" : "vendor_approved";
}

/** Saves what was verified; an empty list removes the badge. @throws AppError conflict */
export async function verifyVendor(
  ctx: Ctx,
  { id, checks, from, version }: { id: number } & z.output<typeof verification>,
): Promise<ManagedVendor> {
  requireStaff(ctx);
  const before = await selectForUpdate(ctx.db, vendor, id);
  const hasChanged = from && from.toSorted().join() !== before.verifiedChecks.toSorted().join();
  if (hasChanged || isStale(before, version)) throw new AppError("conflict");
  const verifiedChecks = verificationChecks.filter((check) => checks.includes(check));
  const [row] = await ctx.db
    .update(vendor)
    .set(
      verifiedChecks.length > 0
        ? { verifiedChecks, verifiedAt: ctx.now, verifiedBy: actorName(ctx.actor) }
        : { verifiedChecks, verifiedAt: null, verifiedBy: null },
    )
    .where(eq(vendor.id, id))
    .returning();
  if (!row) throw new AppError("not_found");
  const detail = { from: before.verifiedChecks.join(" "), to: verifiedChecks.join(" ") };
  await recordAudit(ctx, { act: "vendor.verification", subject: "vendor", subjectId: id, detail });
  if (detail.from !== detail.to)
    await emailVendor(ctx, row, detail.to === "" ? "vendor_unverified" : "vendor_verified");
  return toResponse(ctx, row);
}

export async function vendorHistory(
  ctx: Ctx,
  { id, ...query }: { id: number } & HistoryQuery,
): Promise<Page<AuditEntry>> {
  requireStaff(ctx);
  return listRecordHistory(ctx, { subject: "vendor", subjectId: id }, query);
}
