import { Hono, type MiddlewareHandler } from "hono";
import { serviceWorkerText } from "#app/site/document/service-worker-text.server.tsx";
import { createChatHandler } from "#app/support/chat/server/socket.server.ts";
import { mayHaveSession } from "#platform/auth/auth.server.ts";
import { onSettingsChange } from "#platform/config/operator.server.ts";
import { maxJsonBytes } from "#platform/http/bodies/body.server.ts";
import { receiveBodies } from "#platform/http/bodies/receive.server.ts";
import { mountCalls } from "#platform/http/calls/call.server.ts";
import { maxFormBytes } from "#platform/http/calls/form-post.server.ts";
import { openApi } from "#platform/http/calls/openapi.server.ts";
import type { Site } from "#platform/http/connections/server.server.ts";
import { openSockets } from "#platform/http/connections/sockets.server.ts";
import { answerFailure } from "#platform/http/failure.server.ts";
import {
  checkOrigin,
  enforceTimeout,
  limitConcurrency,
  limitRequestRate,
} from "#platform/http/guards.server.ts";
import { health } from "#platform/http/health.server.ts";
import { serveFiles } from "#platform/http/pages/files.server.ts";
import { servePages } from "#platform/http/pages/pages.server.ts";
import { PagesInMemory, sendFromMemory } from "#platform/http/pages/pages-in-memory.server.ts";
import { describeRequest, type HttpContext, type HttpEnv } from "#platform/http/request.server.ts";
import { isReading, requestKinds } from "#platform/http/request-kind.server.ts";
import { setSecurityHeaders } from "#platform/http/security-headers.server.ts";
import { calls } from "./api.server.ts";
import { mountSearchEngines } from "./search-engines.server.ts";
import { checkWebhook, maxWebhookSize, mountWebhooks } from "./webhooks.server.ts";

export type HttpOptions = {
  trustProxy: number;
  /** Origins accepted for requests that change something. */
  origins: ReadonlySet<string>;
  https: boolean;
  /** Of the build's scripts and pictures; undefined: nobody asks for them, or Vite serves them. */
  clientFolder?: string | undefined;
  development: boolean;
};

/** Pages in memory, HTTP and the chat's socket. In development it is called again after each change. */
export function createSite(options: HttpOptions): Site {
  const memory = new PagesInMemory();
  // In development this runs again after each change, and no page is kept.
  if (!options.development) onSettingsChange(() => memory.forgetAll());
  return {
    sendEarly: sendFromMemory(memory, options),
    http: createHttp(options, memory),
    upgrade: openSockets("/ws/chat", options, createChatHandler),
  };
}

/** The order is the order of processing: health, files, body, load, guards, webhooks, API, pages. */
function createHttp(options: HttpOptions, memory: PagesInMemory): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.onError(answerFailure);
  app.route("/", health);
  app.use(setSecurityHeaders(options.https));
  if (options.clientFolder) serveFiles(app, options.clientFolder);
  app.use(describeRequest(options.trustProxy, options.https));
  app.use(receiveBodies({ kindOf, maxBytesOf, checkHead: checkWebhook }));
  app.use(
    limitConcurrency({ visitors: 64, staff: 16, provider: 128, photos: 64, vendorPictures: 64 }, kindOf),
  );
  app.use(enforceTimeout({ usual: 6_000, files: 150_000, provider: 30_000 }, kindOf));
  // Called by servers, not browsers; authenticated by signature.
  mountWebhooks(app);
  app.use(limitRequestRate());
  app.use(checkOrigin(options.origins));
  app.use(forgetPagesAfterWriting(memory));
  const description = openApi(calls);
  app.get("/api/openapi.json", (c) => c.json(description));
  mountCalls(app, calls);
  // Links in the specification (RULINGS 1); before `/vendor/{id}` matches them.
  for (const end of ["", "/"]) {
    app.get(`/vendor/login${end}`, (c) => c.redirect("/vendor-login", 301));
    app.get(`/vendor/register${end}`, (c) => c.redirect("/vendor-signup", 301));
    // What people type by heart; who is signed out signs in there.
    app.get(`/admin${end}`, (c) => c.redirect("/admin/today", 302));
  }
  if (!options.development) serveWorker(app);
  mountSearchEngines(app, loadPages);
  app.all("*", servePages(loadPages, memory, options.development));
  return app;
}

/** Whoever wrote something reads it afterwards, not what others saw within the same second. */
function forgetPagesAfterWriting(memory: PagesInMemory): MiddlewareHandler<HttpEnv> {
  return async function forget(c, next) {
    await next();
    if (changesPages(c)) memory.forgetRecent();
  };
}

/** Of those who have no account, only who writes on the board changes a page of data; leads and chats must not empty the memory. */
function changesPages(c: HttpContext): boolean {
  if (isReading(c) || c.res.status >= 400) return false;
  const hasAccount = mayHaveSession(c.req.header("cookie")) || c.req.header("authorization") !== undefined;
  return hasAccount || /^\/(?:api\/)?community/.test(c.req.path);
}

/** Includes pages whose forms, without scripts, reach a call that waits for a provider. */
const kindOf = requestKinds(calls, ["/ai-chat", "/cultural-translation"]);

function maxBytesOf({ req: { path } }: HttpContext): number {
  if (path.startsWith("/api/")) return maxJsonBytes;
  return maxWebhookSize(path) ?? maxFormBytes;
}

/** Loaded once; the first call takes about a second. */
export const loadPages = () => import("virtual:react-router/server-build");

/** Never cached, so that a new build is noticed on the next visit. */
function serveWorker(app: Hono<HttpEnv>): void {
  let text: string | undefined;
  onSettingsChange(() => {
    text = undefined;
  });
  app.get("/service-worker.js", async (c) => {
    text ??= serviceWorkerText((await loadPages()).assets.version);
    return c.body(text, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
    });
  });
}
