import { and, avg, count, eq, inArray, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import { findContacts } from "#app/marketplace/moderation/detector.ts";
import { updateVendor, vendorEmail } from "#app/marketplace/vendors/public.server.ts";
import { managedSearchText, vendor } from "#app/marketplace/vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { undo, undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import { actorName } from "#platform/context.ts";
import { type Page, readPageWithRelated } from "#platform/database/lists/page.server.ts";
import { searchFilterBy } from "#platform/database/lists/search.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx, Db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { decidedReview, Review, ReviewQuery, reviewDecision } from "../contract.ts";
import { review, reviewSearchText } from "../schema.server.ts";
import { isPublished, toPublicReview } from "./read.server.ts";

type Row = typeof review.$inferSelect;

/**
 * Lists reviews for staff, newest first; a search also finds the reviews of a vendor. `contacts` are quoted from the
 * text, as the detector found them.
 */
export async function listReviews(ctx: Ctx, query: ReviewQuery): Promise<Page<Review>> {
  requireStaff(ctx);
  const filter = and(
    query.status && eq(review.status, query.status),
    await searchFilterBy(
      query.search,
      review.id,
      // With "or" over two tables PostgreSQL would use neither index.
      async (matches) => sql`${review.id} in (
        select id from review where ${matches(reviewSearchText)}
        union all
        select id from review where vendor_id in (select id from vendor where ${matches(managedSearchText)}))`,
    ),
  );
  return readPageWithRelated(ctx.db, review, filter, query, (rows) => toStaffView(ctx, rows));
}

async function toStaffView(ctx: Ctx, rows: readonly Row[]): Promise<Review[]> {
  const ids = rows.map((row) => row.vendorId);
  const vendors = await ctx.db
    .select({ id: vendor.id, name: vendor.businessName })
    .from(vendor)
    .where(inArray(vendor.id, ids));
  const names = new Map(vendors.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...toPublicReview(row),
    vendorId: row.vendorId,
    vendorName: names.get(row.vendorId) ?? "",
    bookingId: row.bookingId,
    status: row.status,
    heldReason: row.heldReason,
    contacts: findContacts(row.text).map((found) => found.text),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}

/**
 * Publishes or declines a review, updates the vendor's rating, notifies the vendor of a published one; audited. It can be
 * undone.
 * @throws AppError not_found; conflict if a colleague decided meanwhile
 */
export function decideReview(ctx: Ctx, input: Decision): Promise<z.infer<typeof decidedReview>> {
  return undoable(ctx, { act: "review.decide", subject: "review", id: input.id }, (held) =>
    decide(held, input),
  );
}

type Decision = { id: number } & z.output<typeof reviewDecision>;

async function decide(ctx: Ctx, { id, status, from }: Decision): Promise<Review> {
  const { row, changed } = await transition(ctx, review, id, (before) => {
    requireUnchanged(from, before.status);
    if (before.status === status) return null;
    return {
      set: { status, decidedBy: actorName(ctx.actor), decidedAt: ctx.now },
      event: { act: "review.decide", subject: "review", detail: { from: before.status, to: status } },
    };
  });
  if (changed) await updateRating(ctx.db, row.vendorId);
  if (changed && status === "published") await notifyVendor(ctx, row);
  const [result] = await toStaffView(ctx, [row]);
  if (!result) throw new AppError("not_found");
  return result;
}

/**
 * Undoes the caller's decision of a moment ago; the rating is what it was, and the vendor is not notified.
 * @throws AppError not_found; conflict if it is too late, or a colleague has decided since
 */
export async function undoReviewDecision(
  ctx: Ctx,
  { id, act }: { id: number; act: number },
): Promise<Review> {
  requireStaff(ctx);
  const { status: from } = await selectForUpdate(ctx.db, review, id);
  await undo(ctx, { acts: ["review.decide"], id, number: act }, [review]);
  const row = await selectForUpdate(ctx.db, review, id);
  await updateRating(ctx.db, row.vendorId);
  const detail = { from, to: row.status };
  await recordAudit(ctx, { act: "review.undo", subject: "review", subjectId: id, detail });
  const [result] = await toStaffView(ctx, [row]);
  if (!result) throw new AppError("not_found");
  return result;
}

/**
 * Removes the vendor's reply, who may then write another one; audited.
 * @throws AppError not_found, also without a reply
 */
export async function removeReply(ctx: Ctx, { id }: { id: number }): Promise<Review> {
  requireStaff(ctx);
  const [row] = await ctx.db
    .update(review)
    .set({ reply: "", repliedAt: null })
    .where(and(eq(review.id, id), ne(review.reply, "")))
    .returning();
  if (!row) throw new AppError("not_found");
  await recordAudit(ctx, { act: "review.removeReply", subject: "review", subjectId: id });
  const [result] = await toStaffView(ctx, [row]);
  if (!result) throw new AppError("not_found");
  return result;
}

/** Recomputes rating (one decimal; 0 without reviews) and count from published reviews, and indexes the vendor anew; locks its row. */
export async function updateRating(db: Db, vendorId: number): Promise<void> {
  await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.id, vendorId)).for("update");
  const [all] = await db
    .select({ rating: avg(review.rating).mapWith(Number), reviewCount: count() })
    .from(review)
    .where(isPublished(vendorId));
  const rating = Math.round((all?.rating ?? 0) * 10) / 10;
  await updateVendor({ db }, vendorId, { rating, reviewCount: all?.reviewCount ?? 0 });
}

async function notifyVendor(ctx: Ctx, row: Row): Promise<void> {
  const [to] = await ctx.db.select().from(vendor).where(eq(vendor.id, row.vendorId));
  await enqueueMessages(ctx, vendorEmail(to, `review-published:${row.id}`, "review_published"));
}
