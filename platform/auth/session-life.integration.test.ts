import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { calls } from "#app/server/api.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { codeOf } from "../../tests/support/authenticator.ts";
import { makeRecords, pathOf, validBody } from "../../tests/support/calls/every-call.ts";
import { type Ask, cookieOf, openSite } from "../../tests/support/site.ts";
import { authSession, authSpentCode } from "./schema.server.ts";
import { createStaff } from "./staff.server.ts";

const site = openSite();
const password = "cafe-con-leche-7";
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let made = 0;
let me = { id: "", email: "", cookie: "" };

beforeEach(async () => {
  made += 1;
  const email = `life${made}@example.com`;
  const { id } = await createStaff({ email, password, name: "Luz", role: "owner" });
  me = { id, email, cookie: "" };
  const answer = await ask("POST", "/api/admin/login", { body: { email, password } });
  me.cookie = cookieOf(answer);
});

const ask = (method: string, path: string, rest: Ask = {}) =>
  site.send(method, path, {
    ...rest,
    headers: { ...(me.cookie ? { Cookie: me.cookie } : {}), ...rest.headers },
  });
const isIn = async () => (await ask("GET", "/api/admin/session")).status === 200;
const ago = (ms: number) => new Date(Date.now() - ms);
const mine = () => eq(authSession.userId, me.id);

/** Moves a session's times into the past. */
async function aged(begun: number, used: number, confirmed?: number): Promise<void> {
  const confirmedAt = confirmed === undefined ? null : ago(confirmed);
  await db()
    .update(authSession)
    .set({
      createdAt: ago(begun),
      updatedAt: ago(used),
      confirmedAt,
      expiresAt: new Date(Date.now() + 5 * day),
    })
    .where(mine());
}

test("a session that is used daily ends after thirty days", async () => {
  await aged(30 * day - minute, hour);
  expect(await isIn()).toBe(true);
  await aged(30 * day + minute, hour);
  expect(await isIn()).toBe(false);
  expect(await db().$count(authSession, mine())).toBe(0);
});

test("a session that nobody uses ends after twelve hours; use keeps it", async () => {
  await aged(5 * day, 12 * hour - minute);
  expect(await isIn()).toBe(true);
  const [row] = await db().select().from(authSession).where(mine());
  expect(Date.now() - Number(row?.updatedAt)).toBeLessThan(minute);
  expect(Number(row?.expiresAt)).toBeLessThan(Date.now() + 5 * day + minute);
  await aged(5 * day, 12 * hour + minute);
  expect(await isIn()).toBe(false);
  expect(await db().$count(authSession, mine())).toBe(0);
});

test("a new session is given thirty days, in the cookie as well", async () => {
  const [row] = await db().select().from(authSession).where(mine());
  expect(Math.round((Number(row?.expiresAt) - Date.now()) / day)).toBe(30);
  const answer = await site.send("POST", "/api/admin/login", { body: { email: me.email, password } });
  expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=2592000/);
});

const confirmedCalls = calls.filter(({ requiresConfirmation }) => requiresConfirmation);
const outcome = async ({ method, path, body }: (typeof calls)[number]) => {
  const answer = await ask(method, pathOf(path), body ? { body: validBody(path) } : {});
  const text = await answer.text();
  return { status: answer.status, text };
};

