import { afterAll, beforeAll, expect, test } from "vitest";
import { enforceLimits, limits } from "#platform/http/limits.server.ts";
import { codeOf } from "../../../../tests/support/authenticator.ts";
import { countPasswordChecks } from "../../../../tests/support/calls/password-checks.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openSecondSite } from "../../../../tests/support/second-site.ts";
import { cookieOf, openSite, staffLogin } from "../../../../tests/support/site.ts";

const { looks, logTo } = countPasswordChecks();
const site = openSite({ logTo });
let second: Awaited<ReturnType<typeof openSecondSite>>;
let cookie = "";

beforeAll(async () => {
  const { secret } = (await site.json("POST", "/api/admin/account/second-step", {
    staff: true,
    body: { password: staffLogin.password },
  })) as { secret: string };
  const code = codeOf(secret);
  const on = await site.send("POST", "/api/admin/account/second-step/on", { staff: true, body: { code } });
  expect(on.status).toBe(200);
  cookie = cookieOf(on);
  second = await openSecondSite(site.url(), logTo);
  enforceLimits(true);
});
afterAll(() => second.end());

test("of many parallel guesses of the code, at two processes, at most ten are looked at", async () => {
  const count = rounds(240, 1_000);
  const guess = async (index: number) => {
    const answer = await fetch(`${index % 2 ? site.base() : second.base}/api/admin/login`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Forwarded-For": `198.51.${index % 250}.${Math.floor(index / 250)}`,
      },
      body: JSON.stringify({ ...staffLogin, code: String(100_000 + index) }),
    });
    return answer.status;
  };
  const sent = await Promise.allSettled(Array.from({ length: count }, (_, index) => guess(index)));
  const answers = sent.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const refused = answers.filter((status) => status === 429 || status === 503).length;
  console.log(
    `guesses of a code: ${count} sent, ${looks.length} looked at, ${refused} refused, ${count - answers.length} cut`,
  );
  expect(looks.length).toBeGreaterThan(0);
  expect(looks.length).toBeLessThanOrEqual(limits.signInEmail.points);
  expect(looks.length).toBeGreaterThanOrEqual(answers.length - refused);
});

test("guesses on the account's own page count with those at sign-in", async () => {
  const body = { password: staffLogin.password, code: "000000" };
  const answer = await site.send("POST", "/api/admin/account/second-step/off", {
    body,
    headers: { Cookie: cookie, "X-Forwarded-For": "203.0.113.90" },
  });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
});
