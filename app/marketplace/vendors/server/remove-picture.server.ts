import { enqueueMessages } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Gallery } from "../contract.ts";
import { captionFor } from "../rules/gallery.ts";
import type { vendor } from "../schema.server.ts";
import { deleteFromGallery, readGalleryPictures } from "./gallery.server.ts";
import { vendorEmail } from "./letters.server.ts";
import { changeVendor } from "./save.server.ts";

type Removal = { id: number; picture: string; reason: string };

/**
 * Removes a picture of a vendor's work, e-mails the reason to the vendor, and raises the profile's version; audited.
 * @throws AppError not_found
 */
export async function removeVendorPicture(ctx: Ctx, { id, picture, reason }: Removal): Promise<Gallery> {
  requireStaff(ctx);
  const { row, result } = await changeVendor(ctx, id, async (current) => {
    const named = await namePicture(ctx, current, picture);
    const set = {
      coverId: await deleteFromGallery(ctx, current, picture),
      version: current.version + 1,
      updatedAt: ctx.now,
    };
    const detail = { to: "removed", reason, ...named, picture: String(named.picture) };
    return { set, event: { act: "vendor.gallery", subject: "vendor", detail }, result: named };
  });
  // Each picture is removed once.
  const effect = `vendor_picture_removed:${id}:${picture}`;
  const facts = { message: reason, ...result };
  await enqueueMessages(ctx, vendorEmail(row, effect, "vendor_picture_removed", facts));
  const { coverId, version } = row;
  return { pictures: await readGalleryPictures(ctx, id), coverId, version };
}

type Row = Pick<typeof vendor.$inferSelect, "id" | "locale">;

/** By what the vendor knows a picture that is removed: its number in the profile's list, and its caption. */
async function namePicture(ctx: Ctx, { id, locale }: Row, picture: string) {
  const pictures = await readGalleryPictures(ctx, id);
  const index = pictures.findIndex((one) => one.id === picture);
  const removed = pictures[index];
  const caption = removed && captionFor(removed, locale);
  return { picture: index + 1, caption: caption?.text ?? "" };
}
