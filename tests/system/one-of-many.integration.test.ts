import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { authSession, authSpentCode, authTwoFactor, authUser } from "#platform/auth/schema.server.ts";
import { createStaff } from "#platform/auth/staff.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { codeOf } from "../support/authenticator.ts";
import { newVendor, registerVendor } from "../support/records/vendor-account.ts";
import { passwordToken } from "../support/services/password-letter.ts";
import { cookieOf, openSite } from "../support/site.ts";

// What may be done once is done by one of many who try at the same moment; the others are refused in words.
const site = openSite();
const many = 4;
const atOnce = <T>(act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, index) => act(index)));

/** The others' statuses. */
function losers(answers: readonly Response[], won: number): number[] {
  const others = answers.map(({ status }) => status).filter((status) => status !== won);
  expect(others).toHaveLength(many - 1);
  return [...new Set(others)];
}

test("registering with one address", async () => {
  const body = newVendor();
  const answers = await atOnce((index) =>
    site.send("POST", "/api/vendor/register", { body: { ...body, businessName: `Firma ${index}` } }),
  );
  expect(losers(answers, 201)).toEqual([409]);
  expect(await db().$count(vendor, eq(vendor.email, body.email))).toBe(1);
});

test("a link for a new password", async () => {
  const own = await registerVendor(site);
  await site.send("POST", "/api/vendor/password-reset", { body: { email: own.email } });
  const token = await passwordToken(site, own.email);
  const passwords = Array.from({ length: many }, (_, index) => `mangu-con-queso-${index}`);
  const answers = await atOnce((index) =>
    site.send("POST", "/api/vendor/password", { body: { token, password: passwords[index] } }),
  );
  expect(losers(answers, 200)).toEqual([400]);
  const signIns = await atOnce((index) =>
    site.send("POST", "/api/vendor/login", { body: { email: own.email, password: passwords[index] } }),
  );
  const won = (all: readonly Response[]) => all.findIndex(({ status }) => status === 200);
  expect(losers(signIns, 200)).toEqual([401]);
  expect(won(signIns)).toBe(won(answers));
});

test("making a member of staff of one address", async () => {
  const member = {
    email: "una@example.com",
    password: "cafe-con-leche-7",
    name: "Una",
    role: "owner",
  } as const;
  const made = await Promise.allSettled(Array.from({ length: many }, () => createStaff(member)));
  const refusals = made.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect(refusals).toEqual(Array.from({ length: many - 1 }, () => "conflict"));
  expect(await db().$count(authUser, eq(authUser.email, member.email))).toBe(1);
});

/** A member of staff who has begun the second step. */
async function begun(email: string) {
  const password = "cafe-con-leche-7";
  const { id } = await createStaff({ email, password, name: "Luz", role: "owner" });
  const signIn = (more: object = {}) =>
    site.send("POST", "/api/admin/login", { body: { email, password, ...more } });
  const post = (path: string, cookie: string, body: object) =>
    site.send("POST", `/api/admin/account/${path}`, { body, headers: { Cookie: cookie } });
  const cookie = cookieOf(await signIn());
  const answer = await post("second-step", cookie, { password });
  const { secret, backupCodes } = (await answer.json()) as { secret: string; backupCodes: string[] };
  return { id, password, signIn, post, cookie, secret, backupCodes };
}

test("switching the second step on with one code", async () => {
  const { id, post, cookie, secret } = await begun("on@example.com");
  const code = codeOf(secret);
  const answers = await atOnce(() => post("second-step/on", cookie, { code }));
  expect(losers(answers, 200).filter((status) => ![400, 401, 409].includes(status))).toEqual([]);
  expect(await db().$count(authSession, eq(authSession.userId, id))).toBe(1);
});

test("signing in with one backup code", async () => {
  const { id, signIn, post, cookie, secret, backupCodes } = await begun("backup@example.com");
  await post("second-step/on", cookie, { code: codeOf(secret) });
  const [code] = backupCodes;
  const answers = await atOnce(() => signIn({ code }));
  expect(losers(answers, 200)).toEqual([401]);
  expect(await db().$count(authSession, eq(authSession.userId, id))).toBe(2);
});

test("switching the second step off while backup codes are renewed", async () => {
  const { id, password, post, cookie, secret } = await begun("off@example.com");
  const on = await post("second-step/on", cookie, { code: codeOf(secret) });
  await db().delete(authSpentCode);
  const [now, next] = [codeOf(secret), codeOf(secret, 1)];
  const answers = await Promise.all([
    post("second-step/off", cookieOf(on), { password, code: now }),
    post("backup-codes", cookieOf(on), { password, code: next }),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect(answers[0]?.status).toBe(200);
  // None is left, or codes of a step that is off would open the account when it is on again.
  expect(await db().$count(authTwoFactor, eq(authTwoFactor.userId, id))).toBe(0);
});
