import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { issueVendorToken, vendorOfToken } from "#platform/auth/vendor-token.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { passwordToken } from "../../../../tests/support/services/password-letter.ts";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite();
const next = "yuca-con-bacalao-2";

const logIn = (email: string, password: string) =>
  site.send("POST", "/api/vendor/login", { body: { email, password } });
/** A vendor with two sessions. */
async function twice() {
  const here = await registerVendor(site);
  const { token } = (await (await logIn(here.email, here.password)).json()) as { token: string };
  return { ...here, elsewhere: { Authorization: `Bearer ${token}` } };
}
type Vendor = Awaited<ReturnType<typeof twice>>;
const isIn = async ({ vendorId }: Vendor, headers: Record<string, string>) =>
  (await site.send("GET", `/api/vendor/profile/${vendorId}`, { headers })).status === 200;
const change = (
  { vendorId, headers }: Vendor,
  body: object,
  as: { staff: true } | { headers: object } = { headers },
) => site.send("POST", `/api/vendor/account/${vendorId}/password`, { body, ...(as as object) });

test("a vendor changes the password with the old one: it stays signed in here, all else that the old one opened ends", async () => {
  const me = await twice();
  await site.send("POST", "/api/vendor/password-reset", { body: { email: me.email } });
  const link = await passwordToken(site, me.email);
  expect((await change(me, { currentPassword: me.password, newPassword: next })).status).toBe(200);
  expect([await isIn(me, me.headers), await isIn(me, me.elsewhere)]).toEqual([true, false]);
  const logins = await Promise.all([logIn(me.email, me.password), logIn(me.email, next)]);
  expect(logins.map(({ status }) => status)).toEqual([401, 200]);
  const used = await site.send("POST", "/api/vendor/password", { body: { token: link, password: next } });
  expect(used.status).toBe(400);
  const letters = await db().select().from(outbox).where(eq(outbox.recipient, me.email));
  expect(letters.filter(({ letter }) => letter === "vendor_password_changed")).toHaveLength(1);
});

test.each([
  ["currentPassword", { currentPassword: "not-the-one", newPassword: next }],
  ["newPassword", { currentPassword: "yuca-con-bacalao", newPassword: "corta" }],
  ["newPassword", { currentPassword: "yuca-con-bacalao", newPassword: "password" }],
])("a wrong %s is named, and nothing changes", async (field, body) => {
  const me = await twice();
  const answer = await change(me, body);
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
  expect(await isIn(me, me.elsewhere)).toBe(true);
  expect((await logIn(me.email, me.password)).status).toBe(200);
});

test("of two changes at the same moment one is done", async () => {
  const me = await twice();
  const answers = await Promise.all(
    [next, `${next}-b`].map((newPassword) => change(me, { currentPassword: me.password, newPassword })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a vendor signs out everywhere else; neither staff nor another vendor does it for them", async () => {
  const me = await twice();
  const logOut = (as: object) => site.send("DELETE", `/api/vendor/account/${me.vendorId}/sessions`, as);
  const stranger = await twice();
  expect((await logOut({ staff: true })).status).toBe(404);
  expect((await logOut({ headers: stranger.headers })).status).toBe(404);
  expect(
    (await change(me, { currentPassword: me.password, newPassword: next }, { staff: true })).status,
  ).toBe(404);
  expect(await isIn(me, me.elsewhere)).toBe(true);
  expect((await logOut({ headers: me.headers })).status).toBe(200);
  expect([await isIn(me, me.headers), await isIn(me, me.elsewhere)]).toEqual([true, false]);
  expect(await isIn(stranger, stranger.elsewhere)).toBe(true);
});

test("a token that nobody uses ends after thirty days; use keeps it, sixty days at most", async () => {
  const { vendorId } = await registerVendor(site);
  const start = new Date("2027-01-01T12:00:00Z");
  const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
  const [used, unused] = [
    await issueVendorToken(db(), vendorId, start),
    await issueVendorToken(db(), vendorId, start),
  ];
  const opened = async (token: string, days: number) =>
    (await vendorOfToken(token, after(days))) === vendorId;
  expect([await opened(used, 29.9), await opened(unused, 30.1)]).toEqual([true, false]);
  expect([await opened(used, 59.8), await opened(used, 60.1)]).toEqual([true, false]);
});
