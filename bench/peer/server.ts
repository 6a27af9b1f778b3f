// The plain peer's process: what `react-router-serve` does, over `node:http`.
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";
import { processorTime, takeOrders } from "../load/child.ts";
import { compressResponse } from "./compression.ts";
import { copyVendors } from "./copy-vendors.ts";

export type PeerOrder = { databaseUrl: string; poolSize: number } | "processor time";

const assetTypes: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

takeOrders<PeerOrder>(async (order) => {
  if (order === "processor time") return processorTime();
  await copyVendors(order.databaseUrl);
  // app/database.server.ts reads them when the build is loaded.
  process.env.DATABASE_URL = order.databaseUrl;
  process.env.POOL_SIZE = String(order.poolSize);
  const build: ServerBuild = await import(path.join(import.meta.dirname, "build/server/index.js"));
  const render = createRequestListener({ build, mode: "production" });
  const server = createServer((request, response) => {
    compressResponse(request, response);
    const asset = /^\/assets\/[\w.-]+$/.exec(request.url ?? "")?.[0];
    if (!asset) return void render(request, response);
    response.writeHead(200, {
      "content-type": assetTypes[path.extname(asset)] ?? "application/octet-stream",
      "cache-control": "public, max-age=31536000, immutable",
    });
    createReadStream(path.join(import.meta.dirname, "build/client", asset))
      .on("error", () => response.destroy())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
});
