import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { rawPool } from "#platform/database/pool.server.ts";
import { isReplicaFresh } from "#platform/database/replica.server.ts";

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

export const requestDuration = new Histogram({
  name: "arribo_http_request_seconds",
  help: "Time to answer an HTTP request, by method and status",
  labelNames: ["method", "status"],
  buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 6],
  registers: [registry],
});

new Gauge({
  name: "arribo_replica_used",
  help: "1 while public reads go to the read replica, 0 while it is behind, away or not configured",
  registers: [registry],
  collect() {
    this.set(isReplicaFresh() ? 1 : 0);
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
