import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { eraseAll } from "#platform/database/erase.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { PictureError, remakePicture } from "#platform/picture.server.ts";
import { demand } from "#platform/policy.server.ts";
import { mayReviewLocalVendors } from "./policy.ts";
import { localVendorPhoto } from "./table.server.ts";

/** Keeps a photo that an application will name. @throws AppError invalid when it is none that can be read */
export async function keepPhoto(ctx: Ctx): Promise<{ photo: string }> {
  const picture = await remakePicture(ctx.file ?? new Uint8Array(), "inside").catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw new AppError("invalid", { fields: { photo: inLocale(httpMessages, ctx.locale).fields.picture } });
  });
  const photo = randomBytes(16).toString("base64url");
  await ctx.db.insert(localVendorPhoto).values({ id: photo, ...picture, createdAt: ctx.now });
  return { photo };
}

/** A photo's bytes (WebP), for staff; what no application named yet is nobody's to see. @throws AppError not_found */
export async function readPhoto(
  ctx: Ctx,
  { photo, size }: { photo: string; size: "small" | "large" },
): Promise<Buffer> {
  demand(mayReviewLocalVendors(ctx.actor), ctx.actor);
  const [row] = await ctx.db
    .select({ bytes: localVendorPhoto[size] })
    .from(localVendorPhoto)
    .where(and(eq(localVendorPhoto.id, photo), isNotNull(localVendorPhoto.localVendorId)));
  if (!row) throw new AppError("not_found");
  return row.bytes;
}

/** How long a photo waits for its application: a draft may be finished on another day. In milliseconds. */
const patience = 3 * 24 * 3_600_000;

/** Forgets photos whose application never came. */
export async function forgetUnclaimedPhotos(now: Date, signal: AbortSignal): Promise<void> {
  const old = lt(localVendorPhoto.createdAt, new Date(now.getTime() - patience));
  await eraseAll(localVendorPhoto, and(isNull(localVendorPhoto.localVendorId), old), signal);
}
