import { createHash } from "node:crypto";
import type { z } from "zod";
import { inspectTexts } from "#app/marketplace/moderation/public.server.ts";
import type { Gallery, galleryArrangement } from "#app/marketplace/vendors/contract.ts";
import { mayEditVendor } from "#app/marketplace/vendors/policy.ts";
import {
  arrangeGallery,
  galleryWithUpload,
  insertGalleryPicture,
  removeGalleryPicture,
  requireGalleryRoom,
} from "#app/marketplace/vendors/public.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireVendor } from "#platform/security/policy.server.ts";
import { ownVendor } from "./profile.server.ts";
import { reencodeUpload, requireStorage } from "./uploads.server.ts";

type VendorParams = { vendorId: number };

/** Staff see a gallery and remove pictures with a reason; they do not show or say anything in a vendor's name. */
function requireOwnGallery({ actor }: Ctx, vendorId: number): void {
  if (!mayEditVendor(actor, vendorId)) throw new AppError("not_found");
  requireVendor({ actor });
}

/**
 * Re-encodes a picture of the vendor's work; the returned function stores it, in a transaction. The same file again stores
 * nothing, so that an upload can be repeated.
 * @throws AppError not_found; forbidden for staff; invalid (unreadable, the gallery is full, or too many pictures wait for
 * approval); rate_limited; the function also sign_in_required if the session has ended meanwhile
 */
export async function saveGalleryPicture(
  ctx: Ctx,
  { vendorId }: VendorParams,
): Promise<(txCtx: Ctx) => Promise<Gallery>> {
  requireOwnGallery(ctx, vendorId);
  const row = await ownVendor(ctx, vendorId);
  const uploadHash = createHash("sha256")
    .update(ctx.file ?? "")
    .digest("base64url");
  const stored = await galleryWithUpload(ctx, vendorId, uploadHash);
  if (stored) return async () => stored;
  await requireGalleryRoom(ctx, row);
  const picture = await reencodeUpload(ctx, row, "work");
  return async (txCtx) => {
    await selectForUpdate(txCtx.db, vendor, vendorId);
    const saved = await insertGalleryPicture(txCtx, vendorId, { ...picture, uploadHash });
    await requireStorage(txCtx, row);
    return saved;
  };
}

/**
 * Saves order, captions and cover. Contact details in a caption become incidents.
 * @throws AppError not_found; forbidden for staff; conflict when the gallery has changed since `version`
 */
export async function saveGallery(
  ctx: Ctx,
  { vendorId, ...arrangement }: VendorParams & z.output<typeof galleryArrangement>,
): Promise<Gallery> {
  requireOwnGallery(ctx, vendorId);
  const saved = await arrangeGallery(ctx, vendorId, arrangement);
  const captions = saved.pictures.flatMap(({ caption, captionSpanish }) => [caption, captionSpanish]);
  await inspectTexts(ctx, { id: vendorId }, [{ source: "captions", text: captions.join("\n") }]);
  return saved;
}

/** @throws AppError not_found, also for another vendor's picture; forbidden for staff */
export async function deleteGalleryPicture(
  ctx: Ctx,
  { vendorId, picture }: VendorParams & { picture: string },
): Promise<Gallery> {
  requireOwnGallery(ctx, vendorId);
  return removeGalleryPicture(ctx, vendorId, picture);
}
