import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { recordSecret } from "#platform/auth/auth.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { migrateDatabase } from "#platform/database/start/migrate.server.ts";
import { type Embedded, startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";
import { codeOf } from "../../../../tests/support/authenticator.ts";
import { query } from "../../../../tests/support/query.ts";
import { cookieOf, openSite } from "../../../../tests/support/site.ts";
import { runCommand } from "./command.server.ts";

vi.setConfig({ testTimeout: 90_000 });

const site = openSite();
const ruth = "ruth@example.com";
const password = "cafe-con-leche-7";

type Ended = { code: number | null; out: string; error: string };
type Given = { lines?: string[]; env?: Record<string, string>; answer?: (out: string) => string | undefined };

/** @param given.answer computes the next line from the output so far */
function admin(words: string[], { lines = [], env = {}, answer }: Given = {}): Promise<Ended> {
  const { DATABASE_URL: _, DATA_DIR: __, ...rest } = process.env;
  const child = spawn(process.execPath, ["commands/admin.ts", ...words], {
    env: { ...rest, DATABASE_URL: site.url(), DATA_KEY: Buffer.alloc(32, 7).toString("base64"), ...env },
  });
  let [out, error] = ["", ""];
  child.stderr.on("data", (chunk) => {
    error += chunk;
  });
  child.stdout.on("data", (chunk) => {
    out += chunk;
    const line = answer?.(out);
    if (line !== undefined) child.stdin.end(`${line}\n`);
  });
  if (!answer) child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, error })));
}

/** The same without a process of its own. @returns what it says, or why it refuses */
async function told(words: string[], lines: string[] = []): Promise<string> {
  const said: string[] = [];
  const ask = async () => lines.shift() ?? "";
  const terminal = { isPerson: false, say: (line: string) => void said.push(line), ask, close() {} };
  await runCommand(words, terminal).catch((error: Error) => said.push(error.message));
  return said.join("\n");
}

const signIn = async (body: object) => {
  const answer = await site.send("POST", "/api/admin/login", { body });
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
};

test("creates somebody, who then signs in; the password is read, and never said", async () => {
  const made = await admin(["create", "Ruth@example.com", "Ruth Pérez"], { lines: [password] });
  expect(made).toEqual({ code: 0, out: "ruth@example.com can sign in now.\n", error: "" });
  expect((await signIn({ email: ruth, password })).status).toBe(200);
  const again = await admin(["create", ruth], { lines: [password] });
  expect(again).toEqual({ code: 1, out: "", error: `${ruth} already has an account.\n` });
});

test("says why nobody was made in a database that takes no writes", async () => {
  const url = `${site.url()}?options=${encodeURIComponent("-c default_transaction_read_only=on")}`;
  const env = { DATABASE_URL: url };
  const made = await admin(["create", "nobody-yet@example.com"], { lines: [password], env });
  expect(made).toEqual({ code: 1, out: "", error: "It failed: the database is read-only\n" });
});

test("gives a new password, and refuses a short and a missing one", async () => {
  expect(await told(["password", ruth], ["corta"])).toMatch(/12 characters or more/);
  expect(await admin(["password", ruth])).toEqual({ code: 1, out: "", error: "Nothing was changed.\n" });
  expect(await told(["password", ruth], ["mangu-con-queso-3"])).toBe(
    `${ruth} has a new password, and was signed out everywhere.`,
  );
  expect((await signIn({ email: ruth, password })).code).toBe("wrong_credentials");
  expect((await signIn({ email: ruth, password: "mangu-con-queso-3" })).status).toBe(200);
});

test("switches the second step on with a code of the app, and off", async () => {
  const login = { email: ruth, password: "mangu-con-queso-3" };
  const secretIn = (out: string) => /secret: ([A-Z2-7]+)/.exec(out)?.[1];
  expect(await told(["totp", "on", ruth], ["000000", "000001", "000002"])).toMatch(
    /^The codes do not match\. Nothing was changed\.$/m,
  );
  expect((await signIn(login)).status).toBe(200);
  // Without the service's settings in the shell, the site could not verify its codes.
  await recordSecret();
  const elsewhere = await admin(["totp", "on", ruth], { env: { AUTH_SECRET: "s".repeat(32) } });
  expect([elsewhere.code, elsewhere.out]).toEqual([1, ""]);
  expect(elsewhere.error).toMatch(/^Arribo runs with another AUTH_SECRET than this command.*\n$/);
  const on = await admin(["totp", "on", ruth], {
    answer: (out) => {
      const secret = /otpauth:/.test(out) ? secretIn(out) : undefined;
      return secret && codeOf(secret);
    },
  });
  expect([on.code, on.error]).toEqual([0, ""]);
  expect((await signIn(login)).code).toBe("code_required");
  const [backup = ""] = /[a-z2-9]{5}-[a-z2-9]{5}$/m.exec(on.out) ?? [];
  expect((await signIn({ ...login, code: backup })).status).toBe(200);
  expect(await told(["totp", "off", ruth])).toMatch(/^The second step is off/);
  expect((await signIn(login)).status).toBe(200);
  expect(await told(["totp", "off", ruth])).toBe(`The second step is not on for ${ruth}.`);
});

