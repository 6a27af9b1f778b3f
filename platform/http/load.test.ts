import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { openSite } from "../../tests/site.ts";

const site = openSite();
const question = "GET /api/vendors?limit=1 HTTP/1.1\r\nHost: x\r\n\r\n";

async function opened(): Promise<Socket> {
  const socket = connect(Number(new URL(site.base()).port), "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

/** Asks, and waits for the first of the answer. */
async function ask(socket: Socket): Promise<string> {
  socket.write(question);
  const [head] = (await once(socket, "data")) as [Buffer];
  return head.toString("latin1");
}

test("where there is no room one is refused at once and told when to come back; health and staff keep theirs", async () => {
  const slow = await Promise.all(Array.from({ length: 64 }, opened));
  for (const socket of slow)
    socket.write(
      "POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
    );
  const visitor = await opened();
  await vi.waitFor(async () => expect(await ask(visitor)).toMatch(/^HTTP\/1\.1 503 /), 5_000);
  expect(await ask(visitor)).toMatch(/\r\nretry-after: 1\r\n/i);
  expect((await site.send("GET", "/healthz")).status).toBe(200);
  expect((await site.send("GET", "/api/admin/session", { staff: true })).status).toBe(200);
  for (const socket of slow) socket.destroy();
  await vi.waitFor(async () => expect(await ask(visitor)).toMatch(/^HTTP\/1\.1 200 /), 5_000);
  visitor.destroy();
});
