import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import { actorOf, signedSessionOf } from "#platform/auth/auth.server.ts";
import { type Ctx, type Db, db } from "#platform/database/pool.server.ts";
import type { ReceivingBody } from "#platform/http/bodies/receiving-bodies.server.ts";
import { clientAddress } from "#platform/http/connections/client-address.server.ts";
import { chooseLocale } from "#platform/i18n/choose-locale.server.ts";
import { isLocale, type Locale, localeCookie } from "#platform/i18n/locale.ts";
import { log } from "#platform/log/log.server.ts";
import { requestDuration } from "./metrics.server.ts";

export type HttpEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    address: string;
    locale: Locale;
    /** What is received with it. */
    body: ReceivingBody;
    /** Gives its place (`boundLoad`) to the next, before it is answered. */
    releaseSlot: () => void;
    /** There was no room for it: the metrics count it, and the log has no line. */
    isRejected?: boolean;
    signedSession?: string | null;
  };
};
export type HttpContext = Context<HttpEnv>;

let lastId = 0;
const processMark = Math.random().toString(36).slice(2, 8);

/** Gives each request its id, address and language, and writes one line about it when it is answered. */
export function describeRequest(trustProxy: number, https = false): MiddlewareHandler<HttpEnv> {
  const localeAttributes = `Path=/; Max-Age=31536000; SameSite=Lax${https ? "; Secure" : ""}`;
  return async function describe(c, next) {
    const started = performance.now();
    lastId += 1;
    const requestId = `${processMark}-${lastId.toString(36)}`;
    c.set("requestId", requestId);
    c.env.outgoing.setHeader("X-Request-Id", requestId);
    c.set("address", clientAddress(c.env.incoming, trustProxy));
    c.set("locale", localeOf(c));
    await next();
    if (c.var.isRejected) return;
    // A call that names a language wants its answer in it; the choice of the site's is made on a page.
    if (isLocale(c.req.query("lang")) && !c.req.path.startsWith("/api/")) {
      c.header("Set-Cookie", `${localeCookie}=${c.var.locale}; ${localeAttributes}`, { append: true });
    }
    const seconds = (performance.now() - started) / 1000;
    requestDuration.observe({ method: c.req.method, status: String(c.res.status) }, seconds);
    // The path's own words only: a query can hold what somebody typed.
    log.info({
      requestId,
      method: c.req.method,
      path: withoutSecrets(c.req.path).slice(0, 200),
      status: c.res.status,
      ms: Math.round(seconds * 1000),
    });
  };
}

/** The language a request wants its answer in: that of its address, of the visitor's choice, of their browser. */
function localeOf(c: HttpContext): Locale {
  // Node's own view of the headers: Hono's would first make a Headers object of all of them.
  const { headers } = c.env.incoming;
  const cookie = parse(headers.cookie ?? "", localeCookie)[localeCookie];
  return chooseLocale({ param: c.req.query("lang"), cookie, acceptLanguage: headers["accept-language"] });
}

/** The longest name of a browser that is kept, in UTF-16 code units. */
const longestDevice = 300;

/** What the browser calls itself, for a person's list of sessions. */
export function deviceOf(c: HttpContext): string {
  return (c.req.header("user-agent") ?? "").slice(0, longestDevice);
}

/** An address can be a key: whoever holds an application's link may read it. */
function withoutSecrets(path: string): string {
  return path.replace(/[\w-]{20,}/g, "…");
}

/** The token of a session's cookie that we signed; whether the session still runs only `ctxOf` knows. */
export async function signedSession(c: HttpContext): Promise<string | null> {
  if (c.env.incoming.headers.cookie === undefined) return null;
  if (c.var.signedSession === undefined) c.set("signedSession", await signedSessionOf(c));
  return c.var.signedSession ?? null;
}

/** The acts' view of a request. Reads the session only when there is a cookie. */
export async function ctxOf(c: HttpContext, database: Db = db()): Promise<Ctx> {
  const { locale, address } = c.var;
  return { db: database, actor: await actorOf(c.req.raw.headers), locale, now: new Date(), address };
}
