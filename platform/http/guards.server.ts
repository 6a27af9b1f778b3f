import type { MiddlewareHandler } from "hono";
import { withTimeout } from "#platform/async/with-timeout.ts";
import { AppError } from "#platform/errors.ts";
import { consume } from "./limits.server.ts";
import { requestDuration } from "./metrics.server.ts";
import { type HttpContext, type HttpEnv, signedSession } from "./request.server.ts";
import type { KindOf, RequestKind } from "./request-kind.server.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site's page could send in a visitor's name: browsers always name the Origin of a mutation.
 * (The second lock is in each call: a body of exactly the type it takes, which no foreign form can send.)
 * @param origins the addresses this site is known by; never taken from the request itself
 */
export function refuseForeignRequests(origins: ReadonlySet<string>): MiddlewareHandler<HttpEnv> {
  return async function refuseForeign(c, next) {
    if (!reading.has(c.req.method)) {
      const origin = c.req.header("origin");
      if (origin !== undefined && !origins.has(origin)) throw new AppError("foreign_origin");
    }
    await next();
  };
}

/**
 * One deadline for a request whose fields are here: the limits of the database are per connection and per statement, and
 * five slow statements would add up. What is still under way may yet be done; a retry with the same Idempotency-Key
 * finds out. A file may take its time on the way here, and what waits for a provider outside its own.
 * @param patience in milliseconds, by what the declared call needs: nothing that the request says of itself makes it longer
 */
export function answerInTime(
  patience: { usual: number; files: number; outside: number },
  kindOf: KindOf,
): MiddlewareHandler<HttpEnv> {
  const patienceOf: Record<RequestKind, number> = {
    usual: patience.usual,
    outside: patience.outside,
    photo: patience.files,
    vendorPicture: patience.files,
  };
  return async function inTime(c, next) {
    await withTimeout(patienceOf[kindOf(c)], next(), () => {
      throw new AppError("unavailable", { retryAfter: 2 });
    });
  };
}

/**
 * The limit of the whole site, per address. Who only reads is let through when the database, which counts, is
 * away or slow: the pages that need no database go on.
 */
export function limitTheSite(): MiddlewareHandler<HttpEnv> {
  return async function limited(c, next) {
    const counted = consume("site", c.var.address);
    if (reading.has(c.req.method)) await readersLimit(counted);
    else await counted;
    await next();
  };
}

async function readersLimit(counted: Promise<void>): Promise<void> {
  const outageIsFine = counted.catch((error: unknown) => {
    if (error instanceof AppError && error.code === "rate_limited") throw error;
  });
  await withTimeout(250, outageIsFine, () => undefined);
}

/**
 * Holds a bounded number of requests in flight; the rest hear 503 at once instead of queueing until everybody
 * waits. Staff keep room of their own, so that a flood of visitors does not lock them out; the signature of their
 * cookie tells them without asking the database. What waits for a provider outside takes nobody's room but its own; what
 * comes with a file has room of its own, and leaves it while the file comes (`readFile`).
 */
export function boundLoad(
  room: { visitors: number; staff: number; outside: number; photos: number; vendorPictures: number },
  kindOf: KindOf,
): MiddlewareHandler<HttpEnv> {
  const roomOf: Record<RequestKind, number> = {
    usual: room.visitors,
    outside: room.outside,
    photo: room.photos,
    vendorPicture: room.vendorPictures,
  };
  const inFlight: Record<RequestKind, number> = { usual: 0, outside: 0, photo: 0, vendorPicture: 0 };
  return async function admit(c, next) {
    const kind = kindOf(c);
    const more = kind === "usual" && (await signedSession(c)) ? room.staff : 0;
    if (inFlight[kind] >= roomOf[kind] + more) return refuse(c);
    inFlight[kind] += 1;
    let isInside = true;
    const leave = () => {
      if (isInside) inFlight[kind] -= 1;
      isInside = false;
    };
    c.set("leavePlace", leave);
    try {
      await next();
    } finally {
      leave();
    }
  };
}

/** One for all: a stack for each would cost more than the rest of the refusal. */
export const overloadedError = new AppError("unavailable", { retryAfter: 1 });

/** Without a line in the log: for each of a crowd it would take longer than the answer. The metrics count them. */
async function refuse(c: HttpContext): Promise<never> {
  await afterThoseLetIn();
  c.set("isTurnedAway", true);
  requestDuration.observe({ method: c.req.method, status: "503" }, 0);
  throw overloadedError;
}

const refused: (() => void)[] = [];
/** So many are refused in one turn of the event loop, which takes a millisecond or two. */
const refusedInATurn = 16;

/**
 * Whoever is let in needs several turns of the event loop, for the database's answers. If each turn refused a crowd of
 * hundreds that asks again at once, they would wait for seconds. So a few are refused in each, the longest waiting first.
 */
function afterThoseLetIn(): Promise<void> {
  return new Promise((resolve) => {
    if (refused.push(resolve) === 1) setImmediate(refuseSome);
  });
}

function refuseSome(): void {
  for (const go of refused.splice(0, refusedInATurn)) go();
  if (refused.length > 0) setImmediate(refuseSome);
}

/** Of answers that are no pages: opened as one, they load and run nothing. */
export const dataContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers for every answer. Pages add their Content-Security-Policy with a nonce. They are set on Node's own
 * response before the answer is made: on a finished one each would make Hono build it again, body and all.
 */
export function securityHeaders(https: boolean): MiddlewareHandler<HttpEnv> {
  return async function secure(c, next) {
    const { outgoing } = c.env;
    outgoing.setHeader("X-Content-Type-Options", "nosniff");
    outgoing.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
    outgoing.setHeader("X-Frame-Options", "DENY");
    outgoing.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    outgoing.setHeader("Permissions-Policy", "camera=(), geolocation=(), payment=(), microphone=(self)");
    if (https) outgoing.setHeader("Strict-Transport-Security", "max-age=31536000");
    if (c.req.path.startsWith("/api/")) outgoing.setHeader("Content-Security-Policy", dataContentSecurityPolicy);
    await next();
  };
}

/**
 * What a page may load: its own files, and scripts that bear this answer's nonce.
 * @param development lets Vite reload pages and styles
 */
export function contentSecurityPolicy(nonce: string, development: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
