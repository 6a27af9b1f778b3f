// @ts-check
// Re-encodes one picture in a separate process, which confines decoding's memory and time and holds no secrets. stdin: the
// file. stdout: the small picture's length (four bytes), the large one's width and height (two bytes each), the small and the
// large one (WebP). Started by picture.server.ts. JavaScript, because Node would load a compiler for TypeScript.
import { writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** This process's maximum memory in bytes; the largest accepted picture decodes to less. */
const maxMemory = 400 * 1024 * 1024;
/** HEIF's decoder needs the whole picture several times. */
const maxPixels = { heif: 12_500_000, other: 50_000_000 };
/** Of both pictures together. */
const maxBytes = 150_000;
/** In pixels, how long an edge of the two pictures may be; in bytes, how large the small one may be. */
const usual = { large: 800, small: 192, smallBytes: maxBytes };
/** A picture of work is looked at in detail, and its small one is as wide as a phone's column. */
const work = { large: 1280, small: 480, smallBytes: 40_000 };

const use = process.argv[2];
const fit = use === "cover" ? "cover" : "inside";
const sizes = use === "work" ? work : usual;

// If memory runs out, the kernel kills this process before the site or its database.
try {
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Not Linux.
}
// Decoding runs in other threads, so this timer fires.
setInterval(() => process.memoryUsage.rss() > maxMemory && process.exit(3), 10).unref();

sharp.cache(false);
sharp.concurrency(1);
// Allow only the loaders of accepted types: each one is attack surface.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});

try {
  const { small, large, width, height } = await reencode(await buffer(process.stdin));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(small.length);
  header.writeUInt16BE(width, 4);
  header.writeUInt16BE(height, 6);
  process.stdout.write(Buffer.concat([header, small, large]));
} catch {
  process.exitCode = 2;
}

/** @param {Buffer} bytes */
async function reencode(bytes) {
  const { format, width, height } = await sharp(bytes).metadata();
  if (!["jpeg", "png", "webp", "gif", "heif"].includes(format)) throw new Error("unsupported image type");
  const limit = format === "heif" ? maxPixels.heif : maxPixels.other;
  if (width * height > limit) throw new Error("too many pixels");
  const oriented = sharp(bytes, { limitInputPixels: limit, failOn: "error" }).autoOrient();
  /** @type {import("sharp").ResizeOptions} */
  const options = { fit, withoutEnlargement: true, position: "attention" };
  const decoded = await decode(oriented.resize(sizes.large, sizes.large, options));
  const reduced = await decode(decoded.clone().resize(sizes.small, sizes.small, options));
  const small = await fitIntoBytes(reduced, sizes.smallBytes, sizes.small);
  const large = await fitIntoBytes(decoded, maxBytes - small.data.length, sizes.large);
  return { small: small.data, large: large.data, width: large.info.width, height: large.info.height };
}

/** Decoded once, for several encodings. @param {import("sharp").Sharp} picture */
async function decode(picture) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/**
 * Lowers the quality until the picture fits; photos fit at the first try, noise does not.
 * @param {import("sharp").Sharp} picture
 * @param {number} limit bytes
 * @param {number} edge pixels of its longer side
 */
async function fitIntoBytes(picture, limit, edge) {
  for (const quality of [80, 65, 50, 35, 20]) {
    const made = await picture.clone().webp({ quality }).toBuffer({ resolveWithObject: true });
    if (made.data.length <= limit) return made;
  }
  const shorter = Math.round(edge * 0.6);
  return picture
    .clone()
    .resize(shorter, shorter, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 20 })
    .toBuffer({ resolveWithObject: true });
}
