// The limit of the live connection: a bare `ws` server that sends back what it gets.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { takeOrders } from "./child.ts";

export type EchoOrder = "open" | "memory";

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on("connection", (socket) => {
  socket.on("message", (data) => socket.send(String(data)));
  socket.on("error", () => socket.terminate());
});

takeOrders<EchoOrder>(async (order) => {
  if (order === "memory") return process.memoryUsage.rss();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
});
