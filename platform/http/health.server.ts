import { Hono } from "hono";
import { databaseState } from "#platform/database/pool.server.ts";
import { registry } from "./metrics.server.ts";
import type { HttpEnv } from "./request.server.ts";

let draining = false;

/** From now on `/readyz` tells the proxy to send people elsewhere. */
export function startDraining(): void {
  draining = true;
}

/** For whoever watches the process: alive, ready, and the figures for Prometheus. */
export const health = new Hono<HttpEnv>()
  .get("/healthz", (c) => c.text("alive"))
  .get("/readyz", async (c) => {
    if (draining) return c.text("draining", 503);
    const state = await databaseState();
    return state === "ready" ? c.text(state) : c.text(state, 503, { "Retry-After": "2" });
  })
  .get("/metrics", async (c) =>
    c.text(await registry.metrics(), 200, { "Content-Type": registry.contentType }),
  );
