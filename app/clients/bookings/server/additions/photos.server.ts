import { createHash, randomBytes } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";
import { consume } from "#platform/http/limits.server.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { type Picture, PictureError, reencodePicture } from "#platform/pictures/picture.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import type { Tracking } from "../../contract.ts";
import { booking, bookingEvent, bookingPhoto } from "../../schema.server.ts";
import { maxPhotos } from "../../values.ts";
import { isOpen, waitAgain } from "../change-by-customer.server.ts";
import { bookingLabel } from "../create.server.ts";
import { findByToken, toTracking } from "../tracking.server.ts";

type Row = typeof booking.$inferSelect;

/** Maximum photos of bookings that wait for our answer, in total: about 45 MB. */
export const maxUnanswered = 300;

const messages = bilingual({
  enough: {
    en: `A booking can have ${maxPhotos} photos at most. This one already has them all.`,
    es: `Una reserva puede tener ${maxPhotos} fotos como máximo. Esta ya las tiene todas.`,
  },
  noRoom: {
    en: "We can’t take more photos right now. Your request is not affected; you can add the photo later on the page of your booking.",
    es: "Ahora mismo no podemos recibir más fotos. Tu solicitud sigue igual; puedes agregar la foto más tarde en la página de tu reserva.",
  },
});

/**
 * Re-encodes a photo that the customer adds by the link; the returned function stores it, in a transaction. The same
 * file again stores nothing, so that an upload can be repeated.
 * @throws AppError not_found; conflict if the booking is completed or cancelled; invalid if it is no readable picture, the
 * booking has `maxPhotos`, or those without an answer have `maxUnanswered`; rate_limited
 */
export async function savePhoto(
  ctx: Ctx,
  { token }: { token: string },
): Promise<(txCtx: Ctx) => Promise<Tracking>> {
  const row = await findByToken(ctx, token);
  const { file = new Uint8Array(), address = "", signal } = ctx;
  const uploadHash = createHash("sha256").update(file).digest("base64url");
  if (await isStored(ctx, row, uploadHash)) return async (txCtx) => toTracking(txCtx, row);
  await requireRoom(ctx, row);
  await consume("photo", `${address} booking`);
  await consume("photoNetwork", `${widerNetwork(address)} booking`);
  const remade = reencodePicture(file, { fit: "inside", from: "anybody", address, signal });
  const picture = await remade.catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw new AppError("invalid", { fields: { photo: inLocale(httpMessages, ctx.locale).fields.picture } });
  });
  return (txCtx) => insertPhoto(txCtx, token, { uploadHash, ...picture });
}

async function isStored({ db }: Ctx, { id }: Row, uploadHash: string): Promise<boolean> {
  const same = and(eq(bookingPhoto.bookingId, id), eq(bookingPhoto.uploadHash, uploadHash));
  return (await db.$count(bookingPhoto, same)) > 0;
}

async function requireRoom(ctx: Ctx, row: Row): Promise<void> {
  if (!isOpen(row)) throw new AppError("conflict");
  if ((await ctx.db.$count(bookingPhoto, eq(bookingPhoto.bookingId, row.id))) >= maxPhotos)
    throw new AppError("invalid", { fields: { photo: inLocale(messages, ctx.locale).enough } });
  if (row.answeredAt === null && (await countUnanswered(ctx)) >= maxUnanswered)
    throw new AppError("invalid", { fields: { photo: inLocale(messages, ctx.locale).noRoom } });
}

/** Uploads at the same moment may exceed the maximum by their number: the few that are decoded at once. */
async function countUnanswered({ db }: Ctx): Promise<number> {
  const [row] = await db
    .select({ photos: count() })
    .from(bookingPhoto)
    .innerJoin(booking, eq(booking.id, bookingPhoto.bookingId))
    .where(isNull(booking.answeredAt));
  return row?.photos ?? 0;
}

/** Under the booking's lock: of uploads at the same time none exceeds the limit. */
async function insertPhoto(
  ctx: Ctx,
  token: string,
  photo: Picture & { uploadHash: string },
): Promise<Tracking> {
  const [before] = await ctx.db
    .select()
    .from(booking)
    .where(eq(booking.tokenHash, hashToken(token)))
    .for("update");
  if (!before) throw new AppError("not_found");
  if (await isStored(ctx, before, photo.uploadHash)) return toTracking(ctx, before);
  await requireRoom(ctx, before);
  const id = randomBytes(16).toString("base64url");
  await ctx.db.insert(bookingPhoto).values({ id, bookingId: before.id, ...photo, createdAt: ctx.now });
  await ctx.db
    .insert(bookingEvent)
    .values({ bookingId: before.id, at: ctx.now, by: "customer", kind: "photo" });
  return toTracking(ctx, await showToStaff(ctx, before));
}

/** Photos with the request belong to it; later ones make the customer await contact again. */
async function showToStaff(ctx: Ctx, before: Row): Promise<Row> {
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

type PhotoParams = { photo: string; size: "small" | "large" };

/** WebP bytes, for who has the booking's link. @throws AppError not_found, also for another booking's photo */
export async function readTrackedPhoto(
  ctx: Ctx,
  { token, ...photo }: { token: string } & PhotoParams,
): Promise<Buffer> {
  return readPhoto(ctx, (await findByToken(ctx, token)).id, photo);
}

/** WebP bytes, for staff. @throws AppError not_found, also for another booking's photo */
export async function readStaffPhoto(
  ctx: Ctx,
  { id, ...photo }: { id: number } & PhotoParams,
): Promise<Buffer> {
  requireStaff(ctx);
  return readPhoto(ctx, id, photo);
}

async function readPhoto({ db }: Ctx, bookingId: number, { photo, size }: PhotoParams): Promise<Buffer> {
  const [row] = await db
    .select({ bytes: bookingPhoto[size] })
    .from(bookingPhoto)
    .where(and(eq(bookingPhoto.id, photo), eq(bookingPhoto.bookingId, bookingId)));
  if (!row) throw new AppError("not_found");
  return row.bytes;
}
