import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { type Span, SpanStatusCode } from "@opentelemetry/api";
import type { Context, MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import { actorOf, signedSessionOf } from "#platform/auth/auth.server.ts";
import { type Ctx, type Db, db } from "#platform/database/pool.server.ts";
import { hasReplica, ownWritesSeconds, readPublic } from "#platform/database/replica.server.ts";
import type { ReceivingBody } from "#platform/http/bodies/receiving-bodies.server.ts";
import { clientAddress } from "#platform/http/connections/client-address.server.ts";
import { chooseLocale } from "#platform/i18n/choose-locale.server.ts";
import { isLocale, type Locale, localeCookie } from "#platform/i18n/locale.ts";
import { log } from "#platform/log/log.server.ts";
import { tracedRequest } from "#platform/tracing/tracing.server.ts";
import { noRoute, requestDuration } from "./metrics.server.ts";

export type HttpEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The pattern of the address of a call or page, such as "/api/vendors/:id"; unset where there is none. */
    route?: string;
    address: string;
    locale: Locale;
    body: ReceivingBody;
    /** Releases the request's concurrency slot before it is answered. */
    releaseSlot: () => void;
    /** Refused under overload: counted by the metrics, but not logged. */
    isRejected?: boolean;
    signedSession?: string | null;
  };
};
export type HttpContext = Context<HttpEnv>;

let lastId = 0;
const processId = Math.random().toString(36).slice(2, 8);

function newRequestId(): string {
  lastId += 1;
  return `${processId}-${lastId.toString(36)}`;
}

/** Accepted from a trusted proxy; anything else gets an id of our own. */
const idPattern = /^[\w.:=+/-]{8,128}$/;

/** A `traceparent` header with the id of its trace (W3C Trace Context, 3.2), or undefined. */
function readTraceparent(header: unknown): { header: string; traceId: string } | undefined {
  if (typeof header !== "string") return undefined;
  const traceId = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(header)?.[1];
  return traceId ? { header, traceId } : undefined;
}

/** Middleware: sets the request's id, address and language, and logs one line when it is answered. */
export function describeRequest(trustProxy: number, https = false): MiddlewareHandler<HttpEnv> {
  const attributes = `SameSite=Lax${https ? "; Secure" : ""}`;
  return function describe(c, next) {
    const started = performance.now();
    const { "x-request-id": given, traceparent } = trustProxy > 0 ? c.env.incoming.headers : {};
    const requestId = typeof given === "string" && idPattern.test(given) ? given : newRequestId();
    const caller = readTraceparent(traceparent);
    c.set("requestId", requestId);
    c.env.outgoing.setHeader("X-Request-Id", requestId);
    c.set("address", clientAddress(c.env.incoming, trustProxy));
    c.set("locale", localeOf(c));
    return tracedRequest(caller?.header, async (span) => {
      await next();
      if (c.var.isRejected) return;
      setCookies(c, attributes);
      const traceId = span?.spanContext().traceId ?? caller?.traceId;
      record(c, (performance.now() - started) / 1000, traceId);
      if (span) describeSpan(span, c);
    });
  };
}

function setCookies(c: HttpContext, attributes: string): void {
  // `?lang=` is remembered only when a page was requested; for API calls it applies to this response.
  if (isLocale(c.req.query("lang")) && !c.req.path.startsWith("/api/")) {
    const value = `${localeCookie}=${c.var.locale}; Path=/; Max-Age=31536000; ${attributes}`;
    c.header("Set-Cookie", value, { append: true });
  }
  if (hasReplica() && !["GET", "HEAD"].includes(c.req.method) && c.res.status < 400) {
    const value = `${wroteCookie}=1; Path=/; Max-Age=${ownWritesSeconds}; HttpOnly; ${attributes}`;
    c.header("Set-Cookie", value, { append: true });
  }
}

function record(c: HttpContext, seconds: number, traceId: string | undefined): void {
  const { method } = c.req;
  const { status } = c.res;
  requestDuration.observe({ method, route: c.var.route ?? noRoute, status: String(status) }, seconds);
  // Not the query: it may hold personal text.
  const path = withoutSecrets(c.req.path).slice(0, 200);
  log.info({
    requestId: c.var.requestId,
    traceId,
    method,
    path,
    status,
    ms: Math.round(seconds * 1000),
  });
}

/** By the conventions of OpenTelemetry for HTTP servers. */
function describeSpan(span: Span, c: HttpContext): void {
  const { route, requestId } = c.var;
  const { status } = c.res;
  span.updateName(route ? `${c.req.method} ${route}` : c.req.method);
  span.setAttributes({
    "http.request.method": c.req.method,
    "http.response.status_code": status,
    "arribo.request_id": requestId,
    ...(route && { "http.route": route }),
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

const wroteCookie = "wrote";

/** Whether this browser writes now, or did in the last seconds, so that a replica may not have it yet. */
export function wroteLately({ method = "", headers }: IncomingMessage): boolean {
  return !["GET", "HEAD"].includes(method) || wroteCookie in parse(headers.cookie ?? "", wroteCookie);
}

/** Reads what everybody may see: from a replica, if there is one, it is fresh, and this browser has not just written. */
export function readAsPublic<T>(c: HttpContext, ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
  return wroteLately(c.env.incoming) ? read(ctx) : readPublic((database) => read({ ...ctx, db: database }));
}

/** By precedence: the `lang` parameter, the cookie, Accept-Language. */
function localeOf(c: HttpContext): Locale {
  // Node's headers: Hono would first build a Headers object of all of them.
  const { headers } = c.env.incoming;
  const cookie = parse(headers.cookie ?? "", localeCookie)[localeCookie];
  return chooseLocale({ param: c.req.query("lang"), cookie, acceptLanguage: headers["accept-language"] });
}

const maxDeviceLength = 300;

/** The User-Agent, for a person's list of sessions. */
export function readUserAgent(c: HttpContext): string {
  return (c.req.header("user-agent") ?? "").slice(0, maxDeviceLength);
}

/** Hides link tokens, which grant access, from the log. */
function withoutSecrets(path: string): string {
  return path.replace(/[\w-]{20,}/g, "…");
}

/** The token of a validly signed session cookie, or null. The session may have ended; only `ctxOf` checks that. */
export async function signedSession(c: HttpContext): Promise<string | null> {
  if (c.env.incoming.headers.cookie === undefined) return null;
  if (c.var.signedSession === undefined) c.set("signedSession", await signedSessionOf(c));
  return c.var.signedSession ?? null;
}

/** What service functions know of a request. Reads the session or token from the database each time it is called. */
export async function ctxOf(c: HttpContext, database: Db = db()): Promise<Ctx> {
  const { locale, address } = c.var;
  const actor = await actorOf(c.req.raw.headers);
  return { db: database, actor, locale, now: new Date(), address, userAgent: readUserAgent(c) };
}
