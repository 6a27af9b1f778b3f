import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { calls } from "#app/server/api.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { openAuth, requireSecondStep } from "#platform/auth/auth.server.ts";
import { authSpentCode, authTwoFactor } from "#platform/auth/schema.server.ts";
import { createStaff, setPassword, staffByEmail } from "#platform/auth/staff.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { codeOf } from "../../../../tests/support/authenticator.ts";
import { pathOf, validBody } from "../../../../tests/support/calls/every-call.ts";
import { openChat } from "../../../../tests/support/chat-socket.ts";
import { collectLines } from "../../../../tests/support/collect-lines.ts";
import { type Ask, cookieOf, openSite } from "../../../../tests/support/site.ts";
import type { Account, SecondStepSecret } from "../contract.ts";

const { lines: logged, logTo } = collectLines();
const site = openSite({ logTo });
const password = "cafe-con-leche-7";
const wrongCode = {
  code: "code_required",
  fields: { code: expect.stringMatching(/wrong or was already used/) },
};
let me = { email: "", id: "" };
let made = 0;

beforeEach(async () => {
  made += 1;
  const email = `luz${made}@example.com`;
  const { id } = await createStaff({ email, password, name: "Luz", role: "owner" });
  me = { email, id };
});

type Answer = { status: number; body: Record<string, unknown>; cookie: string };

async function ask(
  method: string,
  path: string,
  { cookie, ...rest }: Ask & { cookie?: string },
): Promise<Answer> {
  const headers = { ...(cookie ? { Cookie: cookie } : {}), "User-Agent": "Firefox of the test" };
  const answer = await site.send(method, path, { ...rest, headers: { ...headers, ...rest.headers } });
  const body = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, body, cookie: cookieOf(answer) || (cookie ?? "") };
}

const signIn = (more: object = {}) =>
  ask("POST", "/api/admin/login", { body: { email: me.email, password, ...more } });
const post = (path: string, cookie: string, body?: object) =>
  ask("POST", `/api/admin/account/${path}`, { cookie, ...(body ? { body } : {}) });
const isIn = async (cookie: string) => (await ask("GET", "/api/admin/session", { cookie })).status === 200;
const read = async (cookie: string) =>
  (await ask("GET", "/api/admin/account", { cookie })).body as unknown as Account;

async function secured(): Promise<{ cookie: string; secret: string; backupCodes: string[] }> {
  const { cookie } = await signIn();
  const begun = await post("second-step", cookie, { password });
  expect(begun.status).toBe(200);
  const { secret, backupCodes } = begun.body as unknown as SecondStepSecret;
  const on = await post("second-step/on", cookie, { code: codeOf(secret) });
  expect([on.status, on.body]).toEqual([200, { success: true }]);
  await db().delete(authSpentCode);
  return { cookie: on.cookie, secret, backupCodes };
}

function deedsIn({ history }: Account): Account["history"] {
  return history.filter(({ act }) => !/[.]sign_(in|out)$/.test(act));
}

test("switched on with a code of the app; other sessions end, and the own one goes on", async () => {
  const elsewhere = (await signIn()).cookie;
  const { cookie } = await signIn();
  const begun = await post("second-step", cookie, { password });
  const { uri, secret, qr, backupCodes } = begun.body as unknown as SecondStepSecret;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Arribo:luz\d+%40example\.com\?/);
  expect(new URL(uri).searchParams.get("secret")).toBe(secret);
  expect(qr).toMatch(/^<svg /);
  expect(new Set(backupCodes).size).toBe(10);
  // No code is required before it is confirmed: an abandoned set-up must not lock anybody out.
  expect((await signIn()).status).toBe(200);
  const wrong = await post("second-step/on", cookie, { code: "000000" });
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ["code"]]);
  const on = await post("second-step/on", cookie, { code: codeOf(secret) });
  expect(on.status).toBe(200);
  expect([await isIn(elsewhere), await isIn(cookie), await isIn(on.cookie)]).toEqual([false, false, true]);
  const account = await read(on.cookie);
  expect(account.secondStep).toEqual({ on: true, backupCodesLeft: 10 });
  expect(account.sessions).toMatchObject([{ isThis: true, device: "Firefox of the test" }]);
  expect(deedsIn(account).map(({ act, by }) => [act, by])).toEqual([["staff.second_step_on", "Luz"]]);
  expect((await post("second-step", on.cookie, { password })).status).toBe(409);
});

