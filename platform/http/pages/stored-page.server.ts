import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, gzip } from "node:zlib";

/**
 * A page kept rendered and compressed, although each sending carries a nonce of its own (docs/decisions/0004).
 *
 * It is rendered with `nonceSlot` where the nonce belongs. Brotli can hold a block uncompressed, so the
 * compressed page is kept in pieces, and between them goes such a block with this sending's nonce. A slot is as
 * long as a nonce, so every distance the pieces refer back over stays right.
 */
export const nonceLength = 32;

/** What nobody can guess, for one sending. Of UUIDs Node makes many at once, so one costs a hundredth of other random bytes. */
export const createNonce = () => randomUUID().replaceAll("-", "");

/** New with each start: nobody can write it into a text of theirs. */
export const nonceSlot = createNonce();

// What follows every slot goes into the uncompressed block too: Brotli's next literals are coded in the
// context of the two bytes before them, which must be the same for every nonce.
const tailLength = 2;

export type StoredPage = { text: string[]; brotli: Buffer[] };

/**
 * Compresses a page once. Each slot is fed to the encoder as random bytes, so that it
 * finds nothing there to refer to; should it all the same, that shows in the check and other bytes are taken.
 * @param quality Brotli's, up to 11: as small as it can be, which takes a part of a second
 */
export async function storePage(html: string, quality = 11): Promise<StoredPage> {
  const text = html.split(nonceSlot);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const page = { text, brotli: await compressInPieces(text, quality) };
    const nonce = createNonce();
    const decoded = await brotliDecompressAsync(pageBrotli(page, nonce)).catch(() => undefined);
    if (decoded?.toString() === pageText(page, nonce)) return page;
  }
  throw new Error("a page could not be compressed in pieces");
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
    // Only for the encoder's window; what it makes of this is thrown away for the uncompressed block.
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

/** The page with this nonce, as plain text. */
export function pageText(page: StoredPage, nonce: string): string {
  return page.text.join(nonce);
}

/** The page with this nonce, Brotli-compressed. */
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

/** Compresses an answer made for one request: quickly rather than small. */
export async function compressOnce(body: string, encoding: "br" | "gzip"): Promise<Buffer> {
  if (encoding === "gzip") return gzipAsync(body);
  return brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
