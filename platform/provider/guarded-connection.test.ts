import { createServer } from "node:net";
import { expect, test } from "vitest";
import { listen } from "../../tests/support/listen.ts";
import { connectGuarded, isForbiddenAddress } from "./guarded-connection.server.ts";

test.each([
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "169.254.169.254",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "ff02::1",
  "fd00:ec2::254",
  "::ffff:127.0.0.1",
  "::ffff:169.254.169.254",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
])("%s may not be reached", (address) => {
  expect(isForbiddenAddress(address)).toBe(true);
});

test.each(["8.8.8.8", "10.0.0.5", "192.168.1.20", "2606:4700::1111", "fd12:3456::1"])(
  "%s may be reached: a mail server can stand in the firm's own network",
  (address) => {
    expect(isForbiddenAddress(address)).toBe(false);
  },
);

test("a forbidden address is refused before a connection, written as an address or reached by a name", async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  const port = await listen(server);
  const target = { port, timeoutMs: 2_000 };
  for (const host of ["127.0.0.1", "localhost", "2130706433", "0x7f.1"])
    await expect(connectGuarded({ ...target, host })).rejects.toMatchObject({ code: "EFORBIDDEN" });
  expect(connections).toBe(0);
  const socket = await connectGuarded({ ...target, host: "localhost" }, () => false);
  socket.destroy();
  await expect.poll(() => connections).toBe(1);
  server.close();
});

test("a host that says nothing is given up", async () => {
  // 192.0.2.0/24 is kept for documents: nobody answers there, or the network refuses at once.
  const started = performance.now();
  await expect(connectGuarded({ host: "192.0.2.1", port: 25, timeoutMs: 300 })).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(2_000);
});
