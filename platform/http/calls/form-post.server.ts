import { AppError, type ErrorBody } from "#platform/errors.ts";
import { errorBody } from "#platform/http/failure.server.ts";
import type { HttpContext } from "#platform/http/request.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Call } from "./call.server.ts";
import { hashBody } from "./idempotency.server.ts";

export type FormPost = { body?: object; params?: Record<string, string>; locale: Locale };
export type FormAnswer = { ok: true; answer: unknown } | { ok: false; error: ErrorBody };

/** In bytes. */
export const maxFormBytes = 64 * 1024;

/**
 * Reads a form that was posted without scripts. Requires an Origin header: cross-site forms need no CORS preflight.
 * @throws AppError foreign_origin; unsupported_type; too_large
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (!request.headers.has("origin")) throw new AppError("foreign_origin");
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new AppError("unsupported_type");
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length <= maxFormBytes)) throw new AppError("too_large");
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

/**
 * Runs a call as a script would. The page has no Idempotency-Key: equal input from one address is the same request.
 * @returns refusals and outages as `error`
 * @throws what is a bug
 */
export async function submitForm(
  c: HttpContext,
  call: Call,
  { body = {}, params = {}, locale }: FormPost,
): Promise<FormAnswer> {
  c.set("locale", locale);
  const raw = JSON.stringify(body);
  try {
    const key = call.idempotent
      ? `form-${hashBody(JSON.stringify([c.var.address, params, raw]))}`
      : undefined;
    const response = await call.handleInput(c, { raw, key, params });
    return { ok: true, answer: await response.json() };
  } catch (error) {
    return { ok: false, error: errorBody(error, c) };
  }
}
