import { asc, eq } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken } from "#platform/security/token.server.ts";
import type { ApplicationProgress } from "../contract.ts";
import { businessDaysAfter, reviewDays } from "../rules/review-due.ts";
import { vendorApplicationStep as step, vendorApplication } from "../schema.server.ts";

type Row = typeof vendorApplication.$inferSelect;

/** The application of a status link. @param lock holds its row until the transaction ends @throws AppError not_found */
export async function findByToken(ctx: Pick<Ctx, "db">, token: string, lock?: "update"): Promise<Row> {
  const query = ctx.db
    .select()
    .from(vendorApplication)
    .where(eq(vendorApplication.tokenHash, hashToken(token)));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw new AppError("not_found");
  return row;
}

/** Status by link, without the applicant's own answers. @throws AppError not_found */
export async function readProgress(ctx: Ctx, { token }: { token: string }): Promise<ApplicationProgress> {
  return toProgress(ctx, await findByToken(ctx, token));
}

/** The applicant's view of a row. */
export async function toProgress(ctx: Ctx, row: Row): Promise<ApplicationProgress> {
  const all = await ctx.db.select().from(step).where(eq(step.applicationId, row.id)).orderBy(asc(step.id));
  // What staff undid within seconds was never said: neither the decision nor its undoing.
  const steps = all.filter((one, index) => !one.undoes && !all[index + 1]?.undoes);
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
