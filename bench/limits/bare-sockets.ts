// Live connections' limit: a bare `ws` echo, optionally after an insert into PostgreSQL.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "pg";
import { WebSocketServer } from "ws";
import { takeOrders } from "../load/child.ts";
import { measureMemory } from "../profile/memory.ts";

/** `open` starts it; with a database each message is stored before the echo. */
export type BareOrder = { open: string | undefined } | "weigh";

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
let pool: Pool | undefined;
sockets.on("connection", (socket) => {
  socket.on("message", async (data) => {
    await pool?.query({
      name: "keep",
      text: "insert into bare_message (text) values ($1)",
      values: [String(data)],
    });
    socket.send(String(data));
  });
  socket.on("error", () => socket.terminate());
});

takeOrders<BareOrder>(async (order) => {
  if (order === "weigh") return measureMemory();
  if (order.open) {
    pool = new Pool({ connectionString: order.open, max: 16, idleTimeoutMillis: 600_000 });
    await pool.query(
      "create table bare_message (id bigint primary key generated always as identity, text text)",
    );
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
});
