import type { MiddlewareHandler } from "hono";
import { AppError } from "#platform/errors.ts";
import type { HttpContext, HttpEnv } from "#platform/http/request.server.ts";
import { hasBody, readBody } from "./request-body.server.ts";

/** A file upload: the accepted content types, and the maximum size in bytes. */
export type FileBody = { types: readonly string[]; largest: number };

/**
 * Maximum JSON body in bytes: five times the longest form. Parsing two megabytes of nested brackets blocks the process
 * for half a second and takes 100 MB, so one address could stop the site within its rate limit.
 */
export const largestJson = 128 * 1024;

const bodilessMethods = new Set(["GET", "HEAD"]);

/**
 * Refuses bodies that are not JSON. This also stops cross-site forms, which cannot send this content type without a
 * CORS preflight.
 */
export function requireJson(): MiddlewareHandler<HttpEnv> {
  return async function checkType(c, next) {
    const { incoming } = c.env;
    const type = incoming.headers["content-type"];
    if (!bodilessMethods.has(c.req.method) && (type !== undefined || hasBody(incoming)) && !isJson(type))
      throw new AppError("unsupported_type");
    return next();
  };
}

/** Time to receive a file over a bad network, in milliseconds. */
const fileTimeoutMs = 140_000;

/**
 * Reads an uploaded file. Call it only after authorization. While the file arrives, the request does not count against
 * the concurrency limit; until the response it can be aborted in favour of other bodies.
 * @throws AppError unsupported_type; malformed without Content-Length; see `readBody`
 */
export async function receiveFile(c: HttpContext, { types, largest }: FileBody): Promise<Uint8Array> {
  if (!types.includes(c.req.header("content-type") ?? "")) throw new AppError("unsupported_type");
  const length = Number(c.req.header("content-length") ?? Number.NaN);
  if (!Number.isSafeInteger(length)) throw new AppError("malformed");
  c.var.releaseSlot();
  return readBody(c.env.incoming, { maxBytes: largest, timeoutMs: fileTimeoutMs }, c.var.body);
}

function isJson(type: string | undefined): boolean {
  return type !== undefined && /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type);
}
