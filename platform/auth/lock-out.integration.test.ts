import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { deviceCookie } from "#platform/auth/second-step/known-device.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { rateLimit } from "#platform/http/calls/schema.server.ts";
import { enforceLimits, limits } from "#platform/http/limits.server.ts";
import { nextAddress } from "../../tests/support/calls/logins-during.ts";
import { collectLines } from "../../tests/support/collect-lines.ts";
import { registerVendor } from "../../tests/support/records/vendor-account.ts";
import { rounds } from "../../tests/support/rounds.ts";
import { passwordToken, writePasswordLetters } from "../../tests/support/services/password-letter.ts";
import { openSite, staffLogin } from "../../tests/support/site.ts";

const { lines: logged, logTo } = collectLines();
const site = openSite({ limits: true, smtpUrl: () => "smtp://127.0.0.1:9", logTo });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await db().delete(rateLimit);
  enforceLimits(true);
});
afterEach(() => vi.useRealTimers());

type Person = { call: string; email: string; password: string };

async function signIn({ call, email, password }: Person, headers: Record<string, string> = {}) {
  const answer = await site.send("POST", call, {
    body: { email, password },
    headers: { ...nextAddress(), ...headers },
  });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  return { status: answer.status, cookies, setCookies: answer.headers.getSetCookie() };
}
const guess = (person: Person, headers: Record<string, string> = {}) =>
  signIn({ ...person, password: "not-the-password" }, headers);
/** The known-device cookies. */
const deviceOf = (cookies: readonly string[]) => ({
  Cookie: cookies.filter((one) => one.startsWith("arribo.device.")).join("; "),
});
const statuses = (answers: readonly { status: number }[], status: number) =>
  answers.filter((one) => one.status === status).length;

const quarters = rounds(1, 4);
const everybody: [string, () => Promise<Person>][] = [
  ["a member of staff", async () => ({ call: "/api/admin/login", ...staffLogin })],
  [
    "a vendor",
    async () => ({ call: "/api/vendor/login", ...(await registerVendor(site, {}, nextAddress())) }),
  ],
];

test.each(everybody)(
  "a hundred guessers do not lock %s out of a browser that has signed in before",
  async (_who, person) => {
    const owner = await person();
    const first = await signIn(owner);
    expect(first.status).toBe(200);
    const device = deviceOf(first.cookies);
    expect(device.Cookie).toMatch(/^arribo\.device\.[\w-]+=/);
    let [looked, refused] = [0, 0];
    for (let quarter = 0; quarter < quarters; quarter += 1) {
      for (let five = 0; five < 3; five += 1) {
        const answers = await Promise.all(Array.from({ length: 100 / 4 }, () => guess(owner)));
        looked += statuses(answers, 401);
        refused += statuses(answers, 429);
        vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
      }
      for (let last = 0; last < 12; last += 1) {
        const { status } = await guess(owner);
        if (status === 401) looked += 1;
        else refused += 1;
      }
      expect((await signIn(owner)).status).toBe(429);
      expect((await signIn(owner, device)).status).toBe(200);
    }
    console.log(
      `guessers for ${quarters} quarters of an hour: ${looked} looked at, ${refused} refused; the owner at the first try in each`,
    );
    expect(refused).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual((quarters + 1) * limits.signInEmail.points);
  },
  // Some 80 passwords are hashed.
  240_000,
);

test.each(everybody)(
  "the cookie of %s's browser is worth its own count and no more",
  async (_who, person) => {
    const owner = await person();
    const device = deviceOf((await signIn(owner)).cookies);
    const stolen = await Promise.all(Array.from({ length: 30 }, () => guess(owner, device)));
    expect(statuses(stolen, 401)).toBeLessThanOrEqual(limits.signInDevice.points);
    expect((await signIn(owner, device)).status).toBe(429);
    const elsewhere = await Promise.all(Array.from({ length: 30 }, () => guess(owner)));
    expect(statuses(elsewhere, 401)).toBeLessThanOrEqual(limits.signInEmail.points);
    vi.setSystemTime(Date.now() + limits.signInDevice.seconds * 1000 + 1);
    expect((await signIn(owner, device)).status).toBe(200);
  },
);

