import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Picture } from "#platform/picture.server.ts";
import { vendor, vendorPicture } from "./table.server.ts";

/** Keeps a vendor's picture. @returns its id, which nobody can guess */
export async function keepPicture(ctx: Ctx, vendorId: number, picture: Picture): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  await ctx.db.insert(vendorPicture).values({ id, vendorId, ...picture, createdAt: ctx.now });
  return id;
}

/** How many pictures of vendors whom staff have not looked at are kept, of all together: 45 MB. */
export const maxUnapproved = 300;

/**
 * Takes away what is too much of vendors whom nobody approved, the oldest first: anybody may register. A vendor that somebody
 * changes at this moment is left out, so that two uploads never wait for each other.
 */
export async function boundUnapproved({ db }: Ctx): Promise<void> {
  const unapproved = eq(vendor.status, "pending");
  const tooMany = await db
    .select({ id: vendorPicture.id, vendorId: vendorPicture.vendorId })
    .from(vendorPicture)
    .innerJoin(vendor, and(eq(vendor.id, vendorPicture.vendorId), unapproved))
    .orderBy(desc(vendorPicture.createdAt))
    .offset(maxUnapproved);
  if (tooMany.length === 0) return;
  const owners = tooMany.map(({ vendorId }) => vendorId);
  const rows = await db
    .select({ id: vendor.id, photoId: vendor.photoId, logoId: vendor.logoId })
    .from(vendor)
    .where(and(inArray(vendor.id, owners), unapproved))
    .for("update", { skipLocked: true });
  for (const { id, photoId, logoId } of rows) {
    const theirs = tooMany.filter(({ vendorId }) => vendorId === id).map((one) => one.id);
    const left = (picture: string | null) => (picture && theirs.includes(picture) ? null : picture);
    await db
      .update(vendor)
      .set({ photoId: left(photoId), logoId: left(logoId) })
      .where(eq(vendor.id, id));
    await db
      .delete(vendorPicture)
      .where(and(inArray(vendorPicture.id, theirs), eq(vendorPicture.vendorId, id)));
  }
}

export async function deletePicture(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(vendorPicture).where(eq(vendorPicture.id, id));
}

/** A picture's bytes (WebP). @throws AppError not_found */
export async function readPicture(
  ctx: Ctx,
  { id, size }: { id: string; size: "small" | "large" },
): Promise<Buffer> {
  const [row] = await ctx.db
    .select({ bytes: vendorPicture[size] })
    .from(vendorPicture)
    .where(eq(vendorPicture.id, id));
  if (!row) throw new AppError("not_found");
  return row.bytes;
}
