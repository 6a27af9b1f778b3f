import { expect, test } from "vitest";
import { registerVendor } from "../../tests/support/records/vendor-account.ts";
import { openSite, staffLogin } from "../../tests/support/site.ts";
import { consume, limits } from "./limits.server.ts";

const site = openSite({ limits: true });

const from = (n: number) => ({ "X-Forwarded-For": `203.0.113.${n}` });
const guess = (n: number) =>
  site.send("POST", "/api/vendor/login", {
    body: { email: `nobody-${n}@example.com`, password: "not-the-one" },
    headers: from(n),
  });

test("a crowd that signs in, each from an address of their own, takes nobody's place but of who signs in", async () => {
  let busy = true;
  const crowd = Promise.allSettled(Array.from({ length: 200 }, (_, n) => guess(n))).finally(() => {
    busy = false;
  });
  const visitors: number[] = [];
  while (busy) {
    // A new address each: on a slow machine the crowd would exceed one address's limit.
    const headers = { "X-Forwarded-For": `198.51.100.${visitors.length % 256}` };
    visitors.push((await site.send("GET", "/api/vendors?limit=1", { headers })).status);
  }
  expect(visitors.length).toBeGreaterThan(1);
  expect(new Set(visitors)).toEqual(new Set([200]));
  // A busy machine drops some new connections.
  const answers = (await crowd).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  for (const { status, headers } of answers)
    if (status === 503) expect(headers.get("retry-after")).toMatch(/^\d+$/);
});

/** The known-device cookies of a response. */
const deviceOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0] ?? "")
    .filter((one) => one.startsWith("arribo.device."))
    .join("; ");

test("a crowd of vendors with right passwords holds up no member of staff whose browser has signed in before", async () => {
  const own = { "X-Forwarded-For": "192.0.2.1" };
  const first = await site.send("POST", "/api/admin/login", { body: staffLogin, headers: own });
  const staff = { ...own, Cookie: deviceOf(first) };
  const vendors: { body: object; headers: Record<string, string> }[] = [];
  for (let n = 10; n < 20; n += 1) {
    const headers = { "X-Forwarded-For": `192.0.2.${n}` };
    const { email, password } = await registerVendor(site, {}, headers);
    const known = await site.send("POST", "/api/vendor/login", { body: { email, password }, headers });
    vendors.push({ body: { email, password }, headers: { ...headers, Cookie: deviceOf(known) } });
  }
  let busy = true;
  const crowd = Promise.all(
    vendors.flatMap((vendor) =>
      Array.from({ length: 20 }, () => site.send("POST", "/api/vendor/login", vendor)),
    ),
  ).finally(() => {
    busy = false;
  });
  const signedIn: number[] = [];
  while (busy)
    signedIn.push((await site.send("POST", "/api/admin/login", { body: staffLogin, headers: staff })).status);
  const answers = await crowd;
  expect(answers.some(({ status }) => status === 503)).toBe(true);
  expect(signedIn.length).toBeGreaterThan(1);
  expect(new Set(signedIn)).toEqual(new Set([200]));
});

test("right passwords of one address are looked at so often in ten minutes, and not without end", async () => {
  const headers = { "X-Forwarded-For": "192.0.2.99" };
  const { email, password } = await registerVendor(site, {}, headers);
  const logIn = async () =>
    (await site.send("POST", "/api/vendor/login", { body: { email, password }, headers })).status;
  expect(await logIn()).toBe(200);
  for (let n = 2; n < limits.signIns.points; n += 1) await consume("signIns", "192.0.2.99");
  expect([await logIn(), await logIn()]).toEqual([200, 429]);
});

test("a crowd of one network, each from a part of it of their own, shuts out no stranger of another network", async () => {
  const from48 = (n: number) =>
    site.send("POST", "/api/vendor/login", {
      body: { email: `crowd-${n}@example.com`, password: "not-the-one" },
      headers: { "X-Forwarded-For": `2001:db8:7:${n.toString(16)}::1` },
    });
  let busy = true;
  let next = 0;
  const crowded = Promise.all(
    Array.from({ length: 40 }, async () => {
      const statuses: number[] = [];
      while (busy) {
        next += 1;
        statuses.push((await from48(next)).status);
      }
      return statuses;
    }),
  );
  const strangers: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const headers = { "X-Forwarded-For": `2001:db8:8${n}::1` };
    const body = { email: `stranger-${n}@example.com`, password: "not-the-one" };
    strangers.push((await site.send("POST", "/api/vendor/login", { body, headers })).status);
  }
  busy = false;
  expect((await crowded).flat()).toContain(503);
  expect(new Set(strangers)).toEqual(new Set([401]));
});
