import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { HttpEnv } from "#platform/http/request.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { boundConnections } from "./connections.server.ts";
import type { Upgrade } from "./sockets.server.ts";

/** What answers requests, and what makes sockets of them. */
export type Site = { http: Hono<HttpEnv>; upgrade: Upgrade };

/** What stands before the site in development. */
type Wrap = (listener: RequestListener) => RequestListener;

/** Milliseconds: for a request's head, and for all of it. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 160_000, connectionsCheckingInterval: 5_000 };

type Options = {
  /** Whether visitors connect to it themselves, without a proxy between. */
  isDirect?: boolean;
  wrap?: Wrap | undefined;
};

/**
 * A server for a site that is named later: which addresses it is known by depends on the port. Requests and upgrades to
 * a socket go to the same site.
 */
export function openServer({ isDirect = false, wrap = (listener) => listener }: Options = {}): {
  server: Server;
  serve: (site: Site) => void;
} {
  let site: Site | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) =>
      site?.http.fetch(request, env as HttpEnv["Bindings"]) ?? new Response(null, { status: 503 }),
    createServer: ((options: object, listener: RequestListener) =>
      createServer(options, wrap(listener))) as typeof createServer,
    serverOptions: timeouts,
  }) as Server;
  boundConnections(server, { isDirect });
  server.on("upgrade", (incoming: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!site) return void stream.destroy();
    // Nobody else would hear it, and what nobody hears ends the process.
    site.upgrade(incoming, stream, head).catch((error: unknown) => {
      log.error(safeError(error), "an upgrade failed");
      stream.destroy();
    });
  });
  return {
    server,
    serve: (named) => {
      site = named;
    },
  };
}
