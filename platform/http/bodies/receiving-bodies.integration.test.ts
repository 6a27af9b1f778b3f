import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sendSlowly, slowKinds } from "../../../tests/support/calls/slow-senders.ts";
import { newSafetyRequest } from "../../../tests/support/records/safety-request.ts";
import { openSite } from "../../../tests/support/site.ts";
import { ReceivingBodies } from "./receiving-bodies.server.ts";

const site = openSite({ limits: true });
const png = sharp({ create: { width: 9, height: 9, channels: 3, background: "#123" } })
  .png()
  .toBuffer();

const capacity = { maxBodies: 4, freeBytes: 10, sharedBytes: 100 };
const crowd = "2001:db8:0";

test("where too many bodies are received, the oldest of the address with the most is given up for the next", () => {
  const bodies = new ReceivingBodies(capacity);
  const given: string[] = [];
  const begin = (address: string, name: string) => {
    const body = bodies.open(address);
    body.signal.addEventListener("abort", () => given.push(name));
    body.begin();
    return body;
  };
  begin("192.0.2.1", "visitor's");
  for (const name of ["first", "second", "third"]) begin("192.0.2.9", name);
  const another = begin("192.0.2.2", "another visitor's");
  expect(given).toEqual(["first"]);
  another.close();
  given.pop();
  begin("192.0.2.3", "a third visitor's");
  expect(given).toEqual(["first"]);
});

test("a body that is here and waits for its turn is given up after those that still arrive", () => {
  const bodies = new ReceivingBodies(capacity);
  const open = (address: string) => {
    const body = bodies.open(address);
    body.begin();
    return body;
  };
  const [received, ...arriving] = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"].map(open);
  received?.receive();
  for (const address of ["192.0.2.5", "192.0.2.6", "192.0.2.7"]) open(address);
  expect(arriving.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  expect(received?.signal.aborted).toBe(false);
  open("192.0.2.1");
  open("192.0.2.8");
  expect(received?.signal.aborted).toBe(false);
});

test("many addresses of one customer's network are given up like those of one", () => {
  const bodies = new ReceivingBodies(capacity);
  const visitors = [bodies.open("192.0.2.1"), bodies.open("192.0.2.2")];
  const crowded = ["1", "2", "3", "4"].map((home) => bodies.open(`${crowd}:${home}::/64`));
  for (const body of [...visitors, ...crowded]) body.begin();
  expect(visitors.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  expect(crowded.map(({ signal }) => signal.aborted)).toEqual([true, true, false, false]);
});

test("where bodies take all memory, those of the network with the most give it up; what is here already stays", () => {
  const bodies = new ReceivingBodies({ ...capacity, maxBodies: 99 });
  const [kept, visitors] = [bodies.open(`${crowd}:1::/64`), bodies.open("192.0.2.1")];
  const crowded = ["1", "2", "3"].map((home) => bodies.open(`${crowd}:${home}::/64`));
  for (const body of [kept, visitors, ...crowded]) body.begin();
  for (const body of [kept, ...crowded]) expect(body.grow(35)).toBe(true);
  kept.complete();
  expect(visitors.grow(10)).toBe(true);
  expect(crowded.map(({ signal }) => signal.aborted)).toEqual([false, false, false]);
  expect(visitors.grow(40)).toBe(true);
  expect(crowded.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  expect(kept.signal.aborted).toBe(false);
  expect(visitors.grow(90)).toBe(false);
  expect(crowded[2]?.signal.aborted).toBe(false);
  visitors.close();
  expect(bodies.open("192.0.2.2").grow(85)).toBe(true);
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

test("320 photos of 160 addresses that come just fast enough: a visitor's photo comes in, and is not given up", async () => {
  const kinds = [slowKinds["a photo just fast enough"]].filter((kind) => kind !== undefined);
  const end = sendSlowly(Number(new URL(site.base()).port), {
    connections: 320,
    addresses: 160,
    kinds,
    over: 1_500,
  });
  const statuses: number[] = [];
  try {
    await sleep(2_000);
    for (let round = 0; round < 6; round += 1) {
      const headers = { "Content-Type": "image/png", "X-Forwarded-For": `198.51.101.${round}` };
      const ask = { method: "POST", headers, body: await png };
      statuses.push((await fetch(`${site.base()}/api/dominican-vendors/photos`, ask)).status);
      await sleep(250);
    }
  } finally {
    console.log(`320 photos of 160 addresses heard ${JSON.stringify(end())}`);
  }
  expect(statuses).toEqual(Array(6).fill(201));
});
