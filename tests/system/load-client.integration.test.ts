import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { runLoad } from "../../bench/load/load.ts";

test("the bench's client reads answers in chunks, as streaming servers send them, also in pieces", async () => {
  const server = createServer((_request, response) => {
    response.write("a first part\r\n0");
    setTimeout(() => response.end("and the last"), 5);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const round = await runLoad({ base, paths: ["/"], connections: 2 }, 0.3, async () => 0);
  expect(round.count).toBeGreaterThan(10);
  expect(round.p50).toBeGreaterThan(4);
});
