import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createSite } from "#app/http.server.ts";
import { lead } from "#app/leads/table.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { enforceLimits } from "#platform/http/limits.server.ts";
import { openMail } from "#platform/mail.server.ts";
import { openOperator } from "#platform/operator.server.ts";
import { openSealing } from "#platform/seal.server.ts";
import { Line } from "../../tests/faults/line.ts";
import { awaitDatabase } from "./await-database.server.ts";
import { startEmbedded } from "./embedded.server.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { closeDatabase, db, openDatabase } from "./pool.server.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "arribo-outage-"));
chmodSync(dataDir, 0o755);
const quiet = { info() {}, warn() {}, error() {} };
const server = createServer();
let database: Awaited<ReturnType<typeof startEmbedded>>;
let base = "";

/** Between the site and the database, so that a test can make the line go silent. */
let line: Line;

beforeAll(async () => {
  database = await startEmbedded({ dataDir, progress() {}, log: quiet });
  await migrateDatabase(database.url, "migrations");
  const url = new URL(database.url);
  const own = Number(url.port);
  line = await Line.open(() => own);
  url.port = String(line.port);
  openDatabase(url.href);
  openOperator(readConfig({}).operator);
  openMail({ url: undefined, from: "a@b.co" });
  await openSealing([Buffer.alloc(32, 7)], dataDir);
  enforceLimits(false);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { http: app } = createSite({
    trustProxy: 0,
    origins: new Set([base]),
    https: false,
    development: false,
  });
  server.on(
    "request",
    getRequestListener((request, env) => app.fetch(request, env)),
  );
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await line.stop();
  await closeDatabase();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

let sent = 0;
async function ask(key = `key-${sent}`) {
  sent += 1;
  const started = performance.now();
  const answer = await fetch(`${base}/api/leads`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ name: key, email: "n@example.com" }),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get("Retry-After"),
    seconds: (performance.now() - started) / 1000,
    code: (await answer.json()).code,
  };
}

/** Kills the server that runs now; right after the last kill its successor may not have been started yet. */
async function killDatabase() {
  const pid = await vi.waitUntil(() => database.pid(), { timeout: 10_000, interval: 20 });
  process.kill(pid, "SIGKILL");
  await vi.waitUntil(() => database.pid() !== pid, { timeout: 10_000, interval: 5 });
}

/** Asks with one key until it is taken. @returns seconds until then */
async function untilTaken(key: string): Promise<number> {
  const started = performance.now();
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask(key);
    if (answer.status === 201) return (performance.now() - started) / 1000;
    expect([answer.status, answer.code]).toEqual([503, "unavailable"]);
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("never taken");
}

test("a database that is killed again and again costs a few seconds and no lead", async () => {
  let slowest = 0;
  for (let round = 0; round < 5; round += 1) {
    // The pool may still hold a connection to the server of the round before, and find out only now.
    await untilTaken(`before-${round}`);
    await killDatabase();
    slowest = Math.max(slowest, await untilTaken(`after-${round}`));
  }
  console.log(`database killed 5 times: well again after at most ${slowest.toFixed(1)} s`);
  expect(slowest).toBeLessThan(10);
  const names = (await db().select({ name: lead.name }).from(lead)).map((row) => row.name).sort();
  expect(names).toEqual([0, 1, 2, 3, 4].flatMap((n) => [`after-${n}`, `before-${n}`]).sort());
}, 60_000);

test("a silent database is waited for no longer than 6.5 seconds, and its return is noticed", async () => {
  line.mute();
  const answers = await Promise.all(Array.from({ length: 24 }, () => ask()));
  const slowest = Math.max(...answers.map((answer) => answer.seconds));
  console.log(`silent database: the slowest of 24 answers took ${slowest.toFixed(1)} s`);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
  expect(slowest).toBeLessThan(6.5);
  // What needs no database is read on, although the limits are counted there.
  enforceLimits(true);
  const started = performance.now();
  expect((await fetch(`${base}/api/openapi.json`)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(1_000);
  enforceLimits(false);
  line.speak();
  expect(await untilTaken("back")).toBeLessThan(5);
}, 60_000);

test("connections that are lost as transactions begin are given back", async () => {
  const sixteen = () => Promise.allSettled(Array.from({ length: 16 }, () => begun()));
  await sixteen();
  line.delay = 300;
  const lost = sixteen();
  await new Promise((resolve) => setTimeout(resolve, 100));
  line.reset();
  line.delay = 0;
  expect(new Set((await lost).map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect(new Set((await sixteen()).map(({ status }) => status))).toEqual(new Set(["fulfilled"]));
});

const begun = () => db().transaction((tx) => tx.$count(lead));

test("a start waits for a database that is not there yet, and not for one that turns it away", async () => {
  const lines: string[] = [];
  process.kill(database.pid() ?? 0, "SIGKILL");
  await vi.waitFor(() => expect(database.pid()).toBeUndefined(), { interval: 5 });
  await awaitDatabase(database.url, (line) => lines.push(line));
  expect(lines).toEqual(["Waiting for the database…"]);

  const stranger = new URL(database.url);
  stranger.password = "another";
  await expect(awaitDatabase(stranger.href, (line) => lines.push(line))).rejects.toMatchObject({
    code: "28P01",
  });
  expect(lines).toHaveLength(1);
});
