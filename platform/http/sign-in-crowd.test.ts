import { expect, test } from "vitest";
import { openSite } from "../../tests/site.ts";

const site = openSite({ limits: true });

const from = (n: number) => ({ "X-Forwarded-For": `203.0.113.${n}` });
const guess = (n: number) =>
  site.send("POST", "/api/vendor/login", {
    body: { email: `nobody-${n}@example.com`, password: "not-the-one" },
    headers: from(n),
  });

test("a crowd that signs in, each from an address of their own, takes nobody's place but of who signs in", async () => {
  let busy = true;
  const crowd = Promise.all(Array.from({ length: 200 }, (_, n) => guess(n))).finally(() => {
    busy = false;
  });
  const visitors: number[] = [];
  while (busy) {
    // Of another address each: a slow machine makes the crowd last longer than one address may keep asking.
    const headers = { "X-Forwarded-For": `198.51.100.${visitors.length % 256}` };
    visitors.push((await site.send("GET", "/api/vendors?limit=1", { headers })).status);
  }
  expect(visitors.length).toBeGreaterThan(1);
  expect(new Set(visitors)).toEqual(new Set([200]));
  const answers = await crowd;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  for (const { status, headers } of answers)
    if (status === 503) expect(headers.get("retry-after")).toMatch(/^\d+$/);
});