test("sign-in then asks for the code, and a code opens once", async () => {
  const { secret } = await secured();
  const half = await signIn();
  expect([half.status, half.body.code, half.cookie]).toEqual([401, "code_required", ""]);
  const wrong = await signIn({ code: "000000" });
  expect([wrong.status, wrong.cookie]).toEqual([401, ""]);
  expect(wrong.body).toMatchObject(wrongCode);
  const guess = await signIn({ password: "not-the-password", code: codeOf(secret) });
  expect(guess.body.code).toBe("wrong_credentials");
  const code = codeOf(secret);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  const opened = await signIn({ code: typed });
  expect([opened.status, await isIn(opened.cookie)]).toEqual([200, true]);
  expect((await signIn({ code })).body).toMatchObject(wrongCode);
  expect((await signIn({ code: codeOf(secret, 1) })).status).toBe(200);
});

test("of many sign-ins at once with the same code one comes in", async () => {
  const { secret } = await secured();
  const code = codeOf(secret);
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn({ code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a backup code opens once, however it is typed, and the person reads of it", async () => {
  const { backupCodes } = await secured();
  const [first = ""] = backupCodes;
  const opened = await signIn({ code: ` ${first.toUpperCase().replace("-", " ")} ` });
  expect(opened.status).toBe(200);
  expect((await signIn({ code: first })).body).toMatchObject(wrongCode);
  const account = await read(opened.cookie);
  expect(account.secondStep.backupCodesLeft).toBe(9);
  expect(account.history[0]).toMatchObject({ act: "staff.backup_code_used", by: "Luz" });
});

test("of more than a hundred deeds the account says how many are not shown", async () => {
  const { cookie } = await signIn();
  const { history, earlierDeeds } = await read(cookie);
  expect(earlierDeeds).toBe(0);
  const [own] = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.id, history[0]?.id ?? 0));
  const { subjectId = 0 } = own ?? {};
  const deed = { act: "staff.sign_in", subject: "staff" as const, subjectId, by: "Luz", detail: {} };
  await db()
    .insert(auditLog)
    .values(Array.from({ length: 100 }, () => ({ ...deed, createdAt: new Date() })));
  const later = await read(cookie);
  expect([later.history.length, later.earlierDeeds]).toEqual([100, history.length]);
});

test("new backup codes and switching off need password and code", async () => {
  const { cookie, secret, backupCodes } = await secured();
  for (const path of ["backup-codes", "second-step/off"]) {
    const noPassword = await post(path, cookie, { password: "nonsense-nonsense", code: codeOf(secret) });
    expect([noPassword.status, Object.keys(noPassword.body.fields ?? {})]).toEqual([400, ["password"]]);
    const noCode = await post(path, cookie, { password, code: "000000" });
    expect([noCode.status, Object.keys(noCode.body.fields ?? {})]).toEqual([400, ["code"]]);
  }
  const renewed = await post("backup-codes", cookie, { password, code: codeOf(secret) });
  const [fresh = ""] = (renewed.body as { backupCodes: string[] }).backupCodes;
  expect((await signIn({ code: backupCodes[0] })).body).toMatchObject(wrongCode);
  const off = await post("second-step/off", cookie, { password, code: fresh });
  expect(off.status).toBe(200);
  expect(await isIn(off.cookie)).toBe(true);
  expect((await signIn()).status).toBe(200);
  expect(deedsIn(await read(off.cookie)).map(({ act }) => act)).toEqual([
    "staff.second_step_off",
    "staff.backup_codes_renewed",
    "staff.second_step_on",
  ]);
});

test("the secret and the backup codes lie sealed, the sign-in's own key does not open them", async () => {
  const { secret, backupCodes } = await secured();
  const { rows } = await db().execute<{ secret: string; backup_codes: string }>(
    `select secret, backup_codes from auth_two_factor where user_id = '${me.id}'`,
  );
  expect(rows[0]?.secret).toMatch(/^v1\./);
  expect(rows[0]?.backup_codes).toMatch(/^v1\./);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify(rows)).not.toContain(backupCodes[0]);
});

test("a new password ends the other sessions, wants the old one, and keeps the second step", async () => {
  const { cookie, secret } = await secured();
  const elsewhere = (await signIn({ code: codeOf(secret) })).cookie;
  const refused = await post("password", cookie, {
    currentPassword: "nonsense",
    newPassword: "mangu-con-queso-3",
  });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ["currentPassword"]]);
  const short = await post("password", cookie, { currentPassword: password, newPassword: "corta" });
  expect(Object.keys(short.body.fields ?? {})).toEqual(["newPassword"]);
  const changed = await post("password", cookie, {
    currentPassword: password,
    newPassword: "mangu-con-queso-3",
  });
  expect(changed.status).toBe(200);
  expect([await isIn(elsewhere), await isIn(cookie), await isIn(changed.cookie)]).toEqual([
    false,
    false,
    true,
  ]);
  expect((await signIn()).body.code).toBe("wrong_credentials");
  expect((await signIn({ password: "mangu-con-queso-3" })).body.code).toBe("code_required");
});

