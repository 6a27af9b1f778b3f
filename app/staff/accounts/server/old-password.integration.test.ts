import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auth } from "#platform/auth/auth.server.ts";
import { authSession, authSpentCode } from "#platform/auth/schema.server.ts";
import { removeSecondStep } from "#platform/auth/second-step/second-step.server.ts";
import { createStaff, removeStaff, type StaffMember, setPassword } from "#platform/auth/staff.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { codeOf } from "../../../../tests/support/authenticator.ts";
import { nextAddress } from "../../../../tests/support/calls/logins-during.ts";
import { cookieOf, openSite } from "../../../../tests/support/site.ts";

const site = openSite({ limits: true });
const password = "cafe-con-leche-7";
const another = "mangu-con-queso-3";
let made = 0;

async function newMember(): Promise<StaffMember> {
  made += 1;
  return createStaff({ email: `around${made}@example.com`, password, name: "Luz", role: "owner" });
}

async function post(path: string, body: object, cookie = "") {
  const headers = { ...nextAddress(), ...(cookie ? { Cookie: cookie } : {}) };
  const answer = await site.send("POST", path, { body, headers });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, string>,
    cookie: cookieOf(answer),
  };
}

const signIn = (email: string, code?: string) =>
  post("/api/admin/login", { email, password, ...(code ? { code } : {}) });
const changePassword = (cookie: string, newPassword: string) =>
  post("/api/admin/account/password", { currentPassword: password, newPassword }, cookie);

async function isIn(cookie: string): Promise<boolean> {
  const headers = { ...nextAddress(), Cookie: cookie };
  return (await site.send("GET", "/api/admin/session", { headers })).status === 200;
}

/** Pauses a request just before its session is created. @param which session: the password's, or the code's */
async function heldBack<T>(which: 1 | 2, request: () => Promise<T>, act: () => Promise<unknown>): Promise<T> {
  const { internalAdapter } = await auth().$context;
  const real = internalAdapter.createSession;
  const checked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let sessions = 0;
  internalAdapter.createSession = async (...args) => {
    sessions += 1;
    if (sessions === which) {
      checked.resolve();
      await gate.promise;
    }
    return real(...args);
  };
  try {
    const answer = request();
    await checked.promise;
    internalAdapter.createSession = real;
    await act();
    gate.resolve();
    return await answer;
  } finally {
    internalAdapter.createSession = real;
    gate.resolve();
  }
}

async function secured(one: StaffMember): Promise<{ cookie: string; secret: string }> {
  const { cookie } = await signIn(one.email);
  const { body } = await post("/api/admin/account/second-step", { password }, cookie);
  return { cookie, secret: body.secret ?? "" };
}

test.each<[string, (one: StaffMember) => Promise<() => Promise<unknown>>]>([
  ["the operator gives a new password", async (one) => () => setPassword(one.id, another)],
  [
    "the person changes the password",
    async (one) => {
      const { cookie } = await signIn(one.email);
      return async () => expect((await changePassword(cookie, another)).status).toBe(200);
    },
  ],
  ["the account is removed", async (one) => () => removeStaff(one)],
  [
    "the person switches the second step on",
    async (one) => {
      const { cookie, secret } = await secured(one);
      const body = { code: codeOf(secret) };
      return async () =>
        expect((await post("/api/admin/account/second-step/on", body, cookie)).status).toBe(200);
    },
  ],
])("a sign-in that is under way is refused when %s", async (_name, prepare) => {
  const one = await newMember();
  const act = await prepare(one);
  const late = await heldBack(1, () => signIn(one.email), act);
  expect([late.status, late.body.code]).toEqual([401, "wrong_credentials"]);
  expect(late.cookie).toBe("");
  const left = await db().$count(authSession, eq(authSession.userId, one.id));
  expect(left).toBeLessThanOrEqual(1);
});

test("a sign-in with a code is refused when the operator takes the second step away, as of a lost phone", async () => {
  const one = await newMember();
  const { cookie, secret } = await secured(one);
  const on = await post("/api/admin/account/second-step/on", { code: codeOf(secret) }, cookie);
  expect(on.status).toBe(200);
  await db().delete(authSpentCode);
  const late = await heldBack(
    2,
    () => signIn(one.email, codeOf(secret)),
    () => removeSecondStep(one.id),
  );
  expect(late.status).toBe(401);
  expect(await db().$count(authSession, eq(authSession.userId, one.id))).toBe(0);
});

test("what a session still does with the old password gives no session when the operator has reset it", async () => {
  const changing = await newMember();
  const { cookie } = await signIn(changing.email);
  const late = await heldBack(
    1,
    () => changePassword(cookie, "platano-maduro-9"),
    () => setPassword(changing.id, another),
  );
  expect(late.status).toBe(401);
  expect(await isIn(late.cookie)).toBe(false);
  const securing = await newMember();
  const begun = await secured(securing);
  const body = { code: codeOf(begun.secret) };
  const on = await heldBack(
    1,
    () => post("/api/admin/account/second-step/on", body, begun.cookie),
    () => setPassword(securing.id, another),
  );
  expect(on.status).toBe(401);
  expect(await db().$count(authSession, eq(authSession.userId, securing.id))).toBe(0);
});

test("a secret that another page made while a code was checked is not switched on by that code", async () => {
  const one = await newMember();
  const { cookie, secret } = await secured(one);
  let another = "";
  const on = await heldBack(
    1,
    () => post("/api/admin/account/second-step/on", { code: codeOf(secret) }, cookie),
    async () => {
      const begun = await post("/api/admin/account/second-step", { password }, cookie);
      expect(begun.status).toBe(200);
      another = begun.body.secret ?? "";
    },
  );
  expect([on.status, on.body.code]).toEqual([409, "conflict"]);
  await db().delete(authSpentCode);
  // Nobody is locked out, and only a code of the newest secret confirms it.
  const again = await signIn(one.email);
  expect(again.status).toBe(200);
  const former = await post("/api/admin/account/second-step/on", { code: codeOf(secret) }, again.cookie);
  expect(former.status).toBe(400);
  const right = await post("/api/admin/account/second-step/on", { code: codeOf(another) }, again.cookie);
  expect(right.status).toBe(200);
});

test("of two changes of a password at once the one that came second is refused", async () => {
  const one = await newMember();
  const [first, second] = [await signIn(one.email), await signIn(one.email)];
  const answers = await Promise.all([
    changePassword(first.cookie, another),
    changePassword(second.cookie, "platano-maduro-9"),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([401, 409])]);
});

test("of the last two members of staff, removed at the same moment, one stays", async () => {
  const [one, other] = [await newMember(), await newMember()];
  const rest = await db().execute<{ id: string }>("select id from auth_user");
  for (const { id } of rest.rows)
    if (id !== one.id && id !== other.id) await db().execute(`delete from auth_user where id = '${id}'`);
  const removed = await Promise.allSettled([removeStaff(one), removeStaff(other)]);
  expect(removed.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const { rows } = await db().execute("select id from auth_user");
  expect(rows).toHaveLength(1);
});
