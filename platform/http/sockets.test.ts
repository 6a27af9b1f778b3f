import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { openFreshDatabase } from "../../tests/fresh-database.ts";
import { closeSockets, openSockets } from "./sockets.server.ts";

openFreshDatabase();

/** Answers every frame with so much that no system keeps fifteen of them. */
const upgrade = openSockets("/live", { origins: new Set(), trustProxy: 1 }, ({ send, settle }) => ({
  async receive() {
    settle();
    send({ type: "much", text: "x".repeat(4 * 1024 * 1024) });
  },
  end() {},
}));
const server = createServer().on("upgrade", upgrade);

beforeAll(async () => {
  // The pings' interval begins with the first connection.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  vi.useRealTimers();
  await closeSockets();
  server.close();
});

async function connect(options?: { autoPong: boolean }) {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, options);
  await once(socket, "open");
  return socket;
}

test("who does not read what is sent is let go; who reads it is not", async () => {
  const [reader, sleeper] = [await connect(), await connect()];
  const gone = once(sleeper, "close");
  sleeper.pause();
  for (let frame = 0; frame < 15; frame += 1) {
    const read = once(reader, "message");
    for (const socket of [reader, sleeper]) if (socket.readyState === socket.OPEN) socket.send("{}");
    await read;
  }
  sleeper.resume();
  expect((await gone)[0]).toBe(1006);
  expect(reader.readyState).toBe(reader.OPEN);
  reader.terminate();
});

test("who does not answer two pings, thirty seconds apart, is gone; who answers stays", async () => {
  const [answers, silent] = [await connect(), await connect({ autoPong: false })];
  const gone = once(silent, "close");
  for (let beat = 0; beat < 2; beat += 1) {
    const pinged = once(answers, "ping");
    vi.advanceTimersByTime(30_000);
    await pinged;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect((await gone)[0]).toBe(1006);
  expect(answers.readyState).toBe(answers.OPEN);
  answers.terminate();
});
