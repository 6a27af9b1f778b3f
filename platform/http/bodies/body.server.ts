import type { MiddlewareHandler } from "hono";
import { AppError } from "#platform/errors.ts";
import type { HttpContext, HttpEnv } from "#platform/http/request.server.ts";
import { hasBody, readBody } from "./read-body.server.ts";

export type FileBody = { types: readonly string[]; maxBytes: number };

/** Five times the longest form. Two megabytes of brackets block the process for half a second and take 100 MB to parse. */
export const maxJsonBytes = 128 * 1024;

const bodilessMethods = new Set(["GET", "HEAD"]);

/** Refuses other content types. Cross-site forms cannot send this one without a CORS preflight. */
export function requireJson(): MiddlewareHandler<HttpEnv> {
  return async function checkType(c, next) {
    const { incoming } = c.env;
    const type = incoming.headers["content-type"];
    if (!bodilessMethods.has(c.req.method) && (type !== undefined || hasBody(incoming)) && !isJson(type))
      throw new AppError("unsupported_type");
    return next();
  };
}

const fileTimeoutMs = 140_000;

/**
 * Reads an uploaded file, after authorization. Releases the concurrency slot; until the response it may still be aborted.
 * @throws AppError unsupported_type; malformed without Content-Length; see `readBody`
 */
export async function receiveFile(c: HttpContext, { types, maxBytes }: FileBody): Promise<Uint8Array> {
  if (!types.includes(c.req.header("content-type") ?? "")) throw new AppError("unsupported_type");
  const length = Number(c.req.header("content-length") ?? Number.NaN);
  if (!Number.isSafeInteger(length)) throw new AppError("malformed");
  c.var.releaseSlot();
  return readBody(c.env.incoming, { maxBytes: maxBytes, timeoutMs: fileTimeoutMs }, c.var.body);
}

function isJson(type: string | undefined): boolean {
  return type !== undefined && /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type);
}
