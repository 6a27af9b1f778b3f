import { createServer, type RequestListener, type Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { HttpEnv } from "./request.server.ts";
import { socketServer } from "./sockets.server.ts";

/** What stands before the site in development. */
type Wrap = (listener: RequestListener) => RequestListener;

/**
 * A server for a site that is named later: which addresses it is known by depends on the port. Requests and upgrades to
 * a socket go to the same site.
 */
export function openServer(
  timeouts: { requestTimeout?: number; headersTimeout?: number } = {},
  wrap: Wrap = (listener) => listener,
): { server: Server; serve: (site: Hono<HttpEnv>) => void } {
  let site: Hono<HttpEnv> | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) =>
      site?.fetch(request, env as HttpEnv["Bindings"]) ?? new Response(null, { status: 503 }),
    createServer: ((options: object, listener: RequestListener) =>
      createServer(options, wrap(listener))) as typeof createServer,
    serverOptions: timeouts,
    websocket: { server: socketServer() },
  });
  return {
    server: server as Server,
    serve: (named) => {
      site = named;
    },
  };
}
