import type { MiddlewareHandler } from "hono";
import { AppError } from "#platform/errors.ts";
import type { HttpContext, HttpEnv } from "#platform/http/request.server.ts";
import { hasBody, readBody } from "./request-body.server.ts";

/** A body of bytes instead of JSON: the types it may say it is, and its most bytes. */
export type FileBody = { types: readonly string[]; largest: number };

/**
 * The most bytes of a JSON body: five times the longest form in plain letters. To parse two megabytes of brackets takes the
 * process half a second and a hundred megabytes; one address, within its limit, could stop the site so.
 */
export const largestJson = 128 * 1024;

const reading = new Set(["GET", "HEAD"]);

/**
 * Takes JSON and nothing else; it was received before, and bounded. A form on another site cannot send JSON without asking
 * first, so the type is checked exactly.
 */
export function requireJson(): MiddlewareHandler<HttpEnv> {
  return async function take(c, next) {
    const { incoming } = c.env;
    const type = incoming.headers["content-type"];
    if (!reading.has(c.req.method) && (type !== undefined || hasBody(incoming)) && !isJson(type))
      throw new AppError("unsupported_type");
    return next();
  };
}

/** Milliseconds that a file may take on a bad network, however steadily it comes. */
const fileTimeout = 140_000;

/**
 * Reads an uploaded file of an accepted type; the request must declare its length. The caller is authorised before. The request
 * gives its place back while the file arrives, and counts as a received body until it is answered, so it can still be aborted.
 */
export async function receiveFile(c: HttpContext, { types, largest }: FileBody): Promise<Uint8Array> {
  if (!types.includes(c.req.header("content-type") ?? "")) throw new AppError("unsupported_type");
  const length = Number(c.req.header("content-length") ?? Number.NaN);
  if (!Number.isSafeInteger(length)) throw new AppError("malformed");
  c.var.releaseSlot();
  return readBody(c.env.incoming, { maxBytes: largest, timeoutMs: fileTimeout }, c.var.body);
}

function isJson(type: string | undefined): boolean {
  return type !== undefined && /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type);
}
