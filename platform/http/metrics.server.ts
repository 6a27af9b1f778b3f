import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { rawPool } from "#platform/database/pool.server.ts";
import { hasReplica, isReplicaFresh } from "#platform/database/replica.server.ts";

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** The label `route` of a request that reached no call and no page: refused before, or nothing is there. */
export const noRoute = "none";

export const requestDuration = new Histogram({
  name: "arribo_http_request_seconds",
  help: "Time to answer an HTTP request, by method, route and status",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 6],
  registers: [registry],
});

new Gauge({
  name: "arribo_replica_used",
  help: "1 while public reads go to the read replica, 0 while it is behind or away; missing if there is none",
  aggregator: "min",
  registers: [registry],
  collect() {
    if (hasReplica()) this.set(isReplicaFresh() ? 1 : 0);
    else this.remove();
  },
});

new Gauge({
  name: "arribo_database_connections",
  help: "Connections of this process's pool, by state",
  labelNames: ["state"],
  registers: [registry],
  collect() {
    const pool = rawPool();
    this.set({ state: "open" }, pool.totalCount);
    this.set({ state: "idle" }, pool.idleCount);
    this.set({ state: "waiting" }, pool.waitingCount);
  },
});

/** Counts what a limit refused, by its name in `limits` (limits.server.ts). */
export const limitRefusals = new Counter({
  name: "arribo_limit_refusals_total",
  help: "Requests and attempts over a limit, by limit",
  labelNames: ["limit"],
  registers: [registry],
});

/** Sets the version that `/metrics` shows. */
export function setBuildInfo(version: string): void {
  buildInfo.set({ version }, 1);
}

const buildInfo = new Gauge({
  name: "arribo_build_info",
  help: "1, with the version that runs",
  labelNames: ["version"],
  aggregator: "max",
  registers: [registry],
});
