import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { type SlowKind, sendSlowly, slowKinds } from "../../../tests/support/calls/slow-senders.ts";
import { newSafetyRequest } from "../../../tests/support/records/safety-request.ts";
import { registerVendor } from "../../../tests/support/records/vendor-account.ts";
import { rounds } from "../../../tests/support/rounds.ts";
import { metaSettings } from "../../../tests/support/services/whatsapp-provider.ts";
import { openSite, staffLogin } from "../../../tests/support/site.ts";

const whatsapp = { ...metaSettings, url: "http://127.0.0.1:9" };
const site = openSite({ limits: true, whatsapp: { settings: () => whatsapp } });

/** Under 1 s (docs/reliability.md); the other test files make the machine busy, as the slowest visit without a crowd shows. */
const slowest = () => 6_000 + 5 * slowestAlone;
let slowestAlone = 0;

const png = sharp({ create: { width: 9, height: 9, channels: 3, background: "#123" } })
  .png()
  .toBuffer();
let vendors: Awaited<ReturnType<typeof registerVendor>>[] = [];
beforeAll(async () => {
  vendors = await Promise.all([registerVendor(site), registerVendor(site)]);
  // The first conversation builds the assistant's index.
  await visit();
  for (let round = 0; round < 3; round += 1) slowestAlone = Math.max(slowestAlone, await visit());
});
const photoOf = ({ vendorId }: { vendorId: number }) => `/api/vendor/profile/${vendorId}/photo`;

let visitors = 0;
/** Visitor requests, each from its own address. @returns the slowest in milliseconds */
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
  return Math.max(...times, ...(await sendPictures(headers)));
}

async function sendPictures(headers: Record<string, string>): Promise<number[]> {
  const vendor = vendors[1];
  if (!vendor) throw new Error("no vendor is registered");
  const body = await png;
  const uploads: [string, string, number, Record<string, string>][] = [
    ["POST", "/api/dominican-vendors/photos", 201, {}],
    ["PUT", photoOf(vendor), 200, vendor.headers],
  ];
  return Promise.all(
    uploads.map(async ([method, path, status, own]) => {
      const from = performance.now();
      const answer = await fetch(site.base() + path, {
        method,
        headers: { "Content-Type": "image/png", ...headers, ...own },
        body,
      });
      expect([path, answer.status]).toEqual([path, status]);
      return performance.now() - from;
    }),
  );
}

/** `npm run faults` tries the other combinations. */
const all = Object.values(slowKinds);
const largest = { connections: 256, addresses: 16 };
const cases = [
  ...Object.entries(slowKinds).map(([name, kind]) => ({ name, kinds: [kind], ...largest })),
  { name: "whatever has a body", kinds: all, connections: 64, addresses: 1 },
  { name: "whatever has a body", kinds: all, connections: 256, addresses: 4 },
  { name: "whatever has a body", kinds: all, ...largest },
];

function vendorsPicture(): SlowKind {
  const vendor = vendors[0];
  if (!vendor) throw new Error("no vendor is registered");
  const headers = [`Authorization: ${vendor.headers.Authorization}`];
  return { path: photoOf(vendor), type: "image/png", method: "PUT", rate: 1_200, headers };
}

async function visitBeside(crowd: Parameters<typeof sendSlowly>[1], name: string) {
  const end = sendSlowly(Number(new URL(site.base()).port), crowd);
  const times: number[] = [];
  try {
    await sleep(300);
    for (let round = 0; round < rounds(1, 3); round += 1) {
      times.push(await visit());
      await sleep(200);
    }
  } finally {
    const statuses = JSON.stringify(end());
    console.log(
      `${crowd.connections} of ${crowd.addresses}, ${name}: slowest ${Math.max(0, ...times).toFixed(0)} ms; they heard ${statuses}`,
    );
  }
  expect(Math.max(...times)).toBeLessThan(slowest());
}

test.each(cases)(
  "$connections slow connections of $addresses addresses that send $name: nobody else waits or is refused",
  ({ name, ...crowd }) => visitBeside(crowd, name),
);

test("256 slow connections of 16 addresses that send a signed-in vendor's picture just fast enough: no other vendor waits", () =>
  visitBeside({ ...largest, kinds: [vendorsPicture()] }, "a picture of who is signed in"));

const megabytes = 1024 * 1024;
const large: SlowKind[] = [
  {
    path: "/webhooks/whatsapp/meta",
    type: "application/json",
    headers: ["X-Hub-Signature-256: sha256=00"],
    atOnce: 3 * megabytes,
  },
  { path: "/api/dominican-vendors/photos", type: "image/png", atOnce: 8 * megabytes },
];

test("bodies of megabytes that never end take all memory for bodies: a provider's webhook and a visitor's photo still come in", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
  const photo = await sharp({
    create: { width: 1_400, height: 1_400, channels: 3, background: "#000", noise },
  })
    .png()
    .toBuffer();
  expect(photo.length).toBeGreaterThan(4 * megabytes);
  const port = Number(new URL(site.base()).port);
  const end = sendSlowly(port, { connections: 32, addresses: 4, kinds: large.slice(0, 1) });
  const endPhotos = sendSlowly(port, { connections: 8, addresses: 4, kinds: large.slice(1) });
  try {
    await sleep(2_000);
    const from = { "X-Forwarded-For": "198.51.102.1" };
    const body = JSON.stringify({ entry: [] }).padEnd(2.9 * megabytes);
    const hash = createHmac("sha256", whatsapp.appSecret).update(body).digest("hex");
    const signed = { "X-Hub-Signature-256": `sha256=${hash}`, ...from };
    const answers = [
      await site.send("POST", "/webhooks/whatsapp/meta", { body, headers: signed }),
      await fetch(`${site.base()}/api/dominican-vendors/photos`, {
        method: "POST",
        headers: { "Content-Type": "image/png", ...from },
        body: photo,
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 201]);
  } finally {
    console.log(`bodies of megabytes heard ${JSON.stringify([end(), endPhotos()])}`);
  }
});
