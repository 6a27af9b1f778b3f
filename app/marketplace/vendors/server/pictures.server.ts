import { randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Picture } from "#platform/pictures/picture.server.ts";
import { vendor, vendorPicture } from "../schema.server.ts";

/** Stores a picture. @returns its id, which cannot be guessed */
export async function insertPicture(ctx: Ctx, vendorId: number, picture: Picture): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  await ctx.db.insert(vendorPicture).values({ id, vendorId, ...picture, createdAt: ctx.now });
  return id;
}

/** Maximum number of pictures of all unapproved vendors together: 45 MB. */
export const maxUnapprovedPictures = 300;

/** Anybody can register, so storage for unapproved vendors is limited. The newest picture is refused: older ones may
 * belong to vendors who wait in good faith. */
export async function hasTooManyUnapprovedPictures({ db }: Ctx): Promise<boolean> {
  const unapproved = db.select({ id: vendor.id }).from(vendor).where(eq(vendor.status, "pending"));
  return (
    (await db.$count(vendorPicture, inArray(vendorPicture.vendorId, unapproved))) > maxUnapprovedPictures
  );
}

/** Deletes a picture that no vendor shows any more. */
export async function deletePicture(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(vendorPicture).where(eq(vendorPicture.id, id));
}

/** Deletes all pictures of a vendor, with the gallery; the caller has taken them off the vendor's row. */
export async function deletePicturesOf(ctx: Ctx, vendorId: number): Promise<void> {
  await ctx.db.delete(vendorPicture).where(eq(vendorPicture.vendorId, vendorId));
}

/**
 * WebP bytes, for everybody who knows the id: the pages of the vendor and of staff show pictures by their address alone.
 * @returns `isPublic`: the vendor is in the directory
 * @throws AppError not_found
 */
export async function readPicture(
  ctx: Ctx,
  { id, size }: { id: string; size: "small" | "large" },
): Promise<{ bytes: Buffer; isPublic: boolean }> {
  const [row] = await ctx.db
    .select({ bytes: vendorPicture[size], status: vendor.status })
    .from(vendorPicture)
    .innerJoin(vendor, eq(vendor.id, vendorPicture.vendorId))
    .where(eq(vendorPicture.id, id));
  if (!row) throw new AppError("not_found");
  return { bytes: row.bytes, isPublic: row.status === "approved" };
}
