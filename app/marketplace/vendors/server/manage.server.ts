import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { AuditEntry, HistoryQuery } from "#app/staff/audit/contract.ts";
import { listRecordHistory, recordAudit } from "#app/staff/audit/public.server.ts";
import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import { enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { requireUnchanged } from "#app/staff/shell/editing/transition.server.ts";
import { undo, undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import { actorName } from "#platform/context.ts";
import { type ListedRow, type Page, readPageWithRelated } from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { enqueue } from "#platform/jobs/jobs.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type {
  changedVendor,
  ManagedVendor,
  ManagedVendorQuery,
  vendorStatusChange,
  verification,
} from "../contract.ts";
import { managedSearchText, vendor } from "../schema.server.ts";
import { verificationChecks } from "../values.ts";
import { vendorEmail } from "./letters.server.ts";
import { findNamesakes } from "./lists/namesakes.server.ts";
import { changeVendor, reindexVendor } from "./save.server.ts";

type Row = ListedRow<typeof vendor>;

/** Job with the vendor's id, enqueued when staff change its status. Later modules react to it. */
export const vendorStatusJob = "vendors.status_changed";

/** Lists vendors of every status for staff, newest first, with their namesakes. */
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

/**
 * Approves or suspends a vendor and e-mails it; audited. The job `vendorStatusJob` notifies other modules. It can be undone.
 * @throws AppError not_found; conflict when `from` or `version` is outdated; invalid without a reason to suspend
 */
export function changeVendorStatus(ctx: Ctx, input: StatusChange): Promise<z.infer<typeof changedVendor>> {
  return undoable(ctx, { act: "vendor.status", subject: "vendor", id: input.id }, (held) =>
    changeStatus(held, input),
  );
}

type StatusChange = { id: number } & z.output<typeof vendorStatusChange>;

async function changeStatus(ctx: Ctx, input: StatusChange): Promise<ManagedVendor> {
  const { id, status, from, version } = input;
  const reason = status === "suspended" ? input.reason : "";
  if (status === "suspended" && reason === "") {
    const required = inLocale(httpMessages, ctx.locale).fields.required;
    throw new AppError("invalid", { fields: { reason: required } });
  }
  const { before, row, changed } = await changeVendor(ctx, id, (current) => {
    requireUnchanged(from, current.status);
    requireUnchanged(version, current.version);
    if (current.status === status && current.statusReason === reason) return null;
    const detail = { from: current.status, to: status, ...(reason ? { reason } : {}) };
    return {
      set: { status, statusReason: reason, updatedAt: ctx.now },
      event: { act: "vendor.status", subject: "vendor", detail },
    };
  });
  if (!changed) return toResponse(ctx, row);
  await emailVendor(ctx, row, letterFor(row.status, before.status), reason);
  await enqueue(ctx.db, vendorStatusJob, [String(id)]);
  return toResponse(ctx, row);
}

const acts = ["vendor.status", "vendor.verification"] as const;

/**
 * Undoes the caller's approval, suspension or verification of a moment ago; the vendor is notified of neither.
 * @throws AppError not_found; conflict if it is too late, or the status or the badge has changed since
 */
export async function undoVendorAct(
  ctx: Ctx,
  { id, act }: { id: number; act: number },
): Promise<ManagedVendor> {
  requireStaff(ctx);
  const { status: from } = await selectForUpdate(ctx.db, vendor, id);
  await undo(ctx, { acts, id, number: act }, [vendor]);
  const row = await reindexVendor(ctx, id);
  const detail = { from, to: row.status };
  await recordAudit(ctx, { act: "vendor.undo", subject: "vendor", subjectId: id, detail });
  await enqueue(ctx.db, vendorStatusJob, [String(id)]);
  return toResponse(ctx, row);
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

/**
 * Saves what was verified; an empty list removes the badge. Audited; a change is e-mailed to the vendor. It can be undone.
 * @throws AppError not_found; conflict when `from` or `version` is outdated
 */
export function verifyVendor(ctx: Ctx, input: Verification): Promise<z.infer<typeof changedVendor>> {
  return undoable(ctx, { act: "vendor.verification", subject: "vendor", id: input.id }, (held) =>
    verify(held, input),
  );
}

type Verification = { id: number } & z.output<typeof verification>;

async function verify(ctx: Ctx, { id, checks, from, version }: Verification): Promise<ManagedVendor> {
  const verifiedChecks = verificationChecks.filter((check) => checks.includes(check));
  const isVerified = verifiedChecks.length > 0;
  const { before, row } = await changeVendor(ctx, id, (current) => {
    requireUnchanged(from?.toSorted().join(), current.verifiedChecks.toSorted().join());
    requireUnchanged(version, current.version);
    const detail = { from: current.verifiedChecks.join(" "), to: verifiedChecks.join(" ") };
    return {
      set: {
        verifiedChecks,
        verifiedAt: isVerified ? ctx.now : null,
        verifiedBy: isVerified ? actorName(ctx.actor) : null,
      },
      event: { act: "vendor.verification", subject: "vendor", detail },
    };
  });
  if (before.verifiedChecks.join(" ") !== verifiedChecks.join(" "))
    await emailVendor(ctx, row, isVerified ? "vendor_verified" : "vendor_unverified");
  return toResponse(ctx, row);
}

/** A vendor's audit log for staff, newest first; empty for an unknown id. */
export async function vendorHistory(
  ctx: Ctx,
  { id, ...query }: { id: number } & HistoryQuery,
): Promise<Page<AuditEntry>> {
  requireStaff(ctx);
  return listRecordHistory(ctx, { subject: "vendor", subjectId: id }, query);
}
