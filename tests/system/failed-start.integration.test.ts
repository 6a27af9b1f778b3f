import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { explainError } from "#platform/log/explain-error.server.ts";
import { admin, build, startProduct } from "../../bench/product.ts";
import { makeFolder } from "../support/folder.ts";
import { makeEmptyDatabase } from "../support/fresh-database.ts";
import { listen } from "../support/listen.ts";
import { query } from "../support/query.ts";
import { openTransactionPooler } from "../support/services/transaction-pooler.ts";

const dataDir = makeFolder("failed-start");
const closers: (() => Promise<void>)[] = [];
beforeAll(() => build(), 300_000);
afterAll(async () => {
  for (const close of closers) await close();
});

/** A database of its own, whose owner has changed something about it. */
async function databaseWith(change: string): Promise<string> {
  const url = await makeEmptyDatabase();
  await query(url, `alter database ${new URL(url).pathname.slice(1)} ${change}`);
  return url;
}

function withAnother(part: "password" | "pathname", value: string): string {
  const url = new URL(inject("template"));
  url[part] = value;
  return url.href;
}

async function behindPooler(): Promise<string> {
  const pooler = await openTransactionPooler(await makeEmptyDatabase());
  closers.push(pooler.close);
  return pooler.url;
}

/** @returns the words with which a start ends that must fail */
async function failedStart(
  databaseUrl: string,
  folder = dataDir,
  settings: Record<string, string> = {},
): Promise<string> {
  const file = path.join(dataDir, `${closers.length}-${Date.now()}.log`);
  const log = openSync(file, "a");
  try {
    const product = await startProduct({ dataDir: folder, databaseUrl, log, settings });
    closers.push(product.stop);
    return "It started.";
  } catch {
    return readFileSync(file, "utf8").trim();
  } finally {
    closeSync(log);
  }
}

test.each([
  [
    "too many connections",
    () => databaseWith("connection limit 2"),
    /^Arribo could not start\. The database takes no more connections \(too many connections\)\..*$/,
  ],
  [
    "a read-only database",
    () => databaseWith("set default_transaction_read_only = on"),
    /^Arribo could not start\. The database is read-only: .*Let DATABASE_URL name the primary\.$/,
  ],
  [
    "a pooler in transaction mode",
    behindPooler,
    /^DATABASE_URL leads through a connection pooler .*session mode\.$/,
  ],
  [
    "a role without rights",
    async () => withAnother("pathname", "/postgres"),
    /^The role that DATABASE_URL comes as may not make what Arribo needs: .*$/,
  ],
  [
    "a wrong password",
    async () => withAnother("password", "another"),
    /^Arribo cannot connect to the database that DATABASE_URL names\. The database does not know this user or password\.$/,
  ],
  [
    "a database that is not there",
    async () => withAnother("pathname", "/nowhere"),
    /^Arribo cannot connect to the database that DATABASE_URL names\. There is no database of that name\.$/,
  ],
])("a start that fails by %s says why in one sentence", async (_name, url, sentence) => {
  const words = await failedStart(await url());
  expect(words.split("\n").at(-1)).toMatch(sentence);
  // What a statement was given: who is the first admin, or a secret just made.
  expect(words).not.toMatch(/failed query|params:|insert into|\bat \S+:\d+/i);
  expect(words).not.toContain(admin.email);
});

test("a taken port is said before anything is done: no table is made, and no one-time password", async () => {
  const other = createServer();
  const port = await listen(other);
  closers.push(() => new Promise((resolve) => other.close(() => resolve())));
  const url = await makeEmptyDatabase();
  const words = await failedStart(url, dataDir, { PORT: String(port), ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
  expect(words).toMatch(new RegExp(`^Port ${port} is taken\\. .*npm start$`));
  expect(await query(url, "select from pg_tables where schemaname = 'public'")).toEqual([]);
});

test("a first start on a disk without room says so in one sentence", async ({ skip }) => {
  const disk = path.join(dataDir, "disk");
  mkdirSync(disk);
  const options = ["-t", "tmpfs", "-o", "size=20m,mode=755", "arribo-failed-start", disk];
  if (spawnSync("mount", options).status !== 0) {
    expect(process.env.CI, "this user may not mount a tmpfs").toBeUndefined();
    skip("who may not mount a tmpfs cannot try it");
  }
  try {
    const words = await failedStart("", disk);
    expect(words.split("\n").at(-1)).toMatch(/^Arribo could not start\. The disk is full\. \(.+\)$/);
    expect(words).not.toMatch(/FATAL|PANIC|initdb/);
  } finally {
    spawnSync("umount", [disk]);
  }
});

test.each([
  ["53100", "The database's disk is full."],
  ["ENOSPC", "The disk is full."],
  ["25006", /^The database is read-only: /],
  ["08P01", /^The database refuses the settings of a session\. .*PgBouncer/],
  ["42P05", "The database refused (42P05)."],
])("a statement that failed by %s is explained by its cause, never by its parameters", (code, sentence) => {
  const cause = Object.assign(new Error("could not write to file of canary@example.com"), { code });
  const failure = new DrizzleQueryError("insert into staff values ($1)", ["canary@example.com"], cause);
  const wrapped = new Error(`Failed query: ${failure.message}`, { cause: failure });
  expect(explainError(wrapped, [])).toMatch(sentence);
  expect(explainError(wrapped, [])).not.toContain("canary");
});
