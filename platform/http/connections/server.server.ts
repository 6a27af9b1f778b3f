import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { HttpEnv } from "#platform/http/request.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { boundConnections } from "./connections.server.ts";
import type { Upgrade } from "./sockets.server.ts";

export type Site = {
  /** Sees each request first; calls `next` if it does not answer. */
  sendEarly?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
  http: Hono<HttpEnv>;
  upgrade: Upgrade;
};

/** Puts Vite in front of the site in development. */
type Wrap = (listener: RequestListener) => RequestListener;

const timeouts = { headersTimeout: 15_000, requestTimeout: 160_000, connectionsCheckingInterval: 5_000 };

type Options = {
  isDirect?: boolean;
  wrap?: Wrap | undefined;
};

/** The HTTP server. `serve` sets the site later, because its addresses depend on the port; until then all get 503. */
export function openServer({ isDirect = false, wrap = (listener) => listener }: Options = {}): {
  server: Server;
  serve: (site: Site) => void;
} {
  let site: Site | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) =>
      site?.http.fetch(request, env as HttpEnv["Bindings"]) ?? new Response(null, { status: 503 }),
    createServer: ((options: object, listener: RequestListener) =>
      createServer(
        options,
        wrap((incoming, outgoing) => {
          const next = () => listener(incoming, outgoing);
          if (site?.sendEarly) site.sendEarly(incoming, outgoing, next);
          else next();
        }),
      )) as typeof createServer,
    serverOptions: timeouts,
  }) as Server;
  boundConnections(server, { isDirect });
  server.on("upgrade", (incoming: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!site) return void stream.destroy();
    // An unhandled rejection would end the process.
    site.upgrade(incoming, stream, head).catch((error: unknown) => {
      log.error(safeError(error), "a WebSocket upgrade failed");
      stream.destroy();
    });
  });
  return {
    server,
    serve: (newSite) => {
      site = newSite;
    },
  };
}
