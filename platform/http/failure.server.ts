import { HTTPException } from "hono/http-exception";
import { operator } from "#platform/config/operator.server.ts";
import { translateOutage } from "#platform/database/outage.server.ts";
import { AppError, type ErrorBody, type ErrorCode, errorStatus } from "#platform/errors.ts";
import { failurePagePolicy, renderFailurePage } from "#platform/http/pages/failure-page.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale, type Localized } from "#platform/i18n/text.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { permissionMessages } from "#platform/security/permission-messages.ts";
import { failureMessages } from "./failure-messages.ts";
import { overloadedError } from "./guards.server.ts";
import { messages } from "./messages.ts";
import type { HttpContext } from "./request.server.ts";
import { dataContentSecurityPolicy } from "./security-headers.server.ts";

/** Turns any thrown value into a response: JSON for programs, a page for browsers. The cause goes only to the log. */
export function answerFailure(thrown: unknown, c: HttpContext): Response {
  const error = recordFailure(thrown, c);
  const body = buildErrorBody(error, c.var.locale);
  const status = errorStatus[error.code];
  if (c.req.path.startsWith("/api/") || !c.req.header("accept")?.includes("text/html")) {
    c.header("Content-Security-Policy", dataContentSecurityPolicy);
    return c.json(body, status);
  }
  c.header("Content-Security-Policy", failurePagePolicy);
  c.header("Cache-Control", "no-store");
  const page = renderFailurePage(body, c.var.locale, operator().supportPhone);
  return c.html(String(page), status);
}

/** The error body for a page that responds itself; sets Retry-After. @throws `thrown` itself if it is a bug */
export function errorBody(thrown: unknown, c: HttpContext): ErrorBody {
  if (toAppError(thrown).code === "internal") throw thrown;
  return buildErrorBody(recordFailure(thrown, c), c.var.locale);
}

/** Logs a failure and returns its error body, where there is no request (a socket's frame). */
export function describeFailure(thrown: unknown, locale: Locale): ErrorBody {
  const error = toAppError(thrown);
  logFailure(error, thrown);
  return buildErrorBody(error, locale);
}

function recordFailure(thrown: unknown, c: HttpContext): AppError {
  const error = toAppError(thrown);
  if (error !== overloadedError) logFailure(error, thrown, c.var.requestId);
  if (error.retryAfter !== undefined) c.header("Retry-After", String(error.retryAfter));
  return error;
}

/** Bugs are logged as errors; an outage is a warning, since many requests will hit it. */
function logFailure(error: AppError, thrown: unknown, requestId?: string): void {
  if (errorStatus[error.code] < 500) return;
  const level = error.code === "unavailable" ? "warn" : "error";
  log[level]({ requestId, ...safeError(thrown) }, error.code);
}

function buildErrorBody(error: AppError, locale: Locale): ErrorBody {
  const t = inLocale(failureMessages, locale);
  const errors: Record<ErrorCode, string> = { ...inLocale(messages, locale).errors, ...t.errors };
  const waitSeconds = (error.code === "rate_limited" && error.retryAfter) || 0;
  const missing = error.permission && inLocale(permissionMessages, locale)[error.permission];
  const message = missing ?? (waitSeconds > 0 ? waitMessage(waitSeconds, t) : errors[error.code]);
  const { code, fields, details } = error;
  return { message, code, ...(fields && { fields }), ...(details && { details }) };
}

function waitMessage(seconds: number, t: Localized<typeof failureMessages>): string {
  if (seconds < 60) return t.waitSeconds(seconds);
  return seconds <= 7_200 ? t.waitMinutes(Math.ceil(seconds / 60)) : t.waitHours(Math.ceil(seconds / 3_600));
}

const codeOfStatus: Record<number, ErrorCode> = { 400: "malformed", 404: "not_found", 413: "too_large" };

function toAppError(thrown: unknown): AppError {
  const error = translateOutage(thrown);
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException)
    return new AppError(codeOfStatus[error.status] ?? "internal", { cause: error });
  return new AppError("internal", { cause: error });
}
