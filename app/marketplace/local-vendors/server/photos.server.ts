import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { deleteInBatches } from "#platform/database/delete-in-batches.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";
import { consume } from "#platform/http/limits.server.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { PictureError, reencodePicture } from "#platform/pictures/picture.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { unclaimedPhotoMs } from "../rules/unclaimed-photos.ts";
import { localVendorPhoto } from "../schema.server.ts";

/** Maximum unclaimed photos in total, about 45 MB. */
export const maxUnclaimed = 300;

const messages = bilingual({
  noRoom: {
    en: "We can’t take more photos right now. Try again later.",
    es: "Ahora mismo no podemos recibir más fotos. Inténtalo más tarde.",
  },
});

/**
 * Stores a photo for a later application.
 * @throws AppError invalid when it is not a readable picture, or the maximum of unclaimed photos is reached;
 * rate_limited
 */
export async function savePhoto(ctx: Ctx, address: string): Promise<{ photo: string }> {
  // Counted here, so that an aborted upload costs nothing.
  await consume("photo", address);
  await consume("photoNetwork", widerNetwork(address));
  const { file = new Uint8Array(), signal } = ctx;
  const remade = reencodePicture(file, { fit: "inside", from: "anybody", address, signal });
  const picture = await remade.catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw new AppError("invalid", { fields: { photo: inLocale(httpMessages, ctx.locale).fields.picture } });
  });
  const photo = randomBytes(16).toString("base64url");
  await ctx.db.insert(localVendorPhoto).values({ id: photo, ...picture, createdAt: ctx.now });
  // Counted after the insert, so that parallel uploads cannot exceed the limit. The newest is refused: an older one
  // may belong to somebody about to apply.
  if ((await ctx.db.$count(localVendorPhoto, isNull(localVendorPhoto.localVendorId))) > maxUnclaimed) {
    await ctx.db.delete(localVendorPhoto).where(eq(localVendorPhoto.id, photo));
    throw new AppError("invalid", { fields: { photo: inLocale(messages, ctx.locale).noRoom } });
  }
  return { photo };
}

/** WebP bytes, for staff. Unclaimed photos are not readable. @throws AppError not_found */
export async function readPhoto(
  ctx: Ctx,
  { photo, size }: { photo: string; size: "small" | "large" },
): Promise<Buffer> {
  requireStaff(ctx);
  const [row] = await ctx.db
    .select({ bytes: localVendorPhoto[size] })
    .from(localVendorPhoto)
    .where(and(eq(localVendorPhoto.id, photo), isNotNull(localVendorPhoto.localVendorId)));
  if (!row) throw new AppError("not_found");
  return row.bytes;
}

/**
 * Retention: deletes photos that no application claimed within `unclaimedPhotoMs`.
 * @throws the signal's reason when aborted
 */
export async function deleteUnclaimedPhotos(now: Date, signal: AbortSignal): Promise<void> {
  const old = lt(localVendorPhoto.createdAt, new Date(now.getTime() - unclaimedPhotoMs));
  await deleteInBatches(localVendorPhoto, and(isNull(localVendorPhoto.localVendorId), old), signal);
}
