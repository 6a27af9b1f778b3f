import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { eraseAll } from "#platform/database/erase.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";
import { consume } from "#platform/http/limits.server.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { PictureError, remakePicture } from "#platform/pictures/picture.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { unclaimedKept } from "../rules/photo-time.ts";
import { localVendorPhoto } from "../schema.server.ts";

/** How many wait for their application at most, of everybody: 45 MB. */
export const maxUnclaimed = 300;

const messages = bilingual({
  noRoom: {
    en: "There is no room for more photos right now. Try again later.",
    es: "Ahora mismo no hay espacio para más fotos. Inténtalo más tarde.",
  },
});

/**
 * Keeps a photo that an application will name.
 * @param address who sends it: each is decoded and kept, for anybody
 * @throws AppError invalid when it is none that can be read, or too many wait for their application; rate_limited
 */
export async function keepPhoto(ctx: Ctx, address: string): Promise<{ photo: string }> {
  // Only here: an upload that broke off is none of them.
  await consume("photo", address);
  await consume("photoNetwork", widerNetwork(address));
  const { file = new Uint8Array(), signal } = ctx;
  const sent = remakePicture(file, { fit: "inside", from: "anybody", address, signal });
  const picture = await sent.catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw new AppError("invalid", { fields: { photo: inLocale(httpMessages, ctx.locale).fields.picture } });
  });
  const photo = randomBytes(16).toString("base64url");
  await ctx.db.insert(localVendorPhoto).values({ id: photo, ...picture, createdAt: ctx.now });
  // Counted with this one, so that of two at once for the last place none is kept too many. The newest is refused: an
  // older one may be that of somebody who is about to apply.
  if ((await ctx.db.$count(localVendorPhoto, isNull(localVendorPhoto.localVendorId))) > maxUnclaimed) {
    await ctx.db.delete(localVendorPhoto).where(eq(localVendorPhoto.id, photo));
    throw new AppError("invalid", { fields: { photo: inLocale(messages, ctx.locale).noRoom } });
  }
  return { photo };
}

/** A photo's bytes (WebP), for staff; what no application named yet is nobody's to see. @throws AppError not_found */
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

/** Forgets photos whose application never came. */
export async function forgetUnclaimedPhotos(now: Date, signal: AbortSignal): Promise<void> {
  const old = lt(localVendorPhoto.createdAt, new Date(now.getTime() - unclaimedKept));
  await eraseAll(localVendorPhoto, and(isNull(localVendorPhoto.localVendorId), old), signal);
}
