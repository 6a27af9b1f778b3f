import { count, eq, isNull } from "drizzle-orm";
import { endSnooze } from "#app/staff/follow-up/public.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import {
  type AttachedPhotos,
  type PhotoParams,
  readPhoto,
  receivePhoto,
  storePhoto,
} from "#platform/pictures/attached-photos.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import type { Tracking } from "../../contract.ts";
import { booking, bookingEvent, bookingPhoto } from "../../schema.server.ts";
import { isOpen, waitAgain } from "../change-by-customer.server.ts";
import { bookingLabel } from "../create.server.ts";
import { findByToken, toTracking } from "../tracking.server.ts";

type Row = typeof booking.$inferSelect;

const photos: AttachedPhotos = { table: bookingPhoto, kind: "booking", countWaiting };

async function countWaiting({ db }: Ctx): Promise<number> {
  const [row] = await db
    .select({ photos: count() })
    .from(bookingPhoto)
    .innerJoin(booking, eq(booking.id, bookingPhoto.ownerId))
    .where(isNull(booking.answeredAt));
  return row?.photos ?? 0;
}

const ownerOf = (row: Row) => ({ id: row.id, waits: row.answeredAt === null, isOpen: isOpen(row) });

/**
 * Re-encodes a photo that the customer adds by the link; the returned function stores it, in a transaction. The same
 * file again stores nothing, so that an upload can be repeated.
 * @throws AppError not_found; conflict if the booking is completed or cancelled; invalid and rate_limited as
 * `receivePhoto`
 */
export async function savePhoto(
  ctx: Ctx,
  { token }: { token: string },
): Promise<(txCtx: Ctx) => Promise<Tracking>> {
  const row = await findByToken(ctx, token);
  const photo = await receivePhoto(ctx, photos, ownerOf(row));
  if (!photo) return async (txCtx) => toTracking(txCtx, row);
  return async (txCtx) => {
    const [before] = await txCtx.db
      .select()
      .from(booking)
      .where(eq(booking.tokenHash, hashToken(token)))
      .for("update");
    if (!before) throw new AppError("not_found");
    const id = await storePhoto(txCtx, photos, ownerOf(before), photo);
    return toTracking(txCtx, id === undefined ? before : await showToStaff(txCtx, before));
  };
}

/** Photos with the request belong to it; later ones make the customer await contact again. */
async function showToStaff(ctx: Ctx, before: Row): Promise<Row> {
  await ctx.db
    .insert(bookingEvent)
    .values({ bookingId: before.id, at: ctx.now, by: "customer", kind: "photo" });
  await endSnooze(ctx, { kind: "booking", id: before.id });
  if (!before.answeredAt) return before;
  const [row] = await ctx.db
    .update(booking)
    .set({ ...waitAgain(ctx, before), version: before.version + 1 })
    .where(eq(booking.id, before.id))
    .returning();
  if (!row) throw new AppError("not_found");
  await notifyStaff(ctx, { type: "booking_changed", subjectId: row.id, about: bookingLabel(row) });
  return row;
}

/** WebP bytes, for who has the booking's link. @throws AppError not_found, also for another booking's photo */
export async function readTrackedPhoto(
  ctx: Ctx,
  { token, ...photo }: { token: string } & PhotoParams,
): Promise<Buffer> {
  return readPhoto(ctx, bookingPhoto, (await findByToken(ctx, token)).id, photo);
}

/** WebP bytes, for staff. @throws AppError not_found, also for another booking's photo */
export async function readStaffPhoto(
  ctx: Ctx,
  { id, ...photo }: { id: number } & PhotoParams,
): Promise<Buffer> {
  requireStaff(ctx);
  return readPhoto(ctx, bookingPhoto, id, photo);
}
