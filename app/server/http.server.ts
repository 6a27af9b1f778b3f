import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { serviceWorkerText } from "#app/site/document/offline.server.tsx";
import { openTalk } from "#app/support/chat/server/socket.server.ts";
import { largestJson } from "#platform/http/bodies/body.server.ts";
import { receiveBodies } from "#platform/http/bodies/receive.server.ts";
import { mountCalls } from "#platform/http/calls/call.server.ts";
import { largestForm } from "#platform/http/calls/form-post.server.ts";
import { openApi } from "#platform/http/calls/openapi.server.ts";
import type { Site } from "#platform/http/connections/server.server.ts";
import { openSockets } from "#platform/http/connections/sockets.server.ts";
import { answerFailure } from "#platform/http/failure.server.ts";
import {
  answerInTime,
  boundLoad,
  limitTheSite,
  refuseForeignRequests,
  securityHeaders,
} from "#platform/http/guards.server.ts";
import { health } from "#platform/http/health.server.ts";
import { servePages } from "#platform/http/pages/pages.server.ts";
import { describeRequest, type HttpContext, type HttpEnv } from "#platform/http/request.server.ts";
import { requestKinds } from "#platform/http/request-kind.server.ts";
import { calls } from "./api.server.ts";
import { mountSearchEngines } from "./search-engines.server.ts";
import { checkWebhook, largestWebhook, mountWebhooks } from "./webhooks.server.ts";

export type HttpOptions = {
  trustProxy: number;
  /** The addresses the site is known by: what a mutation's Origin may be. */
  origins: ReadonlySet<string>;
  https: boolean;
  development: boolean;
};

/** The whole site: what answers requests, and the live connection. */
export function createSite(options: HttpOptions): Site {
  return { http: createHttp(options), upgrade: openSockets("/ws/chat", options, openTalk) };
}

/** In the order a request meets it: health, files, its body, room, guards, webhooks, API, pages. */
function createHttp(options: HttpOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.onError(answerFailure);
  app.route("/", health);
  app.use(securityHeaders(options.https));
  if (!options.development) serveFiles(app);
  app.use(describeRequest(options.trustProxy, options.https));
  app.use(receiveBodies({ kindOf, maxSizeOf, check: checkWebhook }));
  app.use(boundLoad({ visitors: 64, staff: 16, outside: 128, photos: 64, vendorPictures: 64 }, kindOf));
  app.use(answerInTime({ usual: 6_000, files: 150_000, outside: 30_000 }, kindOf));
  // Servers call these, not browsers: a signature says who it is.
  mountWebhooks(app);
  app.use(limitTheSite());
  app.use(refuseForeignRequests(options.origins));
  const description = openApi(calls);
  app.get("/api/openapi.json", (c) => c.json(description));
  mountCalls(app, calls);
  // RULINGS 1: other links of the spec's point here; before `/vendor/{id}` takes them for one.
  for (const end of ["", "/"]) {
    app.get(`/vendor/login${end}`, (c) => c.redirect("/vendor-login", 301));
    app.get(`/vendor/register${end}`, (c) => c.redirect("/vendor-signup", 301));
  }
  if (!options.development) serveWorker(app);
  mountSearchEngines(app, loadPages);
  app.all("*", servePages(loadPages, options.development));
  return app;
}

/** With the pages whose forms, sent without scripts, go to a call that waits. */
const kindOf = requestKinds(calls, ["/ai-chat", "/cultural-translation"]);

function maxSizeOf({ req: { path } }: HttpContext): number {
  if (path.startsWith("/api/")) return largestJson;
  return largestWebhook(path) ?? largestForm;
}

/** All pages, as they were built. The first call reads them from disk, which takes a second. */
export const loadPages = () => import("virtual:react-router/server-build");

/** Browsers ask for it with each visit: a new build must not wait in somebody's cache. */
function serveWorker(app: Hono<HttpEnv>): void {
  let text: string | undefined;
  app.get("/service-worker.js", async (c) => {
    text ??= serviceWorkerText((await loadPages()).assets.version);
    return c.body(text, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
    });
  });
}

/** Built files, compressed when they were built; names with a hash never change. */
function serveFiles(app: Hono<HttpEnv>): void {
  const root = "./build/client";
  app.get(
    "/assets/*",
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  app.get(
    "/:file{(?:share/)?[\\w-]+\\.(?:ico|svg|png|txt|webmanifest)}",
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=3600"),
    }),
  );
}
