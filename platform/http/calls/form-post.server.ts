import { AppError, type ErrorBody } from "#platform/errors.ts";
import { errorBody } from "#platform/http/failure.server.ts";
import type { HttpContext } from "#platform/http/request.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { Call } from "./call.server.ts";
import { hashBody } from "./idempotency.server.ts";

/** What is given to a call; `locale` is what the person reads, and is answered in. */
export type FormPost = { body?: object; params?: Record<string, string>; locale: Locale };
export type FormAnswer = { ok: true; answer: unknown } | { ok: false; error: ErrorBody };

/** The most bytes of a form's fields. */
export const largestForm = 64 * 1024;

/**
 * The fields of a form that a page without scripts posted. A form needs no permission to be sent from another site, as
 * JSON does, so that the Origin is ours must be said, not only not denied (it was compared before).
 * @throws AppError foreign_origin, unsupported_type, too_large
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (!request.headers.has("origin")) throw new AppError("foreign_origin");
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new AppError("unsupported_type");
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length <= largestForm)) throw new AppError("too_large");
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

/**
 * Gives a form's fields to the call that a script would have used: the same checks, limits and transaction. The same
 * fields for the same record from the same address are the same request, since nothing on such a page can be its key.
 */
export async function submitForm(
  c: HttpContext,
  one: Call,
  { body = {}, params = {}, locale }: FormPost,
): Promise<FormAnswer> {
  c.set("locale", locale);
  const raw = JSON.stringify(body);
  try {
    const key = one.creates ? `form-${hashBody(JSON.stringify([c.var.address, params, raw]))}` : undefined;
    const response = await one.handleInput(c, { raw, key, params });
    return { ok: true, answer: await response.json() };
  } catch (error) {
    return { ok: false, error: errorBody(error, c) };
  }
}
