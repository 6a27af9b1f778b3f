// @ts-check
// Re-encodes one picture in a separate process, which confines decoding's memory and time and holds no secrets. stdin: the
// file. stdout: the small picture's length (four bytes), the small and the large one (WebP). Started by
// picture.server.ts. JavaScript, because Node would load a compiler for TypeScript.
import { writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** This process's maximum memory in bytes; the largest accepted picture decodes to less. */
const maxMemory = 400 * 1024 * 1024;
/** HEIF's decoder needs the whole picture several times. */
const maxPixels = { heif: 12_500_000, other: 50_000_000 };
const maxBytes = 150_000;
/** In pixels: how long an edge of the two pictures may be. */
const maxEdge = { large: 800, small: 192 };

const fit = process.argv[2] === "cover" ? "cover" : "inside";

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
  const { small, large } = await reencode(await buffer(process.stdin));
  const header = Buffer.alloc(4);
  header.writeUInt32BE(small.length);
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
  const { data, info } = await oriented
    .resize(maxEdge.large, maxEdge.large, { fit, withoutEnlargement: true, position: "attention" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const decoded = sharp(data, { raw: { width: info.width, height: info.height, channels } });
  const small = await decoded
    .clone()
    .resize(maxEdge.small, maxEdge.small, { fit, withoutEnlargement: true, position: "attention" })
    .webp({ quality: 80 })
    .toBuffer();
  return { small, large: await fitIntoBytes(decoded, maxBytes - small.length) };
}

/**
 * Lowers the quality until the picture fits; photos fit at the first try, noise does not.
 * @param {import("sharp").Sharp} picture
 * @param {number} limit bytes
 */
async function fitIntoBytes(picture, limit) {
  for (const quality of [80, 65, 50, 35, 20]) {
    const bytes = await picture.clone().webp({ quality }).toBuffer();
    if (bytes.length <= limit) return bytes;
  }
  return picture
    .clone()
    .resize(480, 480, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 20 })
    .toBuffer();
}
