import { enqueueMessages } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Gallery } from "../contract.ts";
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
  const { row } = await changeVendor(ctx, id, async (current) => ({
    set: {
      coverId: await deleteFromGallery(ctx, current, picture),
      version: current.version + 1,
      updatedAt: ctx.now,
    },
    event: { act: "vendor.gallery", subject: "vendor", detail: { to: "removed", reason } },
  }));
  // Each picture is removed once.
  const effect = `vendor_picture_removed:${id}:${picture}`;
  await enqueueMessages(ctx, vendorEmail(row, effect, "vendor_picture_removed", { message: reason }));
  const { coverId, version } = row;
  return { pictures: await readGalleryPictures(ctx, id), coverId, version };
}
