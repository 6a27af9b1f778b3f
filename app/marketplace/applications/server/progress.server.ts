import { asc, eq } from "drizzle-orm";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { seal } from "#platform/security/seal.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import type { ApplicationProgress } from "../contract.ts";
import { businessDaysAfter, reviewDays } from "../rules/review-due.ts";
import { answerContext } from "../rules/sealing-context.ts";
import { vendorApplicationStep as step, vendorApplication } from "../schema.server.ts";

type Row = typeof vendorApplication.$inferSelect;

/** Status by link, without the applicant's own answers. @throws AppError not_found */
export async function readProgress(ctx: Ctx, { token }: { token: string }): Promise<ApplicationProgress> {
  const [row] = await ctx.db
    .select()
    .from(vendorApplication)
    .where(eq(vendorApplication.tokenHash, hashToken(token)));
  if (!row) throw new AppError("not_found");
  return toProgress(ctx, row);
}

/**
 * Stores the applicant's answer, encrypted, reopens the review and notifies staff.
 * @throws AppError not_found; conflict when nothing is asked
 */
export async function answerRequest(
  ctx: Ctx,
  { token, message }: { token: string; message: string },
): Promise<ApplicationProgress> {
  const [before] = await ctx.db
    .select()
    .from(vendorApplication)
    .where(eq(vendorApplication.tokenHash, hashToken(token)))
    .for("update");
  if (!before) throw new AppError("not_found");
  if (before.status !== "changes_requested") throw new AppError("conflict");
  const { id, businessName } = before;
  await ctx.db.update(vendorApplication).set({ status: "in_review" }).where(eq(vendorApplication.id, id));
  await ctx.db.insert(step).values({
    applicationId: id,
    at: ctx.now,
    from: before.status,
    to: "in_review",
    note: seal(message, answerContext(before.reference)),
  });
  await notifyStaff(ctx, { type: "vendor_application_answer", subjectId: id, about: businessName });
  return toProgress(ctx, { ...before, status: "in_review" });
}

async function toProgress(ctx: Ctx, row: Row): Promise<ApplicationProgress> {
  const steps = await ctx.db.select().from(step).where(eq(step.applicationId, row.id)).orderBy(asc(step.id));
  return {
    reference: row.reference,
    businessName: row.businessName,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    reviewDueAt: businessDaysAfter(row.createdAt, reviewDays).toISOString(),
    steps: steps.map(({ at, by, from, to, note }) => ({
      at: at.toISOString(),
      from,
      to,
      // Links get forwarded and the answer may contain a cédula, so only staff see it.
      note: by === null ? "" : note,
      byApplicant: by === null,
    })),
  };
}
