import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";
import { consume } from "#platform/http/limits.server.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { maxPhotos } from "./accepted-pictures.ts";
import { messages } from "./messages.ts";
import type { PhotoTable } from "./photo-table.server.ts";
import { type Picture, PictureError, reencodePicture } from "./picture.server.ts";

/** Maximum photos of records of one kind that wait for our answer, in total: about 45 MB. */
export const maxWaitingPhotos = 300;

/** The photos that people attach to records of one kind. */
export type AttachedPhotos = {
  table: PhotoTable;
  /** Distinguishes the kind within the limits `photo` and `photoNetwork`. */
  kind: string;
  /** Photos of records that wait for our answer. */
  countWaiting: (ctx: Ctx) => Promise<number>;
  /** A record takes `maxPhotos` in this time, in milliseconds; without it, in all. */
  perMs?: number;
};

/** A record, whether it waits for our answer, and whether something can be added to it. */
type Owner = { id: number; waits: boolean; isOpen: boolean };

type ReceivedPhoto = Picture & { uploadHash: string };

/**
 * Re-encodes the uploaded file (`ctx.file`); slow, before a transaction.
 * @returns undefined if the record has this photo already, so that an upload can be repeated
 * @throws AppError conflict if the record is closed; invalid if it is no readable picture, the record has `maxPhotos`, or
 * those that wait have `maxWaitingPhotos`; rate_limited
 */
export async function receivePhoto(
  ctx: Ctx,
  photos: AttachedPhotos,
  owner: Owner,
): Promise<ReceivedPhoto | undefined> {
  const { file = new Uint8Array(), address = "", signal } = ctx;
  const uploadHash = uploadHashOf(ctx);
  if (await findPhoto(ctx, photos, owner, uploadHash)) return undefined;
  await requireRoom(ctx, photos, owner);
  await consume("photo", `${address} ${photos.kind}`);
  await consume("photoNetwork", `${widerNetwork(address)} ${photos.kind}`);
  const remade = reencodePicture(file, { fit: "inside", from: "anybody", address, signal });
  const picture = await remade.catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw new AppError("invalid", { fields: { photo: inLocale(httpMessages, ctx.locale).fields.picture } });
  });
  return { uploadHash, ...picture };
}

/** Names the uploaded file by its bytes; 43 characters of base64url. */
export function uploadHashOf({ file = new Uint8Array() }: Ctx): string {
  return createHash("sha256").update(file).digest("base64url");
}

/**
 * Stores a received photo. The caller holds the record's lock, so that of uploads at the same time none exceeds the
 * record's maximum.
 * @returns its id; undefined if the record has it already
 * @throws AppError conflict, invalid as `receivePhoto`
 */
export async function storePhoto(
  ctx: Ctx,
  photos: AttachedPhotos,
  owner: Owner,
  { uploadHash, small, large }: ReceivedPhoto,
): Promise<string | undefined> {
  if (await findPhoto(ctx, photos, owner, uploadHash)) return undefined;
  await requireRoom(ctx, photos, owner);
  const id = randomBytes(16).toString("base64url");
  await ctx.db
    .insert(photos.table)
    .values({ id, ownerId: owner.id, uploadHash, small, large, createdAt: ctx.now });
  return id;
}

async function findPhoto(
  { db }: Ctx,
  { table }: AttachedPhotos,
  { id }: Owner,
  uploadHash: string,
): Promise<boolean> {
  return (await db.$count(table, and(eq(table.ownerId, id), eq(table.uploadHash, uploadHash)))) > 0;
}

/** Uploads at the same moment may exceed the total by their number: the few that are decoded at once. */
async function requireRoom(ctx: Ctx, { table, perMs, countWaiting }: AttachedPhotos, owner: Owner) {
  if (!owner.isOpen) throw new AppError("conflict");
  const texts = inLocale(messages, ctx.locale);
  const recent = perMs === undefined ? undefined : gt(table.createdAt, new Date(ctx.now.getTime() - perMs));
  if ((await ctx.db.$count(table, and(eq(table.ownerId, owner.id), recent))) >= maxPhotos)
    throw new AppError("invalid", {
      fields: { photo: perMs === undefined ? texts.enough : texts.enoughToday },
    });
  if (owner.waits && (await countWaiting(ctx)) >= maxWaitingPhotos)
    throw new AppError("invalid", { fields: { photo: texts.noRoom } });
}

/** Ids of the records' photos, oldest first, by the records' ids. */
export async function listPhotos(
  { db }: Ctx,
  table: PhotoTable,
  owners: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ ownerId: table.ownerId, id: table.id })
    .from(table)
    .where(inArray(table.ownerId, [...owners]))
    .orderBy(asc(table.createdAt), asc(table.id));
  const found = new Map<number, string[]>(owners.map((id) => [id, []]));
  for (const { ownerId, id } of rows) found.get(ownerId)?.push(id);
  return found;
}

/** Which photo, and which of its two sizes. */
export type PhotoParams = { photo: string; size: "small" | "large" };

/** WebP bytes. The caller checks access to the record. @throws AppError not_found, also for another record's photo */
export async function readPhoto(
  { db }: Ctx,
  table: PhotoTable,
  ownerId: number,
  { photo, size }: PhotoParams,
): Promise<Buffer> {
  const [row] = await db
    .select({ bytes: table[size] })
    .from(table)
    .where(and(eq(table.id, photo), eq(table.ownerId, ownerId)));
  if (!row) throw new AppError("not_found");
  return row.bytes;
}

/** The answer with a photo. The bytes of an id never change. `private`: only this browser may cache them. */
export function photoResponse(bytes: Buffer): Response {
  const headers = { "Content-Type": "image/webp", "Cache-Control": "private, max-age=86400" };
  return new Response(new Uint8Array(bytes), { headers });
}
