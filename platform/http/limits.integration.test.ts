import { expect, test } from "vitest";
import { rawPool } from "#platform/database/pool.server.ts";
import { countPasswordChecks } from "../../tests/support/calls/password-checks.ts";
import { registerVendor } from "../../tests/support/records/vendor-account.ts";
import { rounds } from "../../tests/support/rounds.ts";
import { openSite, staffLogin } from "../../tests/support/site.ts";
import { consume, consumeInSql, enforceLimits, limits } from "./limits.server.ts";

const { looks, logTo } = countPasswordChecks();
const site = openSite({ limits: true, logTo });
const from = (address: string) => ({ "X-Forwarded-For": address });
const count = (answers: Response[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test("of many forms at once exactly as many pass as the limit allows, and the rest hear when to come back", async () => {
  const send = (index: number) =>
    site.send("POST", "/api/leads", {
      body: { name: "N", email: `n${index}@example.com` },
      headers: from("203.0.113.5"),
    });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)));
  expect(count(answers, 201)).toBe(limits.form.points);
  expect(count(answers, 429)).toBe(50 - limits.form.points);
  const refused = answers.find((answer) => answer.status === 429);
  expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(Number(refused?.headers.get("Retry-After"))).toBeLessThanOrEqual(limits.form.seconds);
  // The limit is in the database: a new process knows it.
  enforceLimits(true);
  expect((await send(99)).status).toBe(429);
});

test("sending the same thing again and again takes nothing from the next one", async () => {
  const send = (name: string, key: string) =>
    site.send("POST", "/api/leads", {
      body: { name, email: "again@example.com" },
      headers: { ...from("203.0.113.7"), "Idempotency-Key": key },
    });
  for (let again = 0; again < 12; again += 1) expect((await send("N", "the-same")).status).toBe(201);
  expect((await send("M", "another")).status).toBe(201);
});

test.each([
  ["/api/leads", { name: "N", email: "clicks@example.com" }],
  ["/api/contact", { name: "N", email: "clicks@example.com", subject: "s", message: "m" }],
])("%s: a double click takes one point of the limit", async (path, body) => {
  const click = (key: string) =>
    site.send("POST", path, { body, headers: { ...from("203.0.113.9"), "Idempotency-Key": key } });
  for (let sent = 1; sent < limits.form.points; sent += 1) {
    const both = await Promise.all([click(`double-${sent}`), click(`double-${sent}`)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
  }
  expect((await click("last")).status).toBe(201);
  expect((await click("refused")).status).toBe(429);
});

test("who is over the limit cannot wear it away by sending again what was taken", async () => {
  const send = (name: string, key: string) =>
    site.send("POST", "/api/leads", {
      body: { name, email: "wear@example.com" },
      headers: { ...from("203.0.113.8"), "Idempotency-Key": key },
    });
  for (let sent = 0; sent < limits.form.points; sent += 1) await send(`N${sent}`, `wear-${sent}`);
  expect((await send("M", "refused")).status).toBe(429);
  for (let again = 0; again < 8; again += 1) expect((await send("N0", "wear-0")).status).toBe(201);
  // Another process, without an in-memory block.
  enforceLimits(true);
  expect((await send("M", "refused-too")).status).toBe(429);
});

test("one /64 of IPv6 is one customer", async () => {
  const send = (index: number, address: string) =>
    site.send("POST", "/api/contact", {
      body: { name: "N", email: `v6-${index}@example.com`, message: `m${index}` },
      headers: from(address),
    });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => send(index, `2001:db8:1:2::${index + 1}`)),
  );
  expect(count(answers, 201)).toBe(limits.form.points);
  expect((await send(50, "2001:db8:1:3::1")).status).toBe(201);
});

/** @returns how many guesses were checked, of many in parallel, four per address */
async function guesses(call: string, email: string): Promise<number> {
  looks.length = 0;
  const sends = rounds(240, 1_000);
  const guess = (index: number) =>
    site.send("POST", call, {
      body: { email, password: `guess-number-${index}` },
      headers: from(`198.51.${index % 250}.${Math.floor(index / 250)}`),
    });
  const sent = await Promise.allSettled(Array.from({ length: sends }, (_, index) => guess(index)));
  const answers = sent.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const [wrong, refused, shed] = [401, 429, 503].map((status) => count(answers, status));
  console.log(
    `guesses at ${call}: ${sends} sent, ${looks.length} looked at, ${refused} refused, ${shed} shed, ${sends - answers.length} cut`,
  );
  expect(Number(wrong) + Number(refused) + Number(shed)).toBe(answers.length);
  expect(looks.length).toBeGreaterThanOrEqual(Number(wrong));
  return looks.length;
}

test("of many parallel guesses at most ten reach the password", async () => {
  const vendor = await registerVendor(site, {});
  for (const [call, email] of [
    ["/api/admin/login", staffLogin.email],
    ["/api/vendor/login", vendor.email],
  ] as const) {
    const looked = await guesses(call, email);
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(10);
  }
});

test.each(["GET", "POST"])("the whole site has a limit of %ss per address", async (method) => {
  const send = (address: string) =>
    site.send(method, "/api/nothing", {
      headers: from(address),
      ...(method === "POST" && { body: {} }),
    });
  const crowd = (times: number, address: string) =>
    Promise.all(Array.from({ length: times }, () => send(address)));
  const few = await crowd(60, `192.0.2.${method.length}`);
  expect(count(few, 404) + count(few, 503)).toBe(60);
  const many: Response[] = [];
  while (count(many, 429) === 0 && many.length < 1_000) many.push(...(await crowd(50, "192.0.2.78")));
  const [passed, shed] = [count(many, 404), count(many, 503)];
  expect(count(many, 429)).toBeGreaterThan(0);
  expect(passed).toBeLessThanOrEqual(limits.site.points);
  // Requests shed under load may have been counted.
  expect(passed + shed).toBeGreaterThanOrEqual(limits.site.points);
});

test("who signs in to an account of their own wins no new guesses at those of others", async () => {
  const headers = from("203.0.113.77");
  const own = await registerVendor(site, {});
  const signIn = async (email: string, password: string) =>
    (await site.send("POST", "/api/vendor/login", { body: { email, password }, headers })).status;
  const guess = (number: number) => signIn(`other-${number}@example.com`, "larimar-2026");
  const guesses = limits.signInAddress.points;
  for (let number = 1; number < guesses; number += 1) expect(await guess(number)).toBe(401);
  expect(await signIn(own.email, own.password)).toBe(200);
  expect(await guess(guesses)).toBe(401);
  expect(await guess(guesses + 1)).toBe(429);
});

test("a statement that counts in SQL takes the same points, of the same period", async () => {
  const statement = consumeInSql({ choose: (of) => of("upload"), key: "$1", now: "$2", from: "where true" });
  const count = async (now: number) => (await rawPool().query(statement, ["in sql", now])).rows[0];
  const start = Date.now();
  await consume("upload", "in sql");
  for (let points = 2; points < limits.upload.points; points += 1)
    expect(await count(start)).toMatchObject({ points });
  await consume("upload", "in sql");
  await expect(consume("upload", "in sql")).rejects.toMatchObject({ code: "rate_limited" });
  const { expire } = await count(start);
  expect(Math.abs(Number(expire) - start - limits.upload.seconds * 1_000)).toBeLessThan(5_000);
  expect(await count(Number(expire))).toMatchObject({ points: 1 });
});
