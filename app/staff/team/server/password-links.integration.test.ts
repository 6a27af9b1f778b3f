import { and, eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { authVerification } from "#platform/auth/schema.server.ts";
import { createStaff, staffByEmail } from "#platform/auth/staff.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { enforceLimits } from "#platform/http/limits.server.ts";
import { deleteJobs } from "#platform/jobs/jobs.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import { codeOf } from "../../../../tests/support/authenticator.ts";
import { openColleague } from "../../../../tests/support/records/colleague.ts";
import { cookieOf, openSite } from "../../../../tests/support/site.ts";
import { staffPasswordJob } from "./password-links.server.ts";

const site = openSite({ smtpUrl: () => "smtp://127.0.0.1:9" });
const password = "cafe-con-leche-7";
const chosen = "mangu-con-queso-9";
let made = 0;

async function newMember(): Promise<string> {
  made += 1;
  const email = `luz${made}@example.com`;
  await createStaff({ email, password, name: "Luz", role: "owner" });
  return email;
}

const ask = (email: string, language = "en") =>
  site.send("POST", `/api/admin/password-reset?lang=${language}`, { body: { email } });

/** Runs the requested jobs, each twice, as after a crash. */
async function writeLetters(): Promise<void> {
  const { rows } = await db().execute<{ job: string; id: string }>(
    sql`select id as job, data ->> 'id' as id from pgboss.job where name = ${staffPasswordJob.name} and state = 'created'`,
  );
  for (const { job, id } of rows) {
    for (let run = 0; run < 2; run += 1) await staffPasswordJob.run(id, new AbortController().signal);
    await deleteJobs(db(), [job]);
  }
}

async function letterTo(email: string): Promise<{ id: number; token: string; locale: string }> {
  await writeLetters();
  const letters = await db()
    .select()
    .from(outbox)
    .where(and(eq(outbox.letter, "staff_password"), eq(outbox.recipient, email)))
    .orderBy(sql`id desc`);
  const [newest] = letters;
  if (!newest) throw new Error("no letter was written");
  const shown = await site.json("POST", `/api/admin/outbox/${newest.id}/link`, { staff: true });
  const token = /staff-password\/([\w-]+)/.exec((shown as { text: string }).text)?.[1] ?? "";
  return { id: newest.id, token, locale: newest.locale };
}
const choose = (token: string, body: object = { password: chosen }) =>
  site.send("POST", `/api/staff-passwords/${token}`, { body });
const look = async (token: string) => (await site.send("GET", `/api/staff-passwords/${token}`)).status;
const signIn = (email: string, more: object) =>
  site.send("POST", "/api/admin/login", { body: { email, ...more } });

test("a forgotten password: one letter in the language of the page, one use, and every session ends", async () => {
  const email = await newMember();
  const before = await signIn(email, { password });
  const Cookie = cookieOf(before);
  const answers = [await ask(email.toUpperCase(), "es"), await ask("nobody@example.com", "es")];
  expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual([
    [200, '{"success":true}'],
    [200, '{"success":true}'],
  ]);
  const { token, locale } = await letterTo(email);
  expect([token.length, locale]).toEqual([43, "es"]);
  expect(await db().$count(outbox, eq(outbox.letter, "staff_password"))).toBe(1);
  // Only its hash is stored.
  const [stored] = await db().select().from(authVerification);
  expect(stored).toMatchObject({ identifier: hashToken(token) });
  expect(JSON.stringify([stored, await db().select().from(outbox)])).not.toContain(token);
  expect(await site.json("GET", `/api/staff-passwords/${token}`)).toEqual({ email });
  expect((await choose(token, { password: "corta" })).status).toBe(400);
  expect((await choose(token, { password: "contraseña123" })).status).toBe(400);
  const uses = await Promise.all(Array.from({ length: 3 }, () => choose(token)));
  expect(uses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await look(token)).toBe(404);
  expect((await site.send("GET", "/api/admin/session", { headers: { Cookie } })).status).toBe(401);
  expect((await signIn(email, { password })).status).toBe(401);
  expect((await signIn(email, { password: chosen })).status).toBe(200);
  const [line] = await db().select().from(auditLog).where(eq(auditLog.act, "staff.password_by_link"));
  expect(line).toMatchObject({ by: "Luz", subjectId: (await staffByEmail(email))?.number });
});

test("a link ends after half an hour, by a newer one, by another password and with a disabled account", async () => {
  const email = await newMember();
  await ask(email);
  const first = (await letterTo(email)).token;
  await ask(email);
  const second = (await letterTo(email)).token;
  expect([await look(first), await look(second)]).toEqual([404, 200]);
  const [{ minutes } = { minutes: 0 }] = (
    await db().execute<{ minutes: number }>(
      sql`select round(extract(epoch from expires_at - now()) / 60)::int as minutes from auth_verification
        where identifier = ${hashToken(second)}`,
    )
  ).rows;
  expect(minutes).toBe(30);
  await db()
    .update(authVerification)
    .set({ expiresAt: new Date(Date.now() - 1_000) });
  expect([await look(second), (await choose(second)).status]).toEqual([404, 404]);
  await ask(email);
  const third = (await letterTo(email)).token;
  const Cookie = cookieOf(await signIn(email, { password }));
  const change = { currentPassword: password, newPassword: "yuca-con-bacalao-2" };
  const changed = await site.send("POST", "/api/admin/account/password", {
    body: change,
    headers: { Cookie },
  });
  expect([changed.status, await look(third)]).toEqual([200, 404]);
  const other = await newMember();
  await ask(other);
  const theirs = (await letterTo(other)).token;
  const number = (await staffByEmail(other))?.number;
  await site.send("POST", `/api/admin/team/${number}/disable`, { body: { handTo: null }, staff: true });
  expect([await look(theirs), (await choose(theirs)).status]).toEqual([404, 404]);
  await ask(other);
  const letters = await db().$count(outbox, eq(outbox.recipient, other));
  await writeLetters();
  expect(await db().$count(outbox, eq(outbox.recipient, other))).toBe(letters);
});

test("the second step is still asked for after a new password", async () => {
  const email = await newMember();
  const headers = { Cookie: cookieOf(await signIn(email, { password })) };
  const begun = (await site.json("POST", "/api/admin/account/second-step", {
    body: { password },
    headers,
  })) as {
    secret: string;
  };
  const code = codeOf(begun.secret);
  await site.json("POST", "/api/admin/account/second-step/on", { body: { code }, headers });
  await ask(email);
  expect((await choose((await letterTo(email)).token)).status).toBe(200);
  expect(await (await signIn(email, { password: chosen })).json()).toMatchObject({ code: "code_required" });
  const next = await signIn(email, { password: chosen, code: codeOf(begun.secret, 1) });
  expect(next.status).toBe(200);
});

test("an address gets three letters in an hour; the answer stays the same", async () => {
  const email = await newMember();
  enforceLimits(true);
  onTestFinished(() => enforceLimits(false));
  for (let asked = 0; asked < 5; asked += 1) expect((await ask(email)).status).toBe(200);
  await writeLetters();
  expect(await db().$count(outbox, eq(outbox.recipient, email))).toBe(3);
});

test("only an owner sees the letter's link, and only an owner makes one to hand over, which is written down", async () => {
  const email = await newMember();
  const number = (await staffByEmail(email))?.number;
  const concierge = await openColleague(site, "Rosa", "concierge");
  await ask(email);
  const { id } = await letterTo(email);
  expect((await concierge("POST", `/api/admin/outbox/${id}/link`)).status).toBe(403);
  expect((await concierge("POST", `/api/admin/team/${number}/password-link`)).status).toBe(403);
  const { path } = (await site.json("POST", `/api/admin/team/${number}/password-link`, { staff: true })) as {
    path: string;
  };
  const [line] = await db().select().from(auditLog).where(eq(auditLog.act, "staff.password_link"));
  expect(line).toMatchObject({ by: "Ana", subjectId: number });
  expect((await choose(path.split("/").at(-1) ?? "")).status).toBe(200);
  expect((await signIn(email, { password: chosen })).status).toBe(200);
});
