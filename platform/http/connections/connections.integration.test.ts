import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enforceLimits } from "#platform/http/limits.server.ts";
import type { HttpEnv } from "#platform/http/request.server.ts";
import { boundConnections, maxConnections } from "./connections.server.ts";
import { openServer } from "./server.server.ts";

/** More than the kernel buffers. */
const answer = Buffer.alloc(64 * 1024 * 1024);
const { server, serve } = openServer({ isDirect: true });
serve({ http: new Hono<HttpEnv>().get("/", (c) => c.text("here")), upgrade: async () => {} });
const large = createServer((_, response) => response.end(answer));
boundConnections(large, { isDirect: true, unreadTimeoutMs: 3_000 });
const servers = [server, large];
const open = new Set<Socket>();

beforeAll(async () => {
  enforceLimits(true);
  for (const one of servers) await new Promise<void>((resolve) => one.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  for (const one of servers) {
    one.closeAllConnections();
    await new Promise((resolve) => one.close(resolve));
  }
});

/** Opens a connection from a loopback address and sends the beginning of a request. */
function begin(to: Server, localAddress: string, head: string): Socket {
  const { port } = to.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  open.add(socket);
  socket.on("error", () => {});
  socket.on("close", () => open.delete(socket));
  socket.write(head);
  return socket;
}
const head = "GET / HTTP/1.1\r\nHost: x\r\n";
const here = async (socket: Socket) => String((await once(socket, "data"))[0]).includes("here");
const connections = (of: Server) =>
  new Promise<number>((resolve) => of.getConnections((_, count) => resolve(count)));

// Only Linux has all of 127.0.0.0/8.
test.runIf(process.platform === "linux")(
  "heads that never end hold no more connections than one address may have, and for twenty seconds; others come in",
  async () => {
    for (let sent = 0; sent < maxConnections + 50; sent += 1) begin(server, "127.0.0.2", head);
    const drip = setInterval(() => {
      for (const socket of open) socket.write("X");
    }, 1_000);
    try {
      await expect.poll(() => open.size, { timeout: 10_000 }).toBe(maxConnections);
      expect(await here(begin(server, "127.0.0.3", `${head}\r\n`))).toBe(true);
      await expect
        .poll(() => connections(server), { timeout: 40_000, interval: 500 })
        .toBeLessThan(maxConnections / 2);
    } finally {
      clearInterval(drip);
    }
    expect(await here(begin(server, "127.0.0.2", `${head}\r\n`))).toBe(true);
  },
);

test("who takes nothing of an answer is let go; who takes it slowly gets all of it", async () => {
  const ended: (number | undefined)[] = [];
  large.on("connection", (socket: Socket) => {
    const { remotePort } = socket;
    socket.once("close", () => ended.push(remotePort));
  });
  const [idle, slow] = [0, 1].map(() => begin(large, "127.0.0.1", `${head}\r\n`));
  idle?.pause();
  let got = 0;
  slow?.on("data", (some: Buffer) => {
    got += some.length;
    slow.pause();
  });
  const reading = setInterval(() => slow?.resume(), 100);
  try {
    await expect.poll(() => ended.length, { timeout: 50_000 }).toBe(1);
    expect(ended).toEqual([idle?.localPort]);
  } finally {
    clearInterval(reading);
  }
  slow?.on("data", () => slow.resume()).resume();
  await expect.poll(() => got, { timeout: 50_000 }).toBeGreaterThan(answer.length);
});
