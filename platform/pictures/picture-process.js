// @ts-check
// Makes one picture anew, in a process of its own: what a file unfolds to is this process's memory and time, which end with
// it, and it knows no secret. The file comes on standard input; what it is, its content says. On standard output go the
// length of the small picture (four bytes), the small one and the large one, both WebP. JavaScript, for Node would first
// load a compiler. Started by picture.server.ts.
import { writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** The most memory of this process, in bytes: what the largest file that is taken unfolds to is less. */
const maxMemory = 400 * 1024 * 1024;
/** Of a format whose decoder needs the whole picture several times over, and of all others. */
const maxPixels = { heif: 12_500_000, other: 50_000_000 };
/** Of both pictures together, in bytes. */
const maxBytes = 150_000;

const fit = process.argv[2] === "cover" ? "cover" : "inside";

// Where memory runs out all the same, the kernel takes this process before the site or its database.
try {
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Not Linux.
}
// Decoding is done in other threads: this one is free to look.
setInterval(() => process.memoryUsage.rss() > maxMemory && process.exit(3), 10).unref();

sharp.cache(false);
sharp.concurrency(1);
// Of libvips' many readers only those of the types that are taken: each is a way in.
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
  const { small, large } = await remake(await buffer(process.stdin));
  const head = Buffer.alloc(4);
  head.writeUInt32BE(small.length);
  process.stdout.write(Buffer.concat([head, small, large]));
} catch {
  process.exitCode = 2;
}

/** @param {Buffer} bytes */
async function remake(bytes) {
  const { format, width, height } = await sharp(bytes).metadata();
  if (!["jpeg", "png", "webp", "gif", "heif"].includes(format)) throw new Error("not a type that is taken");
  const most = format === "heif" ? maxPixels.heif : maxPixels.other;
  if (width * height > most) throw new Error("too many pixels");
  const upright = sharp(bytes, { limitInputPixels: most, failOn: "error" }).autoOrient();
  // Decoded once; from what is left of it both are made.
  const { data, info } = await upright
    .resize(800, 800, { fit, withoutEnlargement: true, position: "attention" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const decoded = sharp(data, { raw: { width: info.width, height: info.height, channels } });
  const small = await decoded
    .clone()
    .resize(192, 192, { fit, withoutEnlargement: true, position: "attention" })
    .webp({ quality: 80 })
    .toBuffer();
  return { small, large: await smallEnough(decoded, maxBytes - small.length) };
}

/**
 * As good as its size allows. Noise is the largest there is; people's photos need no more than the first.
 * @param {import("sharp").Sharp} picture
 * @param {number} most bytes
 */
async function smallEnough(picture, most) {
  for (const quality of [80, 65, 50, 35, 20]) {
    const bytes = await picture.clone().webp({ quality }).toBuffer();
    if (bytes.length <= most) return bytes;
  }
  return picture
    .clone()
    .resize(480, 480, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 20 })
    .toBuffer();
}
