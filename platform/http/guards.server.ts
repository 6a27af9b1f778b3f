import type { MiddlewareHandler } from "hono";
import { withTimeout } from "#platform/async/with-timeout.ts";
import { AppError } from "#platform/errors.ts";
import { consume } from "./limits.server.ts";
import { noRoute, requestDuration } from "./metrics.server.ts";
import { limitRead } from "./read-limit.server.ts";
import { type HttpContext, type HttpEnv, signedSession } from "./request.server.ts";
import { isReading, type KindOf, type RequestKind } from "./request-kind.server.ts";

/** CSRF: refuses mutations with a foreign Origin. The second defence is the content type of each call (`requireJson`). */
export function checkOrigin(origins: ReadonlySet<string>): MiddlewareHandler<HttpEnv> {
  return async function compareOrigin(c, next) {
    if (!isReading(c)) {
      const origin = c.req.header("origin");
      if (origin !== undefined && !origins.has(origin)) throw new AppError("foreign_origin");
    }
    await next();
  };
}

/**
 * A timeout in milliseconds for the whole request: the database's are per statement, and five slow ones would add up.
 * Does not cancel the work; a retry with the same Idempotency-Key gets its answer.
 */
export function enforceTimeout(
  timeouts: { usual: number; files: number; provider: number },
  kindOf: KindOf,
): MiddlewareHandler<HttpEnv> {
  const timeoutOf: Record<RequestKind, number> = {
    usual: timeouts.usual,
    provider: timeouts.provider,
    photo: timeouts.files,
    vendorPicture: timeouts.files,
  };
  return async function runWithTimeout(c, next) {
    await withTimeout(timeoutOf[kindOf(c)], next(), () => {
      throw new AppError("unavailable", { retryAfter: 2 });
    });
  };
}

/** Rate limit per address: readers are counted in memory, so pages that need no database are sent while it is down. */
export function limitRequestRate(): MiddlewareHandler<HttpEnv> {
  return async function limitRate(c, next) {
    if (isReading(c)) limitRead(c.var.address);
    else await consume("site", c.var.address);
    await next();
  };
}

/**
 * Limits the requests in flight, per kind; the rest get 503 at once instead of queueing. Staff have extra slots, so that a
 * crowd cannot lock them out; the cookie's signature identifies them without a query.
 */
export function limitConcurrency(
  slots: { visitors: number; staff: number; provider: number; photos: number; vendorPictures: number },
  kindOf: KindOf,
): MiddlewareHandler<HttpEnv> {
  const slotsOf: Record<RequestKind, number> = {
    usual: slots.visitors,
    provider: slots.provider,
    photo: slots.photos,
    vendorPicture: slots.vendorPictures,
  };
  const inFlight: Record<RequestKind, number> = { usual: 0, provider: 0, photo: 0, vendorPicture: 0 };
  return async function admit(c, next) {
    const kind = kindOf(c);
    const extra = kind === "usual" && (await signedSession(c)) ? slots.staff : 0;
    if (inFlight[kind] >= slotsOf[kind] + extra) return refuse(c);
    inFlight[kind] += 1;
    let hasSlot = true;
    const release = () => {
      if (hasSlot) inFlight[kind] -= 1;
      hasSlot = false;
    };
    c.set("releaseSlot", release);
    try {
      await next();
    } finally {
      release();
    }
  };
}

/** One shared instance: capturing a stack would cost more than the rest of the refusal. */
export const overloadedError = new AppError("unavailable", { retryAfter: 1 });

/** Counted by the metrics but not logged: under overload a log line costs more than the response. */
async function refuse(c: HttpContext): Promise<never> {
  await waitForTurn();
  c.set("isRejected", true);
  requestDuration.observe({ method: c.req.method, route: noRoute, status: "503" }, 0);
  throw overloadedError;
}

const waiting: (() => void)[] = [];
const maxRefusalsPerTick = 16;

/** Spreads refusals over ticks: admitted requests need several ticks, and a crowd that retries at once would delay them. */
function waitForTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(releaseSome);
  });
}

function releaseSome(): void {
  for (const resolve of waiting.splice(0, maxRefusalsPerTick)) resolve();
  if (waiting.length > 0) setImmediate(releaseSome);
}
