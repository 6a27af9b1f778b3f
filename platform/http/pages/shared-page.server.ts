import { hash, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentSecurityPolicy, hashSource } from "#platform/http/security-headers.server.ts";

/** From a UUID: Node generates them in batches, 100 times cheaper than `randomBytes`. */
export const createNonce = () => randomUUID().replaceAll("-", "");

/** What React and React Router write as the nonce of their scripts. Random per process: no user can put it into a text. */
export const nonceSlot = createNonce();

/** In our order: browsers list gzip first out of habit. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

type Headers = Readonly<Record<string, string>>;
/** `headers` go with the bytes and with a 304, `contentHeaders` with the bytes alone. */
export type PageBody = {
  bytes: Buffer<ArrayBuffer>;
  headers: Headers & { ETag: string };
  contentHeaders: Headers;
};

/**
 * A page whose bytes are the same for everybody (docs/decisions/0048-pages-with-hashes.md): its policy allows its inline
 * scripts by their hashes, so it needs no nonce, and each encoding is compressed once.
 */
export class SharedPage {
  readonly #html: string;
  readonly #policy: string;
  readonly #quality: number;
  readonly #bodies = new Map<Encoding, Promise<PageBody>>();
  /** @param rendered HTML with `nonceSlot` as its nonce. @param quality of Brotli, 0 to 11 */
  constructor(rendered: string, quality = 11) {
    this.#policy = contentSecurityPolicy({ scripts: hashesOfScripts(rendered) });
    this.#html = rendered.replaceAll(` nonce="${nonceSlot}"`, "");
    this.#quality = quality;
  }

  /** Approximate bytes in memory; the compressed bodies add about a quarter. */
  get size(): number {
    return this.#html.length;
  }

  body(encoding: Encoding): Promise<PageBody> {
    const body = this.#bodies.get(encoding) ?? this.#encode(encoding);
    this.#bodies.set(encoding, body);
    return body;
  }

  async #encode(encoding: Encoding): Promise<PageBody> {
    const bytes = await compress(this.#html, encoding, this.#quality);
    return {
      bytes,
      headers: {
        "Content-Security-Policy": this.#policy,
        "Cache-Control": "no-cache",
        Vary: "Accept-Encoding, Accept-Language, Cookie",
        ETag: `"${hash("sha256", bytes, "base64url")}"`,
      },
      contentHeaders: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Length": String(bytes.length),
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      },
    };
  }
}

/** Only scripts with the slot: one from anywhere else, as out of a person's text, gets no hash and does not run. */
function hashesOfScripts(html: string): string {
  const pieces = html.split(` nonce="${nonceSlot}"`);
  const hashes = pieces.slice(1).flatMap((after, index) => {
    const before = pieces[index] ?? "";
    const isScript = before.slice(before.lastIndexOf("<")).startsWith("<script");
    return isScript ? [hashSource(after.slice(after.indexOf(">") + 1, after.indexOf("</script>")))] : [];
  });
  return [...new Set(hashes)].join(" ");
}

/** Whether the reader has these bytes already (`If-None-Match`). */
export function isUnchanged(ifNoneMatch: string | undefined, { headers }: PageBody): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === headers.ETag);
}

/** The first of ours that an Accept-Encoding header accepts. */
export function chooseEncoding<T extends Encoding>(header: string, ours: readonly T[]): T | "identity" {
  const accepted = header.split(",").filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.split(";")[0]?.trim().toLowerCase());
  return ours.find((encoding) => names.includes(encoding)) ?? "identity";
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** @param quality of Brotli, 0 to 11; by default low, because what is sent once is compressed while its reader waits */
export async function compress(text: string, encoding: Encoding, quality = 4): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "identity") return Buffer.from(text);
  if (encoding === "gzip") return gzipAsync(text, { level: Math.min(quality + 2, 9) });
  return brotliAsync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
