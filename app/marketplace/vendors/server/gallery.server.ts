import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { requireUnchanged } from "#app/staff/shell/editing/transition.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import type { Picture } from "#platform/pictures/picture.server.ts";
import type { Gallery, GalleryPicture, galleryArrangement } from "../contract.ts";
import { vendorGalleryPicture as galleryTable, vendor } from "../schema.server.ts";
import { galleryLimit, maxGalleryPictures } from "../values.ts";
import { deletePicture, insertPicture } from "./pictures.server.ts";
import { updateVendor } from "./save.server.ts";

type Row = typeof vendor.$inferSelect;

const messages = bilingual({
  full: {
    en: `A gallery holds ${maxGalleryPictures} pictures. Remove one to add another.`,
    es: `En la galería caben ${maxGalleryPictures} fotos. Quita una para agregar otra.`,
  },
  fullUntilApproved: {
    en: (n: number) =>
      `Until we approve your profile, the gallery holds ${n} pictures. Remove one to add another.`,
    es: (n: number) =>
      `Hasta que aprobemos tu perfil, en la galería caben ${n} fotos. Quita una para agregar otra.`,
  },
});

/** A vendor's pictures of work, in its order. */
export function readGalleryPictures({ db }: Pick<Ctx, "db">, vendorId: number): Promise<GalleryPicture[]> {
  const { id, caption, captionSpanish, width, height, place } = galleryTable;
  return db
    .select({ id, caption, captionSpanish, width, height })
    .from(galleryTable)
    .where(eq(galleryTable.vendorId, vendorId))
    .orderBy(asc(place), asc(id));
}

/** The gallery if it has a picture made of these bytes already, else undefined. @throws AppError not_found */
export async function galleryWithUpload(
  ctx: Ctx,
  vendorId: number,
  uploadHash: string,
): Promise<Gallery | undefined> {
  const same = and(eq(galleryTable.vendorId, vendorId), eq(galleryTable.uploadHash, uploadHash));
  if ((await ctx.db.$count(galleryTable, same)) === 0) return undefined;
  const [row] = await ctx.db.select().from(vendor).where(eq(vendor.id, vendorId));
  if (!row) throw new AppError("not_found");
  return toGallery(ctx, row);
}

/** @throws AppError invalid if the gallery is full */
export async function requireGalleryRoom(
  ctx: Ctx,
  { id, status }: Pick<Row, "id" | "status">,
): Promise<void> {
  const limit = galleryLimit(status);
  if ((await ctx.db.$count(galleryTable, eq(galleryTable.vendorId, id))) < limit) return;
  const { full, fullUntilApproved } = inLocale(messages, ctx.locale);
  const picture = status === "pending" ? fullUntilApproved(limit) : full;
  throw new AppError("invalid", { fields: { picture } });
}

/**
 * Adds a picture at the end; the first one becomes the cover. The same upload again stores nothing. Under the vendor's lock, so
 * that of uploads at the same time none exceeds the limit. Raises the profile's version.
 * @throws AppError not_found; invalid if the gallery is full
 */
export async function insertGalleryPicture(
  ctx: Ctx,
  vendorId: number,
  { uploadHash, ...picture }: Picture & { uploadHash: string },
): Promise<Gallery> {
  const { row, pictures } = await lockGallery(ctx, vendorId);
  const stored = await galleryWithUpload(ctx, vendorId, uploadHash);
  if (stored) return stored;
  await requireGalleryRoom(ctx, row);
  const id = await insertPicture(ctx, vendorId, picture);
  const [last] = pictures.slice(-1);
  const { width, height } = picture;
  await ctx.db.insert(galleryTable).values({
    ...{ id, vendorId, uploadHash, width, height, createdAt: ctx.now },
    place: last ? last.place + 1 : 0,
  });
  return saveCover(ctx, row, row.coverId ?? id);
}

/**
 * Saves order, captions and cover; raises the profile's version if something changed.
 * @throws AppError not_found; conflict when `version` is outdated, or the pictures are not those of the gallery
 */
export async function arrangeGallery(
  ctx: Ctx,
  vendorId: number,
  wanted: z.output<typeof galleryArrangement>,
): Promise<Gallery> {
  const { row, pictures } = await lockGallery(ctx, vendorId);
  requireUnchanged(wanted.version, row.version);
  const ids = new Set(wanted.pictures.map(({ id }) => id));
  const isWhole = ids.size === wanted.pictures.length && ids.size === pictures.length;
  if (!isWhole || !pictures.every(({ id }) => ids.has(id))) throw new AppError("conflict");
  const coverId = wanted.coverId ?? row.coverId;
  if (coverId !== null && !ids.has(coverId)) throw new AppError("conflict");
  const before = new Map(pictures.map((one) => [one.id, one]));
  const changed = wanted.pictures
    .map((one, place) => ({ ...one, place }))
    .filter((one) => !isSame(one, before.get(one.id)));
  for (const { id, ...set } of changed)
    await ctx.db.update(galleryTable).set(set).where(eq(galleryTable.id, id));
  if (changed.length === 0 && coverId === row.coverId) return toGallery(ctx, row);
  return saveCover(ctx, row, coverId);
}

type Placed = Pick<typeof galleryTable.$inferSelect, "place" | "caption" | "captionSpanish">;

function isSame(one: Placed, other: Placed | undefined): boolean {
  const { place, caption, captionSpanish } = one;
  return place === other?.place && caption === other.caption && captionSpanish === other.captionSpanish;
}

/** Removes a picture; raises the profile's version. @throws AppError not_found, also for another vendor's picture */
export async function removeGalleryPicture(ctx: Ctx, vendorId: number, picture: string): Promise<Gallery> {
  const { row } = await lockGallery(ctx, vendorId);
  return saveCover(ctx, row, await deleteFromGallery(ctx, row, picture));
}

/**
 * Deletes a picture of a locked vendor. @returns the cover afterwards: the first picture if it was the cover
 * @throws AppError not_found
 */
export async function deleteFromGallery(ctx: Ctx, row: Row, picture: string): Promise<string | null> {
  const pictures = await readGalleryPictures(ctx, row.id);
  const rest = pictures.filter(({ id }) => id !== picture);
  if (rest.length === pictures.length) throw new AppError("not_found");
  await deletePicture(ctx, picture);
  return row.coverId === picture ? (rest[0]?.id ?? null) : row.coverId;
}

async function lockGallery(ctx: Ctx, vendorId: number) {
  const row = await selectForUpdate(ctx.db, vendor, vendorId);
  const pictures = await ctx.db
    .select()
    .from(galleryTable)
    .where(eq(galleryTable.vendorId, vendorId))
    .orderBy(asc(galleryTable.place), asc(galleryTable.id));
  return { row, pictures };
}

async function saveCover(ctx: Ctx, row: Row, coverId: string | null): Promise<Gallery> {
  const version = row.version + 1;
  return toGallery(ctx, await updateVendor(ctx, row.id, { coverId, version, updatedAt: ctx.now }));
}

async function toGallery(ctx: Ctx, { id, coverId, version }: Row): Promise<Gallery> {
  return { pictures: await readGalleryPictures(ctx, id), coverId, version };
}
