import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, gzip } from "node:zlib";

/**
 * Stores a page compressed although each response has its own CSP nonce (docs/decisions/0004-stored-pages-with-a-nonce.md):
 * Brotli pieces with an uncompressed block for the nonce between them. Slot and nonce have equal length, so that back
 * references stay valid.
 */
export const nonceLength = 32;

/** From a UUID: Node generates them in batches, 100 times cheaper than `randomBytes`. */
export const createNonce = () => randomUUID().replaceAll("-", "");

/** Random per process, so that no user can put it into a text. */
export const nonceSlot = createNonce();

// The block also holds the two bytes after the nonce: Brotli codes literals in the context of the two bytes before them.
const tailLength = 2;

export type StoredPage = { text: string[]; brotli: Buffer[] };

/**
 * Compresses HTML with `nonceSlot` in place of the nonce. The encoder sees random bytes in each slot; if it refers to
 * them by chance, the check fails and others are tried.
 * @param quality of Brotli, 0 to 11
 * @throws Error after 20 attempts
 */
export async function storePage(html: string, quality = 11): Promise<StoredPage> {
  const text = html.split(nonceSlot);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const page = { text, brotli: await compressInPieces(text, quality) };
    const nonce = createNonce();
    const decoded = await brotliDecompressAsync(pageBrotli(page, nonce)).catch(() => undefined);
    if (decoded?.toString() === pageText(page, nonce)) return page;
  }
  throw new Error("could not compress a page in pieces");
}

async function compressInPieces([first = "", ...others]: string[], quality: number): Promise<Buffer[]> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_OPERATION_FLUSH } = constants;
  const encoder = createBrotliCompress({
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  });
  let written: Buffer[] = [];
  encoder.on("data", (chunk: Buffer) => written.push(chunk));
  const compressed = async (part: Buffer) => {
    encoder.write(part);
    await new Promise<void>((resolve) => encoder.flush(BROTLI_OPERATION_FLUSH, resolve));
    const bytes = Buffer.concat(written);
    written = [];
    return bytes;
  };
  const pieces = [await compressed(Buffer.from(first))];
  for (const part of others) {
    const bytes = Buffer.from(part);
    const tail = bytes.subarray(0, tailLength);
    // Fills the encoder's window; its output is replaced by the uncompressed block.
    await compressed(Buffer.concat([randomBytes(nonceLength), tail]));
    pieces.push(tail, await compressed(bytes.subarray(tailLength)));
  }
  const ended = once(encoder, "end");
  encoder.end();
  await ended;
  return [...pieces, Buffer.concat(written)];
}

// RFC 7932, 9.2: not last, four nibbles of length, length minus one, uncompressed; padded to whole bytes.
const blockHeader = (() => {
  const bits = ((nonceLength + tailLength - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
})();

/** The HTML for one response. @param nonce from `createNonce` */
export function pageText(page: StoredPage, nonce: string): string {
  return page.text.join(nonce);
}

/** The same, compressed with Brotli, without running the encoder. */
export function pageBrotli(page: StoredPage, nonce: string): Buffer {
  const value = Buffer.from(nonce, "latin1");
  const last = page.brotli.length - 1;
  return Buffer.concat(
    page.brotli.flatMap((piece, index) =>
      index % 2 === 1 && index < last ? [blockHeader, value, piece] : [piece],
    ),
  );
}

const brotliDecompressAsync = promisify(brotliDecompress);
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Brotli at quality 4, because speed matters more than size. */
export async function compressOnce(body: string, encoding: "br" | "gzip"): Promise<Buffer> {
  if (encoding === "gzip") return gzipAsync(body);
  return brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