test("what lays open, takes out or erases personal data, or changes the team, wants the password of the last ten minutes", async () => {
  await makeRecords(site);
  expect(confirmedCalls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    "GET /api/admin/bookings.csv",
    "GET /api/admin/chats.csv",
    "GET /api/admin/dominican-vendors.csv",
    "GET /api/admin/leads.csv",
    "GET /api/admin/messages.csv",
    "GET /api/admin/outbox.csv",
    "GET /api/admin/safety-requests.csv",
    "GET /api/admin/vendor-applications.csv",
    "GET /api/admin/vendors.csv",
    "PATCH /api/admin/team/:number/role",
    "POST /api/admin/outbox/:id/link",
    "POST /api/admin/people/erase",
    "POST /api/admin/people/export",
    "POST /api/admin/setup/try-whatsapp",
    "POST /api/admin/team/:number/disable",
    "POST /api/admin/team/:number/enable",
    "POST /api/admin/team/:number/password-link",
    "POST /api/admin/team/invitations",
    "POST /api/admin/team/invitations/:id/link",
    "POST /api/admin/vendor-applications/:id/papers/:paper",
    "POST /api/admin/vendor-applications/:id/reveal",
    "PUT /api/admin/setup/settings/access",
    "PUT /api/admin/setup/settings/claims",
    "PUT /api/admin/setup/settings/firm",
    "PUT /api/admin/setup/settings/hours",
    "PUT /api/admin/setup/settings/legal",
    "PUT /api/admin/setup/settings/mail",
    "PUT /api/admin/setup/settings/whatsapp",
  ]);
  const lastInOrder = ["/disable", "/enable", "/erase"];
  const rank = (path: string) => lastInOrder.findIndex((end) => path.endsWith(end));
  const inOrder = confirmedCalls.toSorted((one, other) => rank(one.path) - rank(other.path));
  const deeds = () => db().$count(auditLog);
  for (const one of inOrder) {
    await aged(hour, minute);
    const before = await deeds();
    const refused = await outcome(one);
    expect([one.path, refused.status, JSON.parse(refused.text).code]).toEqual([
      one.path,
      403,
      "confirmation_required",
    ]);
    expect(await deeds()).toBe(before);
    expect((await ask("POST", "/api/admin/confirm", { body: { password } })).status).toBe(200);
    // No provider of WhatsApp is set up here.
    const done = one.path.endsWith("/try-whatsapp") ? [409] : [200, 201];
    expect(done, one.path).toContain((await outcome(one)).status);
    expect((await ask("GET", "/api/admin/leads")).status).toBe(200);
    await aged(hour, minute, 10 * minute + 1000);
    expect([one.path, (await outcome(one)).status]).toEqual([one.path, 403]);
  }
});

test("who has just signed in has just shown the password", async () => {
  expect((await ask("GET", "/api/admin/leads.csv")).status).toBe(200);
  const session = await (await ask("GET", "/api/admin/session")).json();
  expect(session.confirmedFor).toBeGreaterThan(590);
  await aged(hour, minute);
  expect((await (await ask("GET", "/api/admin/session")).json()).confirmedFor).toBe(0);
});

test("a wrong password confirms nothing, and nobody else's session is confirmed with mine", async () => {
  await aged(hour, minute);
  const wrong = await ask("POST", "/api/admin/confirm", { body: { password: "not-the-password" } });
  expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([400, ["password"]]);
  const none = await ask("POST", "/api/admin/confirm", { body: {} });
  expect([none.status, Object.keys((await none.json()).fields)]).toEqual([400, ["password"]]);
  const code = await ask("POST", "/api/admin/confirm", { body: { code: "123456" } });
  expect([code.status, Object.keys((await code.json()).fields)]).toEqual([400, ["code"]]);
  expect((await ask("GET", "/api/admin/leads.csv")).status).toBe(403);
  const elsewhere = await site.send("POST", "/api/admin/login", { body: { email: me.email, password } });
  await aged(hour, minute);
  expect((await ask("POST", "/api/admin/confirm", { body: { password } })).status).toBe(200);
  expect(
    (await site.send("GET", "/api/admin/leads.csv", { headers: { Cookie: cookieOf(elsewhere) } })).status,
  ).toBe(403);
});

test("a code of the app confirms as well, once", async () => {
  const begun = await ask("POST", "/api/admin/account/second-step", { body: { password } });
  const { secret } = (await begun.json()) as { secret: string };
  const on = await ask("POST", "/api/admin/account/second-step/on", { body: { code: codeOf(secret) } });
  me.cookie = cookieOf(on);
  await db().delete(authSpentCode);
  await aged(hour, minute);
  const confirm = () => ask("POST", "/api/admin/confirm", { body: { code: codeOf(secret) } });
  expect((await confirm()).status).toBe(200);
  expect((await ask("GET", "/api/admin/leads.csv")).status).toBe(200);
  expect((await confirm()).status).toBe(400);
});
