import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { openFreshDatabase } from "../../tests/fresh-database.ts";
import { closeSockets, openSockets } from "./sockets.server.ts";

openFreshDatabase();

/** Answers every frame with a megabyte. */
const upgrade = openSockets("/live", { origins: new Set(), trustProxy: 1 }, ({ send, settle }) => ({
  async receive() {
    settle();
    send({ type: "much", text: "x".repeat(1024 * 1024) });
  },
  end() {},
}));
const server = createServer().on("upgrade", upgrade);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await closeSockets();
  server.close();
});

async function connect(options: { autoPong: boolean }) {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, options);
  await once(socket, "open");
  return socket;
}

test("who does not read what is sent is let go; who reads it is not", async () => {
  const [reader, sleeper] = [await connect({ autoPong: true }), await connect({ autoPong: true })];
  let read = 0;
  reader.on("message", () => {
    read += 1;
  });
  sleeper.pause();
  const gone = vi.fn();
  for (let frame = 0; frame < 15; frame += 1)
    for (const socket of [reader, sleeper]) if (socket.readyState === socket.OPEN) socket.send("{}");
  await vi.waitFor(() => expect(read).toBe(15), { timeout: 20_000 });
  sleeper.on("close", gone);
  sleeper.resume();
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith(1006, expect.anything()), { timeout: 10_000 });
  expect(reader.readyState).toBe(reader.OPEN);
  reader.terminate();
});

test("who does not answer two pings, thirty seconds apart, is gone; who answers stays", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const [answers, silent] = [await connect({ autoPong: true }), await connect({ autoPong: false })];
  const gone = once(silent, "close");
  const pinged = once(answers, "ping");
  vi.advanceTimersByTime(30_000);
  await pinged;
  await new Promise((resolve) => setTimeout(resolve, 200));
  vi.advanceTimersByTime(30_000);
  const [code] = await gone;
  expect(code).toBe(1006);
  expect(answers.readyState).toBe(answers.OPEN);
  answers.terminate();
});
