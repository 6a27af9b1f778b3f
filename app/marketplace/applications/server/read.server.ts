import { asc, eq } from "drizzle-orm";
import { findAccount } from "#app/marketplace/accounts/public.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import type { AuditEntry, HistoryQuery } from "#app/staff/audit/contract.ts";
import { listRecordHistory, recordAudit } from "#app/staff/audit/public.server.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { unseal } from "#platform/security/seal.server.ts";
import { type Application, type CheckState, type SealedField, sealedFields } from "../contract.ts";
import { checklistOf } from "../rules/checklist.ts";
import { idNumberFits, taxIdFits } from "../rules/identity-hints.ts";
import { maskSecret } from "../rules/mask.ts";
import { countReferences } from "../rules/references.ts";
import { answerContext, secretContext } from "../rules/sealing-context.ts";
import { vendorApplicationStep as step, vendorApplication } from "../schema.server.ts";
import { listPapers } from "./papers.server.ts";
import { toSummary } from "./queue.server.ts";

type Row = typeof vendorApplication.$inferSelect;

async function findApplication(ctx: Ctx, id: number): Promise<Row> {
  requireStaff(ctx);
  const [row] = await ctx.db.select().from(vendorApplication).where(eq(vendorApplication.id, id));
  if (!row) throw new AppError("not_found");
  return row;
}

/** One application for its reviewer, sealed answers masked. @throws AppError not_found */
export async function readApplication(ctx: Ctx, { id }: { id: number }): Promise<Application> {
  return toApplication(ctx, await findApplication(ctx, id));
}

/** Decrypts one sealed answer; audited. @throws AppError not_found */
export async function revealSecret(
  ctx: Ctx,
  { id, field }: { id: number; field: SealedField },
): Promise<{ field: SealedField; value: string }> {
  const row = await findApplication(ctx, id);
  const detail = { field, reference: row.reference };
  await recordAudit(ctx, { act: "application.reveal", subject: "vendor_application", subjectId: id, detail });
  return { field, value: unsealSecret(row, field) };
}

/** One sealed answer in clear. The caller checks access and records it. */
export function unsealSecret(row: Row, field: SealedField): string {
  return unseal(row.sealed[field], secretContext(row.reference, field));
}

/** The reviewer's view of a row: sealed answers masked, the applicant's messages readable. The caller checks access. */
export async function toApplication(ctx: Ctx, row: Row): Promise<Application> {
  const steps = await ctx.db.select().from(step).where(eq(step.applicationId, row.id)).orderBy(asc(step.id));
  const secrets = Object.fromEntries(
    sealedFields.map((field) => [field, unsealSecret(row, field)]),
  ) as Record<SealedField, string>;
  const hidden = Object.fromEntries(
    sealedFields.map((field) => [field, maskSecret(field, secrets[field])]),
  ) as Record<SealedField, string>;
  return {
    ...toSummary(row, ctx.now),
    answers: { ...row.answers, ...hidden },
    clientReferenceCount: countReferences(row.answers.clientReferences),
    idNumberFits: idNumberFits(secrets.ownerIdNumber),
    taxIdFits: taxIdFits(secrets.taxId),
    checks: toChecks(row),
    account: row.vendorId === null ? await findKnownAccount(ctx, row.email) : null,
    requestedFields: row.status === "changes_requested" ? row.requestedFields : [],
    papers: await listPapers(ctx, row),
    steps: steps.map(({ at, by, from, to, note, changes, undoes }) => ({
      at: at.toISOString(),
      by,
      from,
      to,
      note: by === null ? unseal(note, answerContext(row.reference)) : note,
      changes,
      undoes,
    })),
    vendorId: row.vendorId,
  };
}

async function findKnownAccount(ctx: Ctx, email: string): Promise<Application["account"]> {
  const known = await findAccount(ctx, email);
  if (!known) return null;
  const { vendorId, registeredAt, addressConfirmed } = known;
  const [row] = await ctx.db.select().from(vendor).where(eq(vendor.id, vendorId));
  if (!row) return null;
  const { businessName, status, verifiedChecks } = row;
  return {
    vendorId,
    businessName,
    status,
    isVerified: verifiedChecks.length > 0,
    registeredAt: registeredAt.toISOString(),
    addressConfirmed,
  };
}

/** An application's audit log for staff, newest first; empty for an unknown id. */
export async function applicationHistory(
  ctx: Ctx,
  { id, ...query }: { id: number } & HistoryQuery,
): Promise<Page<AuditEntry>> {
  requireStaff(ctx);
  return listRecordHistory(ctx, { subject: "vendor_application", subjectId: id }, query);
}

function toChecks(row: Row): CheckState[] {
  const { required, wanted } = checklistOf(row.serviceCategory);
  return [...required, ...wanted].map((check) => ({
    check,
    required: required.includes(check),
    doneAt: row.checks[check]?.at ?? null,
    doneBy: row.checks[check]?.by ?? null,
  }));
}
