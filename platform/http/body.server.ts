import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#platform/errors.ts";
import type { HttpEnv } from "./request.server.ts";

/** A body of bytes instead of JSON: the types it may say it is, and its most bytes. */
export type FileBody = { types: readonly string[]; largest: number };

/** The most bytes of a JSON body. */
const largestJson = 2 * 1024 * 1024;

const reading = new Set(["GET", "HEAD"]);

/**
 * Takes exactly one type of body, and so much of it. A form on another site can send neither JSON nor a picture's
 * bytes without asking first, so the type is checked exactly.
 */
export function takeBody(file: FileBody | undefined): MiddlewareHandler<HttpEnv> {
  const limited = bodyLimit({
    maxSize: file?.largest ?? largestJson,
    onError: () => {
      throw new AppError("too_large");
    },
  });
  return async function take(c, next) {
    const type = c.req.header("content-type");
    if (!reading.has(c.req.method) && (type !== undefined || hasBody(c.req.raw.headers))) {
      if (!(file ? file.types.includes(type ?? "") : isJson(type))) throw new AppError("unsupported_type");
    }
    return limited(c, next);
  };
}

function hasBody(headers: Headers): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
}

function isJson(type: string | undefined): boolean {
  return type !== undefined && /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type);
}
