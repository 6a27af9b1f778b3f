import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { VerificationCheck } from "#app/marketplace/vendors/contract.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { LetterName } from "#app/staff/outbox/contract.ts";
import { customerEmail, enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { holdAfter } from "#app/staff/shell/editing/hold.ts";
import { actorName } from "#platform/context.ts";
import { lockedRow } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { openLinkToken } from "#platform/security/link-token.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Application, ApplicationStatus, applicationDecision } from "../contract.ts";
import { checklistOf } from "../rules/checklist.ts";
import { openDecisions } from "../rules/decisions.ts";
import { vendorApplicationStep as step, vendorApplication } from "../schema.server.ts";
import { makeVendor } from "./approve.server.ts";
import { statusPath, writeToBoth } from "./create.server.ts";
import { applicationOf } from "./read.server.ts";

type Row = typeof vendorApplication.$inferSelect;

/** The application, locked until the transaction ends: two members of staff decide one after the other. */
async function lockApplication(ctx: Ctx, id: number): Promise<Row> {
  requireStaff(ctx);
  return lockedRow(ctx.db, vendorApplication, id);
}

/** Ticks what has been looked at; who ticked what, and when, stays with what was ticked before. */
export async function saveChecks(
  ctx: Ctx,
  { id, checks }: { id: number; checks: VerificationCheck[] },
): Promise<Application> {
  const before = await lockApplication(ctx, id);
  // What was decided on stays as it was decided on.
  if (!openDecisions[before.status].includes("approved")) throw new AppError("conflict");
  const { required, wanted } = checklistOf(before.serviceCategory);
  const mine = { at: ctx.now.toISOString(), by: actorName(ctx.actor) };
  const ticked = [...required, ...wanted].filter((check) => checks.includes(check));
  const kept = Object.fromEntries(ticked.map((check) => [check, before.checks[check] ?? mine]));
  const [row] = await ctx.db
    .update(vendorApplication)
    .set({ checks: kept })
    .where(eq(vendorApplication.id, id))
    .returning();
  if (!row) throw new AppError("not_found");
  const detail = { from: Object.keys(before.checks).join(" "), to: ticked.join(" ") };
  await recordAudit(ctx, { act: "application.checks", subject: "vendor_application", subjectId: id, detail });
  return applicationOf(ctx, row);
}

/** Moves an application on. Approval makes the vendor and the account; the applicant is told each step. */
export async function decideApplication(
  ctx: Ctx,
  { id, status, from, note }: { id: number } & z.output<typeof applicationDecision>,
): Promise<Application> {
  const before = await lockApplication(ctx, id);
  if (from && before.status !== from) throw new AppError("conflict");
  if (before.status === status) return applicationOf(ctx, before);
  if (!openDecisions[before.status].includes(status)) throw new AppError("conflict");
  refuseUnready(ctx, before, status, note);
  const heldReason = holdAfter(before.heldReason, { moved: true, refused: status === "declined" });
  const made = status === "approved" ? await makeVendor(ctx, before) : null;
  const [row] = await ctx.db
    .update(vendorApplication)
    .set({ status, heldReason, ...(made ? { vendorId: made.vendorId } : {}) })
    .where(eq(vendorApplication.id, id))
    .returning();
  if (!row) throw new AppError("not_found");
  await ctx.db.insert(step).values({
    applicationId: id,
    at: ctx.now,
    by: actorName(ctx.actor),
    from: before.status,
    to: status,
    note,
  });
  const detail = { from: before.status, to: status };
  await recordAudit(ctx, { act: "application.status", subject: "vendor_application", subjectId: id, detail });
  // What a robot seems to have sent came from nobody who waits to hear.
  if (!row.heldReason)
    await tellApplicant(
      ctx,
      row,
      made ?? { letter: letters[status], path: statusPath(openLinkToken(row)) },
      note,
    );
  return applicationOf(ctx, row);
}

function refuseUnready(ctx: Ctx, row: Row, status: ApplicationStatus, note: string): void {
  const t = inLocale(httpMessages, ctx.locale).fields;
  const wantsNote = status === "changes_requested" || status === "declined";
  if (wantsNote && note === "") throw new AppError("invalid", { fields: { note: t.required } });
  const { required } = checklistOf(row.serviceCategory);
  if (status === "approved" && required.some((check) => !row.checks[check]))
    throw new AppError("invalid", { fields: { checks: t.checksMissing } });
}

const letters: Record<ApplicationStatus, LetterName> = {
  in_review: "application_in_review",
  changes_requested: "application_changes",
  approved: "application_approved",
  declined: "application_declined",
};

async function tellApplicant(
  ctx: Ctx,
  row: Row,
  { letter, path }: { letter: LetterName; path: string },
  note: string,
): Promise<void> {
  const { id, businessName: name, email, reference, locale } = row;
  // The same step can come again (asked twice): the letter is one for each time.
  const [{ steps } = { steps: 0 }] = await ctx.db
    .select({ steps: sql<number>`count(*)::int` })
    .from(step)
    .where(eq(step.applicationId, id));
  const facts = { name, email, phone: "", reference, message: note, path };
  await enqueueMessages(ctx, [
    customerEmail({ effect: `application:${id}:${steps}`, letter, facts, locale }),
  ]);
}

/** A person looked at a held application and it is one: the hold ends, and the letters go out that were kept back. */
export async function releaseApplication(ctx: Ctx, { id }: { id: number }): Promise<Application> {
  const before = await lockApplication(ctx, id);
  if (!before.heldReason) return applicationOf(ctx, before);
  const row = { ...before, heldReason: null };
  await ctx.db.update(vendorApplication).set({ heldReason: null }).where(eq(vendorApplication.id, id));
  await recordAudit(ctx, { act: "application.release", subject: "vendor_application", subjectId: id });
  await writeToBoth(ctx, row);
  return applicationOf(ctx, row);
}