test("a cookie that is forged, of another account, changed or past its time is none", async () => {
  const owner = { call: "/api/admin/login", ...staffLogin };
  const own = deviceOf((await signIn(owner)).cookies).Cookie;
  const [name = "", value = ""] = own.split("=");
  const [id = "", expires = "", signature = ""] = value.split(".");
  const [, others = ""] = (
    deviceCookie("staff:eve@example.com", undefined, new Date()).split(";")[0] ?? ""
  ).split("=");
  const cookies = [
    `${name}=${id}.${Number(expires) + 1}.${signature}`,
    `${name}=another.${expires}.${signature}`,
    `${name}=${others}`,
    `${name}=..`,
    `${name}=${id}.NaN.${signature}`,
    name,
  ];
  for (let wrong = 0; wrong < 12; wrong += 1) await guess(owner);
  for (const Cookie of cookies)
    expect([Cookie, (await signIn(owner, { Cookie })).status]).toEqual([Cookie, 429]);
  expect((await signIn(owner, { Cookie: own })).status).toBe(200);
  vi.setSystemTime(Date.now() + 181 * 24 * 3_600_000);
  for (let wrong = 0; wrong < 12; wrong += 1) await guess(owner);
  expect((await signIn(owner, { Cookie: own })).status).toBe(429);
});

test("the cookie is out of scripts' reach, lasts for half a year, and says nobody's name", async () => {
  const { setCookies } = await signIn({ call: "/api/admin/login", ...staffLogin });
  const device = setCookies.find((one) => one.startsWith("arribo.device."));
  expect(device).toMatch(/Max-Age=15552000/);
  expect(device).toMatch(/HttpOnly/);
  expect(device).toMatch(/SameSite=Lax/);
  expect(device).not.toContain("ana");
});

test("a new password by a letter's link makes its browser known, too", async () => {
  const own = await registerVendor(site, {}, nextAddress());
  const headers = nextAddress();
  await site.send("POST", "/api/vendor/password-reset", { body: { email: own.email }, headers });
  const token = await passwordToken(site, own.email);
  const body = { token, password: "mangu-con-queso" };
  const answer = await site.send("POST", "/api/vendor/password", { body, headers });
  expect(answer.headers.getSetCookie().join()).toMatch(/^arribo\.device\./);
});

test("asking for a new password is never refused: over the limit there is no letter, and the same answer", async () => {
  const own = await registerVendor(site, {}, nextAddress());
  const ask = (email: string, headers: Record<string, string>) =>
    site.send("POST", "/api/vendor/password-reset", { body: { email }, headers });
  const from = nextAddress();
  const answers: Response[] = [];
  for (let more = 0; more < 12; more += 1) answers.push(await ask(own.email, nextAddress()));
  for (let more = 0; more < 12; more += 1) answers.push(await ask(`other${more}@example.com`, from));
  const told = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`));
  expect(new Set(told)).toEqual(new Set(['200 {"success":true}']));
  await writePasswordLetters();
  expect(await db().$count(outbox, eq(outbox.recipient, own.email))).toBe(1 + limits.resetEmail.points);
});

test("ten failed sign-ins of staff are written of, once a day; each leaves a line that names nobody", async () => {
  logged.length = 0;
  const owner = { call: "/api/admin/login", ...staffLogin };
  const letters = () => db().$count(outbox, eq(outbox.letter, "staff_failed_sign_ins"));
  const before = await letters();
  vi.setSystemTime(new Date("2031-05-04T10:00:00Z"));
  for (let wrong = 0; wrong < 9; wrong += 1) expect((await guess(owner)).status).toBe(401);
  expect(await letters()).toBe(before);
  vi.setSystemTime(new Date("2031-05-04T10:20:00Z"));
  for (let wrong = 0; wrong < 9; wrong += 1) await guess(owner);
  expect(await letters()).toBe(before + 1);
  const lines = logged.filter((line) => line.includes("sign-in failed"));
  expect(lines).toHaveLength(18);
  expect(lines.every((line) => /"account":"staff 1","from":"[\w-]{16}"/.test(line))).toBe(true);
  expect(logged.join("")).not.toMatch(/ana@example|198\.18\./);
  const vendor = await registerVendor(site, {}, nextAddress());
  await guess({ call: "/api/vendor/login", ...vendor });
  expect(logged.at(-2)).toContain(`"account":"vendor ${vendor.vendorId}"`);
});
