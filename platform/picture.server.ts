import type sharpModule from "sharp";

/** A picture in two sizes, WebP. */
export type Picture = { small: Buffer; large: Buffer };

/** What came is no picture that can be read; or it is one of a kind that is not taken. */
export class PictureError extends Error {
  override name = "PictureError";
}

const taken = new Set(["jpeg", "png", "webp", "gif", "heif"]);
/** A file of a few kilobytes can hold a picture of gigabytes: more pixels than a good camera makes are refused. */
const mostPixels = 50_000_000;
/** Decoding takes a processor and up to 300 MB: no more than two at a time. */
const mostAtOnce = 2;

let loading: Promise<typeof sharpModule> | undefined;

function library(): Promise<typeof sharpModule> {
  // Loaded with the first picture: the library takes memory that a site without uploads need not spend.
  loading ??= import("sharp").then(({ default: sharp }) => {
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
    return sharp;
  });
  return loading;
}

let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

/**
 * Makes a picture anew in two sizes, upright, without metadata (a phone writes into it where it was taken).
 * @param bytes a file; what it is, its content says
 * @param fit "cover" fills a square and cuts off what is over (a photo), "inside" keeps all of it (a logo)
 * @throws PictureError
 */
export async function remakePicture(bytes: Uint8Array, fit: "cover" | "inside"): Promise<Picture> {
  const sharp = await library();
  return inTurn(async () => {
    try {
      const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });
      const { format } = await source.metadata();
      if (!taken.has(format)) throw new PictureError("of a type that is not taken");
      const sized = (side: number) =>
        source
          .clone()
          .autoOrient()
          .resize(side, side, { fit, withoutEnlargement: true, position: "attention" })
          .webp({ quality: 80 })
          .toBuffer();
      return { small: await sized(192), large: await sized(800) };
    } catch (cause) {
      throw cause instanceof PictureError ? cause : new PictureError("not readable", { cause });
    }
  });
}
