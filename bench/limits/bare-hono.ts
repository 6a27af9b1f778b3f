// A JSON call's limit: Hono on its Node server, one statement, no middleware.
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";
import { processorTime, takeOrders } from "../load/child.ts";
import { readCategory } from "../statements/vendor-statements.ts";

/** It answers `/api/vendors?category=…` of the vendors' own categories. */
export type HonoOrder = { databaseUrl: string; poolSize: number } | "processor time";

takeOrders<HonoOrder>((order) => {
  if (order === "processor time") return processorTime();
  const pool = new pg.Pool({ connectionString: order.databaseUrl, max: order.poolSize });
  const app = new Hono();
  app.get("/api/vendors", async (c) => {
    const vendors = await readCategory(pool, c.req.query("category") ?? "");
    return c.body(vendors, 200, { "Content-Type": "application/json" });
  });
  return new Promise<number>((resolve) => {
    serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => resolve(port));
  });
});
