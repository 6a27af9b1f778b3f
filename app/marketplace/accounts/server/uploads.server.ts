import { hasTooManyUnapprovedPictures } from "#app/marketplace/vendors/public.server.ts";
import type { vendor } from "#app/marketplace/vendors/schema.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";
import { consume, refund } from "#platform/http/limits.server.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { type Picture, PictureError, reencodePicture } from "#platform/pictures/picture.server.ts";
import { pictureMessages } from "../field-messages.ts";

type Row = Pick<typeof vendor.$inferSelect, "status">;

/** Anybody can register: uploads of unapproved vendors are limited. */
function isUnapproved({ actor }: Ctx, { status }: Row): boolean {
  return status === "pending" && actor.kind === "vendor";
}

/** Re-encodes the uploaded picture. @throws AppError invalid (unreadable); rate_limited */
export async function reencodeUpload(ctx: Ctx, row: Row, fit: "cover" | "inside" | "work"): Promise<Picture> {
  const { file = new Uint8Array(), address, signal } = ctx;
  const counts = [
    ["photo", `${address} vendor`],
    ["photoNetwork", `${widerNetwork(address ?? "")} vendor`],
  ] as const;
  const counted = isUnapproved(ctx, row) ? counts : [];
  for (const [limit, key] of counted) await consume(limit, key);
  const processing = reencodePicture(file, { fit, from: "account", address, signal });
  return processing.catch(async (error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    // The limits are for storage, and nothing is stored; `upload` bounds the attempts.
    for (const [limit, key] of counted) await refund(limit, key);
    throw new AppError("invalid", { fields: { picture: inLocale(httpMessages, ctx.locale).fields.picture } });
  });
}

/** Call it after the picture is stored and a replaced one deleted. @throws AppError invalid if too many wait for approval */
export async function requireStorage(ctx: Ctx, row: Row): Promise<void> {
  if (isUnapproved(ctx, row) && (await hasTooManyUnapprovedPictures(ctx)))
    throw new AppError("invalid", { fields: { picture: inLocale(pictureMessages, ctx.locale).noRoom } });
}
