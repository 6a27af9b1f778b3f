// `npm run pictures`: draws what the sample vendors' galleries show. The files are read when a database is filled
// (app/marketplace/vendors/server/gallery-samples.server.ts), so that a start draws nothing.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { carpentry, painting, plumbing, upholstery } from "./homes.ts";
import { catering, pool, solar, wedding } from "./outdoors.ts";

const folder = path.join(import.meta.dirname, "../../app/marketplace/vendors/server/sample-gallery");
const scenes = { painting, plumbing, carpentry, upholstery, pool, solar, catering, wedding };
/** In pixels, as `platform/pictures` makes them of a photo of this form. */
const sizes = { large: [960, 720], small: [480, 360] } as const;

let total = 0;
for (const [trade, drawings] of Object.entries(scenes)) {
  mkdirSync(path.join(folder, trade), { recursive: true });
  for (const [index, drawing] of drawings.entries())
    for (const [size, [width, height]] of Object.entries(sizes)) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${width}" height="${height}">${drawing}</svg>`;
      const file = await sharp(Buffer.from(svg))
        .webp({ quality: size === "small" ? 50 : 60, effort: 6 })
        .toBuffer();
      writeFileSync(path.join(folder, trade, `${index + 1}-${size}.webp`), file);
      total += file.length;
      process.stdout.write(`${trade.padEnd(12)}${index + 1} ${size} ${(file.length / 1000).toFixed(1)} kB\n`);
    }
}
process.stdout.write(`${(total / 1000).toFixed(0)} kB\n`);