test("signing out elsewhere leaves this session", async () => {
  const elsewhere = (await signIn()).cookie;
  const { cookie } = await signIn();
  expect((await read(cookie)).sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
  expect((await post("sign-out-elsewhere", cookie)).status).toBe(200);
  expect([await isIn(elsewhere), await isIn(cookie)]).toEqual([false, true]);
});

test("ten wrong codes in a row close the second step for a quarter of an hour, limits or none", async () => {
  const { secret } = await secured();
  for (let wrong = 0; wrong < 10; wrong += 1)
    expect((await signIn({ code: `00000${wrong}` })).body).toMatchObject(wrongCode);
  expect((await signIn({ code: codeOf(secret) })).status).toBe(429);
  await db()
    .update(authTwoFactor)
    .set({ lockedUntil: new Date(Date.now() - 1) })
    .where(eq(authTwoFactor.userId, me.id));
  await db().delete(authSpentCode);
  expect((await signIn({ code: codeOf(secret) })).status).toBe(200);
});

test("under another AUTH_SECRET the app's codes are told to be lost, the log says why, and a backup code opens", async () => {
  const { secret, backupCodes } = await secured();
  logged.length = 0;
  await openAuth({ secret: "another secret of thirty-two characters", secureCookies: false });
  try {
    const headers = { "Accept-Language": "es" };
    const lost = await ask("POST", "/api/admin/login", {
      body: { email: me.email, password, code: codeOf(secret) },
      headers,
    });
    expect(lost).toMatchObject({ status: 401, body: { code: "code_required" } });
    expect(lost.body.fields).toEqual({
      code: expect.stringMatching(/ya no se pueden comprobar.*administra/),
    });
    expect(logged.join("")).toMatch(/"level":50.*AUTH_SECRET/);
    const stranger = await signIn({ password: "nonsense", code: codeOf(secret) });
    expect([stranger.body.code, stranger.body.fields]).toEqual(["wrong_credentials", undefined]);
    const { cookie } = await signIn({ code: backupCodes[0] });
    await db().delete(authSpentCode);
    const off = await post("second-step/off", cookie, { password, code: codeOf(secret) });
    expect([off.status, off.body.fields]).toEqual([
      400,
      { code: expect.stringMatching(/can no longer be checked/) },
    ]);
    expect((await post("second-step/off", cookie, { password, code: backupCodes[1] })).status).toBe(200);
  } finally {
    await openAuth({ secret: undefined, secureCookies: false });
  }
});

test("a password that the operator resets keeps the second step", async () => {
  const { cookie } = await secured();
  const found = await staffByEmail(me.email.toUpperCase());
  await setPassword(found?.id ?? "", "platano-maduro-9");
  expect(await isIn(cookie)).toBe(false);
  expect((await signIn({ password: "platano-maduro-9" })).body.code).toBe("code_required");
});

test("where the second step is required, who has none reaches their own account alone, and then everything", async () => {
  requireSecondStep(true);
  onTestFinished(() => requireSecondStep(false));
  const { cookie } = await signIn();
  const closed = calls.filter(
    ({ caller, allowsMissingSecondStep }) => caller !== "anyone" && !allowsMissingSecondStep,
  );
  expect(closed.length).toBeGreaterThan(80);
  for (const { method, path, body, file } of closed) {
    const picture = { body: "x", headers: { "Content-Type": "image/png" } };
    const sent = body ? { body: validBody(path) } : file ? picture : {};
    const answer = await ask(method, pathOf(path), { ...sent, cookie });
    expect([method, path, answer.body.code]).toEqual([method, path, "second_step_required"]);
  }
  const watcher = await openChat(site.base(), { Cookie: cookie });
  watcher.send({ type: "join", chat: 1 });
  expect(await watcher.closed).toBe(4404);
  const own = calls.filter(({ allowsMissingSecondStep }) => allowsMissingSecondStep).map(({ path }) => path);
  expect(own.every((path) => /^\/api\/admin\/(account|confirm|session|logout)/.test(path))).toBe(true);
  expect((await ask("GET", "/api/admin/account", { cookie })).status).toBe(200);
  const on = await secured();
  expect((await ask("GET", "/api/admin/leads", { cookie: on.cookie })).status).toBe(200);
});
