import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { Hono } from "hono";
import { databaseState } from "#platform/database/pool.server.ts";
import { readMetrics, shareMetrics } from "#platform/process/worker-metrics.server.ts";
import { registry } from "./metrics.server.ts";
import type { HttpEnv } from "./request.server.ts";

let draining = false;

/** The first step of a shutdown: from now on `/readyz` answers 503. */
export function startDraining(): void {
  draining = true;
}

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  privateNetworks.addSubnet(network, prefix, "ipv4");
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");

/** Whether a request comes directly from a private network. A proxied one may come from anywhere. */
function isFromPrivateNetwork({ headers, socket }: IncomingMessage): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) return false;
  return privateNetworks.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

shareMetrics(registry);
let collecting: Promise<string> | undefined;

function collectMetrics(): Promise<string> {
  collecting ??= readMetrics(registry).finally(() => {
    collecting = undefined;
  });
  return collecting;
}

/** `/healthz` (process alive), `/readyz` (accepts traffic), `/metrics` (Prometheus, private networks only). */
export const health = new Hono<HttpEnv>()
  .get("/healthz", (c) => c.text("alive"))
  .get("/readyz", async (c) => {
    if (draining) return c.text("draining", 503);
    const state = await databaseState();
    return state === "ready" ? c.text(state) : c.text(state, 503, { "Retry-After": "2" });
  })
  .get("/metrics", async (c) => {
    if (!isFromPrivateNetwork(c.env.incoming)) return c.text("not found", 404);
    return c.text(await collectMetrics(), 200, { "Content-Type": registry.contentType });
  });
