import { and, count, eq, isNull, ne } from "drizzle-orm";
import type { z } from "zod";
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
import type { safetyPhotoReceipt } from "../contract.ts";
import { safetyRequest, safetyRequestEvent, safetyRequestPhoto } from "../schema.server.ts";
import { hasRecentAddition } from "./create.server.ts";

type Row = typeof safetyRequest.$inferSelect;
type Receipt = z.infer<typeof safetyPhotoReceipt>;

const photos: AttachedPhotos = { table: safetyRequestPhoto, kind: "safety", countWaiting };

async function countWaiting({ db }: Ctx): Promise<number> {
  const [row] = await db
    .select({ photos: count() })
    .from(safetyRequestPhoto)
    .innerJoin(safetyRequest, eq(safetyRequest.id, safetyRequestPhoto.ownerId))
    .where(and(isNull(safetyRequest.answeredAt), ne(safetyRequest.status, "closed")));
  return row?.photos ?? 0;
}

/** A closed request takes photos, too, as it takes a contact: its sender may not know that it was closed. */
const ownerOf = ({ id, answeredAt, status }: Row) => ({
  id,
  waits: answeredAt === null && status !== "closed",
  isOpen: true,
});

const byDelivery = (delivery: string) => eq(safetyRequest.deliveryHash, hashToken(delivery));

/**
 * Re-encodes a photo that the sender adds to a request; the returned function stores it, in a transaction. The same file
 * again stores nothing, so that an upload can be repeated. Staff are notified of photos of a request that they have
 * opened, unless it is held or got one in the last ten minutes.
 * @throws AppError not_found; invalid and rate_limited as `receivePhoto`
 */
export async function saveSafetyPhoto(
  ctx: Ctx,
  { delivery }: { delivery: string },
): Promise<(txCtx: Ctx) => Promise<Receipt>> {
  const [request] = await ctx.db.select().from(safetyRequest).where(byDelivery(delivery));
  if (!request) throw new AppError("not_found");
  const photo = await receivePhoto(ctx, photos, ownerOf(request));
  if (!photo) return (txCtx) => receiptOf(txCtx, request);
  return async (txCtx) => {
    const [row] = await txCtx.db.select().from(safetyRequest).where(byDelivery(delivery)).for("update");
    if (!row) throw new AppError("not_found");
    if ((await storePhoto(txCtx, photos, ownerOf(row), photo)) !== undefined) await notifyOfPhoto(txCtx, row);
    return receiptOf(txCtx, row);
  };
}

async function receiptOf({ db }: Ctx, { id }: Row): Promise<Receipt> {
  return { photos: await db.$count(safetyRequestPhoto, eq(safetyRequestPhoto.ownerId, id)) };
}

async function notifyOfPhoto(ctx: Ctx, row: Row): Promise<void> {
  await endSnooze(ctx, { kind: "safety_request", id: row.id });
  const isKnown = row.status === "pending_review" || (await hasRecentAddition(ctx, row.id, "photo"));
  await ctx.db
    .insert(safetyRequestEvent)
    .values({ requestId: row.id, at: ctx.now, by: row.name, kind: "photo" });
  if (row.heldReason || isKnown) return;
  await notifyStaff(ctx, { type: "safety_photo", subjectId: row.id, about: row.name });
}

/** WebP bytes, for staff. @throws AppError not_found, also for another request's photo */
export async function readSafetyPhoto(
  ctx: Ctx,
  { id, ...photo }: { id: number } & PhotoParams,
): Promise<Buffer> {
  requireStaff(ctx);
  return readPhoto(ctx, safetyRequestPhoto, id, photo);
}