test("takes somebody out, who is signed out and signs in no more; never the last", async () => {
  await told(["create", "leaving@example.com"], [password]);
  const login = { email: "leaving@example.com", password };
  const answer = await site.send("POST", "/api/admin/login", { body: login });
  const Cookie = cookieOf(answer);
  const asked = () => site.send("GET", "/api/admin/account", { headers: { Cookie } });
  expect((await asked()).status).toBe(200);
  expect(await told(["remove", login.email])).toMatch(/^leaving@example\.com cannot sign in any more/);
  expect((await asked()).status).toBe(401);
  expect((await signIn(login)).code).toBe("wrong_credentials");
  expect(await told(["remove", login.email])).toMatch(/^There is no account/);
});

test("every act is written down as the operator's", async () => {
  const deeds = await db().select().from(auditLog).where(eq(auditLog.subject, "staff")).orderBy(auditLog.id);
  expect(deeds.map(({ act, by }) => `${by}: ${act}`).filter((line) => line.startsWith("operator"))).toEqual([
    "operator: staff.created",
    "operator: staff.password_reset",
    "operator: staff.second_step_on",
    "operator: staff.second_step_off",
    "operator: staff.created",
    "operator: staff.removed",
  ]);
});

test("a role is given, changed and listed; the only owner keeps theirs", async () => {
  const eva = "eva@roles.example.com";
  expect(await told(["create", eva, "Eva", "boss"], [password])).toMatch(
    /^"boss" is no role\. There are owner,/,
  );
  await told(["create", eva, "Eva", "concierge"], [password]);
  expect(await told(["list"])).toMatch(/^eva@roles\.example\.com +concierge +TOTP off/m);
  expect(await told(["role", eva, "manager"])).toBe(`${eva} is manager from the next click on.`);
  expect(await told(["role", eva, "manager"])).toBe(`${eva} is manager already.`);
  const [entry] = await db().select().from(auditLog).where(eq(auditLog.act, "staff.role"));
  expect(entry).toMatchObject({ by: "operator", detail: { from: "concierge", to: "manager" } });
  const invited = { name: "Noa", email: "noa@example.com", role: "owner", locale: "en" };
  const login = { email: ruth, password: "mangu-con-queso-3" };
  const Cookie = cookieOf(await site.send("POST", "/api/admin/login", { body: login }));
  const invitation = (await site.json("POST", "/api/admin/team/invitations", {
    body: invited,
    headers: { Cookie },
  })) as { path: string };
  const link = `/api/staff-invitations/${invitation.path.split("/").at(-1)}`;
  expect((await site.send("GET", link)).status).toBe(200);
  await told(["role", ruth, "concierge"]);
  expect((await site.send("GET", link)).status).toBe(404);
  expect(await told(["role", "ana@example.com", "manager"])).toMatch(/is the only owner\./);
  await told(["role", ruth, "owner"]);
});

test("lists who can sign in, and says what it does not understand", async () => {
  const { code, out } = await admin(["list"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^ana@example\.com +owner +TOTP off {2}signed in, last \d{4}-\d\d-\d\d {2}Ana$/m);
  expect(out).toMatch(/^ruth@example\.com /m);
  const unknown = await admin(["delete", ruth]);
  expect([unknown.code, unknown.error]).toEqual([
    2,
    expect.stringMatching(/^Unknown command: delete ruth@.*\n\nManages the/),
  ]);
  expect(await told(["create", "ruth"])).toBe('"ruth" is not an e-mail address.');
  expect(await told(["password", "nobody@example.com"], [password])).toBe(
    "There is no account for nobody@example.com. List accounts: npm run admin -- list",
  );
  const away = await admin(["list"], { env: { DATABASE_URL: "postgres://a:b@127.0.0.1:1/none" } });
  expect([away.code, away.error]).toEqual([
    1,
    "The database does not answer: nothing listens at its address.\n",
  ]);
});

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const starting = (dataDir: string) => startEmbedded({ dataDir, progress: () => undefined, log: quiet });

test("works with the own database, whether the site runs or not", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "arribo-admin-"));
  // As root, the server runs as another user, who needs access.
  await chmod(dataDir, 0o755);
  let own: Embedded | undefined;
  const env = { DATABASE_URL: "", DATA_DIR: dataDir };
  try {
    const empty = await admin(["list"], { env });
    expect([empty.code, empty.error]).toEqual([
      1,
      `There is no database in ${dataDir} yet. Start Arribo once, or set DATA_DIR or DATABASE_URL.\n`,
    ]);
    own = await starting(dataDir);
    const older = await admin(["list"], { env });
    expect(older.code).toBe(1);
    expect(older.error).toMatch(/older than this Arribo/);
    await migrateDatabase(own.url, path.resolve("migrations"));
    const beside = await admin(["create", ruth], { env, lines: [password] });
    expect([beside.code, beside.error]).toEqual([0, ""]);
    await own.stop();
    own = undefined;
    const alone = await admin(["list"], { env });
    expect([alone.code, alone.out]).toEqual([0, `${ruth}  owner      TOTP off  not signed in  ruth\n`]);
    own = await starting(dataDir);
    await query(own.url, "insert into migration (hash, created_at) values ('later', 4102444800000)");
    expect((await admin(["list"], { env })).error).toMatch(/^The database is newer than this Arribo.*\n$/);
    await own.stop();
    own = undefined;
    own = await starting(dataDir);
  } finally {
    await own?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
