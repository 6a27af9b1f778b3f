import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { newSafetyRequest } from "../../tests/safety-request.ts";
import { openSite } from "../../tests/site.ts";
import { sendSlowly, slowKinds } from "../../tests/slow-senders.ts";
import { ReceivingBodies } from "./receiving-bodies.server.ts";

const site = openSite({ limits: true });

/** Waits until it is given up. */
const neverComes = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("given up")));
  });

test("where too many bodies are received, the oldest of the address with the most is given up for the next", async () => {
  const bodies = new ReceivingBodies(4);
  const given: string[] = [];
  const begin = (address: string, name: string) =>
    bodies.receive(address, neverComes).catch(() => given.push(name));
  void begin("visitor", "visitor's");
  for (const name of ["first", "second", "third"]) void begin("crowd", name);
  expect(await bodies.receive("another visitor", async () => "came")).toBe("came");
  await sleep(0);
  expect(given).toEqual(["first"]);
  expect(await bodies.receive("another visitor", async () => "came")).toBe("came");
  await sleep(0);
  expect(given).toEqual(["first"]);
});

test("640 slow connections of 80 addresses: a visitor's call for help comes in", async () => {
  const kinds = [slowKinds["a JSON call"], slowKinds["a form posted to a page"]].filter(
    (kind) => kind !== undefined,
  );
  const end = sendSlowly(Number(new URL(site.base()).port), { connections: 640, addresses: 80, kinds });
  const statuses: number[] = [];
  try {
    await sleep(500);
    for (let round = 0; round < 12; round += 1) {
      const headers = { "X-Forwarded-For": `198.51.100.${round}` };
      const body = newSafetyRequest({ details: `Call ${round}` });
      statuses.push((await site.send("POST", "/api/safety-requests", { body, headers })).status);
      await sleep(250);
    }
  } finally {
    console.log(`640 slow connections of 80 addresses heard ${JSON.stringify(end())}`);
  }
  expect(statuses).toEqual(Array(12).fill(201));
});
