import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#platform/database/pool.server.ts";
import { vendor, vendorGalleryPicture, vendorPicture } from "../schema.server.ts";

/** Drawn by `npm run pictures` (pictures/gallery). The build does not contain them: they are read from the sources, once. */
const folder = path.resolve("app/marketplace/vendors/server/sample-gallery");
/** Of the large files, in pixels. */
const size = { width: 960, height: 720 };

/** `drawing` is a file in the folder, like "pool/1". The first picture is the cover. */
export const sampleGallery = z.array(
  z.object({ drawing: z.string(), caption: z.string(), captionSpanish: z.string() }),
);
type SampleGallery = { vendorId: number; pictures: z.infer<typeof sampleGallery> };

/** Fills the galleries of sample vendors. They must be indexed afterwards. */
export async function seedGalleries(tx: Db, galleries: readonly SampleGallery[], now: Date): Promise<void> {
  const filled = galleries.filter(({ pictures }) => pictures.length > 0);
  const rows = await Promise.all(
    filled.flatMap(({ vendorId, pictures }) =>
      pictures.map(async ({ drawing, ...captions }, place) => {
        const [small, large] = await Promise.all([read(drawing, "small"), read(drawing, "large")]);
        const own = { id: randomBytes(16).toString("base64url"), vendorId, createdAt: now };
        const uploadHash = createHash("sha256").update(large).digest("base64url");
        return {
          file: { ...own, small, large },
          entry: { ...own, ...captions, ...size, place, uploadHash },
        };
      }),
    ),
  );
  if (rows.length === 0) return;
  await tx.insert(vendorPicture).values(rows.map(({ file }) => file));
  await tx.insert(vendorGalleryPicture).values(rows.map(({ entry }) => entry));
  await tx.update(vendor).set({
    coverId: sql`(select id from vendor_gallery_picture own where own.vendor_id = vendor.id order by place limit 1)`,
  });
}

const read = (drawing: string, name: "small" | "large") =>
  readFile(path.join(folder, `${drawing}-${name}.webp`));
