import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#platform/errors.ts";
import type { HttpContext, HttpEnv } from "./request.server.ts";

/** A body of bytes instead of JSON: the types it may say it is, and its most bytes. */
export type FileBody = { types: readonly string[]; largest: number };

/** The most bytes of a JSON body. */
const largestJson = 2 * 1024 * 1024;

const reading = new Set(["GET", "HEAD"]);

/**
 * Takes JSON and nothing else, and so much of it. A form on another site cannot send JSON without asking first, so the
 * type is checked exactly.
 */
export function takeJson(): MiddlewareHandler<HttpEnv> {
  const limited = bodyLimit({
    maxSize: largestJson,
    onError: () => {
      throw new AppError("too_large");
    },
  });
  return async function take(c, next) {
    const {
      "content-type": type,
      "content-length": length,
      "transfer-encoding": chunked,
    } = c.env.incoming.headers;
    const hasBody = chunked !== undefined || Number(length ?? 0) > 0;
    if (!reading.has(c.req.method) && (type !== undefined || hasBody) && !isJson(type))
      throw new AppError("unsupported_type");
    if (chunked !== undefined) return limited(c, next);
    // Node reads no more than was told. (Hono's own limit would first make a stream of it, the dearest way to read.)
    if (Number(length ?? 0) > largestJson) throw new AppError("too_large");
    return next();
  };
}

/** How many files may be on their way at once: each may take minutes, and is held in memory. */
const mostFiles = 8;
let underWay = 0;

/** Reads a file of one of its types, its length told in advance; whoever sends it has been let in before. */
export async function readFile(c: HttpContext, { types, largest }: FileBody): Promise<Uint8Array> {
  if (!types.includes(c.req.header("content-type") ?? "")) throw new AppError("unsupported_type");
  const length = Number(c.req.header("content-length") ?? Number.NaN);
  if (!Number.isSafeInteger(length)) throw new AppError("malformed");
  if (length > largest) throw new AppError("too_large");
  if (underWay >= mostFiles) throw new AppError("unavailable", { retryAfter: 10 });
  underWay += 1;
  try {
    return new Uint8Array(await c.req.arrayBuffer());
  } finally {
    underWay -= 1;
  }
}

function isJson(type: string | undefined): boolean {
  return type !== undefined && /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type);
}
