import { once } from "node:events";
import { createServer } from "node:http";
import { connect as connectTo } from "node:net";
import type { Duplex } from "node:stream";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { openFreshDatabase } from "../../../tests/support/fresh-database.ts";
import { listen } from "../../../tests/support/listen.ts";
import { closeSockets, openSockets } from "./sockets.server.ts";

openFreshDatabase();

const piece = 64 * 1024;
const tells: (() => void)[] = [];
const upgrade = openSockets("/live", { origins: new Set(), trustProxy: 1 }, ({ send }) => {
  tells.push(() => send({ type: "much", text: "x".repeat(piece) }));
  return { async receive() {}, end() {} };
});
/** The server's sockets, to tell our own backlog from the kernel's buffers. */
const lines: Duplex[] = [];
let port = 0;
const server = createServer().on("upgrade", (incoming, stream, head) => {
  lines.push(stream);
  return upgrade(incoming, stream, head);
});

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  port = await listen(server);
});
afterAll(async () => {
  vi.useRealTimers();
  await closeSockets();
  server.close();
});

async function connect(options?: { autoPong: boolean }) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, options);
  await once(socket, "open");
  return socket;
}

test("who does not read what is sent is let go; who reads it is not", async () => {
  const [reader, sleeper] = [await connect(), await connect()];
  const [, line] = lines;
  const gone = once(sleeper, "close");
  sleeper.pause();
  let most = 0;
  // More than the kernel buffers and the 1 MiB that we allow.
  for (let frame = 0; frame < 960 && !line?.destroyed; frame += 1) {
    const read = once(reader, "message");
    for (const tell of tells) tell();
    await read;
    most = Math.max(most, line?.writableLength ?? 0);
  }
  console.log(`slow reader: let go with ${(most / 1024).toFixed(0)} KiB waiting`);
  expect(line?.destroyed).toBe(true);
  expect(most).toBeGreaterThan(1024 * 1024 - piece);
  expect(most).toBeLessThan(1024 * 1024 + 4 * piece);
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

test("a refused one is gone from our side too, although its other side stays open", async () => {
  const socket = connectTo({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  const head = "Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n";
  socket.write(`GET /elsewhere HTTP/1.1\r\n${head}Sec-WebSocket-Version: 13\r\n\r\n`);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString("latin1")).toMatch(/^HTTP\/1\.1 404 /);
  await vi.waitFor(() => expect(lines.at(-1)?.destroyed).toBe(true), 5_000);
  socket.destroy();
});
