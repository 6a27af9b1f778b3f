import { HTTPException } from "hono/http-exception";
import { operator } from "#platform/config/operator.server.ts";
import { translateOutage } from "#platform/database/failure.server.ts";
import { AppError, type ErrorBody, type ErrorCode, errorStatus } from "#platform/errors.ts";
import { renderFailurePage } from "#platform/http/pages/failure-page.ts";
import { createNonce } from "#platform/http/pages/stored-page.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale, type Localized } from "#platform/i18n/text.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { failureMessages } from "./failure-messages.ts";
import { contentSecurityPolicy, overloadedError, dataContentSecurityPolicy } from "./guards.server.ts";
import { messages } from "./messages.ts";
import type { HttpContext } from "./request.server.ts";

/**
 * The answer to anything thrown: JSON to a program, a page to a person. What people read is in their language;
 * what happened goes to the log.
 */
export function answerFailure(thrown: unknown, c: HttpContext): Response {
  const error = recordFailure(thrown, c);
  const body = buildErrorBody(error, c.var.locale);
  const status = errorStatus[error.code];
  if (c.req.path.startsWith("/api/") || !c.req.header("accept")?.includes("text/html")) {
    c.header("Content-Security-Policy", dataContentSecurityPolicy);
    return c.json(body, status);
  }
  const nonce = createNonce();
  c.header("Content-Security-Policy", contentSecurityPolicy(nonce, false));
  c.header("Cache-Control", "no-store");
  const page = renderFailurePage(body, c.var.locale, nonce, operator().supportPhone);
  return c.html(String(page), status);
}

/**
 * What a person reads of anything thrown, for a page to answer with; what is our mistake is thrown on. When to come
 * again is said in the answer's header.
 */
export function errorBody(thrown: unknown, c: HttpContext): ErrorBody {
  if (asAppError(thrown).code === "internal") throw thrown;
  return buildErrorBody(recordFailure(thrown, c), c.var.locale);
}

/** The same for what has no request to answer, a socket's frame. */
export function explain(thrown: unknown, locale: Locale): ErrorBody {
  const error = asAppError(thrown);
  logFailure(error, thrown);
  return buildErrorBody(error, locale);
}

/** What was thrown, once it is in the log if it is for us to know, and in the header if a retry makes sense later. */
function recordFailure(thrown: unknown, c: HttpContext): AppError {
  const error = asAppError(thrown);
  if (error !== overloadedError) logFailure(error, thrown, c.var.requestId);
  if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
  return error;
}

/** A mistake of ours is an error; that something outside is away is a warning, however many requests meet it. */
function logFailure(error: AppError, thrown: unknown, requestId?: string): void {
  if (errorStatus[error.code] < 500) return;
  const level = error.code === "unavailable" ? "warn" : "error";
  log[level]({ requestId, ...safeError(thrown) }, error.code);
}

function buildErrorBody(error: AppError, locale: Locale): ErrorBody {
  const t = inLocale(failureMessages, locale);
  const errors: Record<ErrorCode, string> = { ...inLocale(messages, locale).errors, ...t.errors };
  const wait = (error.code === "rate_limited" && error.retryAfter) || 0;
  const message = wait > 0 ? waitMessage(wait, t) : errors[error.code];
  const { code, fields, details } = error;
  return { message, code, ...(fields && { fields }), ...(details && { details }) };
}

/** @param wait in seconds */
function waitMessage(wait: number, t: Localized<typeof failureMessages>): string {
  if (wait < 60) return t.waitSeconds(wait);
  return wait <= 7_200 ? t.waitMinutes(Math.ceil(wait / 60)) : t.waitHours(Math.ceil(wait / 3_600));
}

const codeOfStatus: Record<number, ErrorCode> = { 400: "malformed", 404: "not_found", 413: "too_large" };

function asAppError(thrown: unknown): AppError {
  const error = translateOutage(thrown);
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException)
    return new AppError(codeOfStatus[error.status] ?? "internal", { cause: error });
  return new AppError("internal", { cause: error });
}
