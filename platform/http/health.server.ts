import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { Hono } from "hono";
import { databaseState } from "#platform/database/pool.server.ts";
import { registry } from "./metrics.server.ts";
import type { HttpEnv } from "./request.server.ts";

let draining = false;

/** From now on `/readyz` tells the proxy to send people elsewhere. */
export function startDraining(): void {
  draining = true;
}

/** Networks that nobody reaches from the internet: this machine's, a container's host's, a company's own. */
const inside = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  inside.addSubnet(network, prefix, "ipv4");
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");

/** Whether a request comes from inside, and straight: what a proxy passes on comes from anywhere. */
function isFromInside({ headers, socket }: IncomingMessage): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) return false;
  return inside.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

let collecting: Promise<string> | undefined;

/** The figures of this moment; who asks while they are collected gets the same. */
function figures(): Promise<string> {
  collecting ??= registry.metrics().finally(() => {
    collecting = undefined;
  });
  return collecting;
}

/** For whoever watches the process: alive, ready, and the figures for Prometheus. */
export const health = new Hono<HttpEnv>()
  .get("/healthz", (c) => c.text("alive"))
  .get("/readyz", async (c) => {
    if (draining) return c.text("draining", 503);
    const state = await databaseState();
    return state === "ready" ? c.text(state) : c.text(state, 503, { "Retry-After": "2" });
  })
  .get("/metrics", async (c) => {
    if (!isFromInside(c.env.incoming)) return c.text("not found", 404);
    return c.text(await figures(), 200, { "Content-Type": registry.contentType });
  });
