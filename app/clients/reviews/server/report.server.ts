import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { newReport } from "#app/marketplace/moderation/contract.ts";
import { saveReport } from "#app/marketplace/moderation/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { review } from "../schema.server.ts";

/** Saves a visitor's report on a review, with its text. @throws AppError not_found if the review is not published */
export async function reportReview(ctx: Ctx, { id, ...report }: { id: number } & z.output<typeof newReport>) {
  const [row] = await ctx.db
    .select()
    .from(review)
    .where(and(eq(review.id, id), eq(review.status, "published")));
  if (!row) throw new AppError("not_found");
  const { vendorId, text } = row;
  return saveReport(ctx, { subject: "review", subjectId: id, about: text, vendorId }, report);
}
