import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { newSafetyRequest } from "../../tests/safety-request.ts";
import { openSite, staffLogin } from "../../tests/site.ts";
import { sendSlowly, slowKinds } from "../../tests/slow-senders.ts";

const whatsapp = {
  provider: "meta",
  token: "t",
  phoneId: "1",
  appSecret: "s",
  verifyToken: "v",
  url: "http://127.0.0.1:9",
} as const;
const site = openSite({ limits: true, whatsapp: { settings: () => whatsapp } });

/** RELIABILITY: under 1 s. A busy machine may take several times as long. */
const slowest = 6_000;

let visitors = 0;
/** What a visitor does, each from an address of their own. @returns the slowest answer in milliseconds */
async function visit(): Promise<number> {
  visitors += 1;
  const headers = { "X-Forwarded-For": `198.51.${Math.floor(visitors / 250)}.${visitors % 250}` };
  const asks: [string, string, object | undefined, number][] = [
    ["GET", "/api/vendors?limit=1", undefined, 200],
    ["POST", "/api/safety-requests", newSafetyRequest({ details: `Call ${visitors}` }), 201],
    ["POST", "/api/chat", { message: "How much is the Royal package?" }, 200],
    ["POST", "/api/admin/login", staffLogin, 200],
  ];
  const times = await Promise.all(
    asks.map(async ([method, path, body, status]) => {
      const from = performance.now();
      const answer = await site.send(method, path, { body, headers });
      expect([path, answer.status]).toEqual([path, status]);
      return performance.now() - from;
    }),
  );
  return Math.max(...times);
}

/** All of them together in every crowd, and each kind alone in the largest. `npm run faults` tries the rest. */
const all = Object.values(slowKinds);
const largest = { connections: 256, addresses: 16 };
const cases = [
  ...Object.entries(slowKinds).map(([name, kind]) => ({ name, kinds: [kind], ...largest })),
  { name: "whatever has a body", kinds: all, connections: 64, addresses: 1 },
  { name: "whatever has a body", kinds: all, connections: 256, addresses: 4 },
  { name: "whatever has a body", kinds: all, ...largest },
];

test.each(cases)(
  "$connections slow connections of $addresses addresses that send $name: nobody else waits or is refused",
  async ({ name, ...crowd }) => {
    const end = sendSlowly(Number(new URL(site.base()).port), crowd);
    const times: number[] = [];
    try {
      await sleep(100);
      for (let round = 0; round < 3; round += 1) {
        times.push(await visit());
        await sleep(200);
      }
    } finally {
      const statuses = JSON.stringify(end());
      console.log(
        `${crowd.connections} of ${crowd.addresses}, ${name}: slowest ${Math.max(0, ...times).toFixed(0)} ms; they heard ${statuses}`,
      );
    }
    expect(Math.max(...times)).toBeLessThan(slowest);
  },
);
