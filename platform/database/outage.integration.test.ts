import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lead } from "#app/clients/leads/schema.server.ts";
import { createSite } from "#app/server/http.server.ts";
import { readConfig } from "#platform/config/config.server.ts";
import { openOperator } from "#platform/config/operator.server.ts";
import { migrateDatabase } from "#platform/database/start/migrate.server.ts";
import { waitForDatabase } from "#platform/database/start/wait-for-database.server.ts";
import { startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";
import { enforceLimits } from "#platform/http/limits.server.ts";
import { openMail } from "#platform/mail/mail.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { FaultyProxy } from "../../tests/faults/faulty-proxy.ts";
import { makeFolder } from "../../tests/support/folder.ts";
import { listen } from "../../tests/support/listen.ts";
import { isLong } from "../../tests/support/rounds.ts";
import { closeDatabase, db, openDatabase, rawPool } from "./pool.server.ts";

const dataDir = makeFolder("outage");
const quiet = { info() {}, warn() {}, error() {} };
const server = createServer();
let database: Awaited<ReturnType<typeof startEmbedded>>;
let base = "";

/** A proxy before the database, which can go silent. */
let line: FaultyProxy;

beforeAll(async () => {
  database = await startEmbedded({ dataDir, progress() {}, log: quiet });
  await migrateDatabase(database.url, "migrations");
  const url = new URL(database.url);
  const own = Number(url.port);
  line = await FaultyProxy.open(() => own);
  url.port = String(line.port);
  openDatabase(url.href);
  openOperator(readConfig({}).operator);
  openMail({ url: undefined, from: "a@b.co" });
  await openSealing([Buffer.alloc(32, 7)], dataDir);
  enforceLimits(false);
  base = `http://127.0.0.1:${await listen(server)}`;
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
});

const pace = 100;
let due = performance.now() + pace;
let late = 0;
const meter = setInterval(() => {
  late += Math.max(0, performance.now() - due);
  due = performance.now() + pace;
}, pace);
afterAll(() => clearInterval(meter));

/** Seconds, without the time in which a busy machine held this process up. */
function clock(): number {
  const now = performance.now();
  return (now - late - Math.max(0, now - due)) / 1000;
}

let sent = 0;
async function ask(key = `key-${sent}`) {
  sent += 1;
  const started = clock();
  const answer = await fetch(`${base}/api/leads`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ name: key, email: "n@example.com" }),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get("Retry-After"),
    seconds: clock() - started,
    code: (await answer.json()).code,
  };
}

async function untilBack(gone: number): Promise<number> {
  for (;;) {
    const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 1_000 });
    client.on("error", () => {});
    const pid = database.pid();
    const isBack =
      pid !== undefined &&
      pid !== gone &&
      (await client.connect().then(
        () => true,
        () => false,
      ));
    const now = clock();
    await client.end().catch(() => {});
    if (isBack) return now;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Kills the server while four clients write. @returns seconds of failed answers, and from the end and the return until recovery */
async function outlive(signal: "SIGKILL" | "SIGINT" | "SIGQUIT", key: string) {
  // The successor of the last server may not be up yet.
  const pid = await vi.waitUntil(() => database.pid(), { timeout: 10_000, interval: 20 });
  const from = clock();
  process.kill(pid, signal);
  let back: number | undefined;
  const watching = untilBack(pid).then((time) => {
    back = time;
  });
  const refused: number[] = [];
  for (;;) {
    const wasBack = back !== undefined;
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(key)));
    const later = answers.filter(({ status }) => status !== 201);
    for (const { status, code, retryAfter, seconds } of later) {
      expect([status, code]).toEqual([503, "unavailable"]);
      expect(Number(retryAfter)).toBeGreaterThan(0);
      refused.push(seconds);
    }
    if (wasBack && later.length === 0) break;
    expect(clock() - (back ?? from), "never taken").toBeLessThan(20);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const well = clock();
  await watching;
  return { refused, sinceEnd: well - from, sinceBack: well - (back ?? from) };
}

/** @returns seconds until a write succeeds */
async function untilTaken(key: string): Promise<number> {
  const started = clock();
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask(key);
    if (answer.status === 201) return clock() - started;
    expect([answer.status, answer.code]).toEqual([503, "unavailable"]);
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("never taken");
}

test("a database that is killed again and again costs a few seconds and no lead", async () => {
  const rounds: Awaited<ReturnType<typeof outlive>>[] = [];
  const signals = ["SIGKILL", "SIGINT", "SIGQUIT"] as const;
  for (const signal of isLong ? [...signals, ...signals] : signals) {
    // The pool may notice only now that the last round's server is gone.
    await untilTaken(`before-${rounds.length}`);
    rounds.push(await outlive(signal, `after-${rounds.length}`));
  }
  const most = (seconds: number[]) => Math.max(...seconds);
  const [refused, sinceBack, sinceEnd] = [
    rounds.flatMap((round) => round.refused),
    most(rounds.map((round) => round.sinceBack)),
    most(rounds.map((round) => round.sinceEnd)),
  ];
  console.log(
    `database ended ${rounds.length} times: ${refused.length} refused, the slowest after ${most(refused).toFixed(2)} s;` +
      ` well ${sinceBack.toFixed(1)} s after its return, ${sinceEnd.toFixed(1)} s after its end`,
  );
  // RELIABILITY, "Database restart" and "kill -9 while writing".
  for (const round of rounds) expect(round.refused.length).toBeGreaterThan(0);
  expect(most(refused)).toBeLessThan(2);
  expect(sinceBack).toBeLessThan(5);
  expect(sinceEnd).toBeLessThan(10);
  const names = (await db().select({ name: lead.name }).from(lead)).map((row) => row.name).sort();
  expect(names).toEqual(rounds.flatMap((_, n) => [`after-${n}`, `before-${n}`]).sort());
}, 60_000);

test("a silent database is waited for no longer than 6.5 seconds, and its return is noticed", async () => {
  line.mute();
  const answers = await Promise.all(Array.from({ length: 24 }, () => ask()));
  const slowest = Math.max(...answers.map((answer) => answer.seconds));
  console.log(`silent database: the slowest of 24 answers took ${slowest.toFixed(1)} s`);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
  expect(slowest).toBeLessThan(6.5);
  // Cached pages must be served although limits are counted in the database.
  enforceLimits(true);
  const started = clock();
  const writing = ask();
  expect((await fetch(`${base}/api/openapi.json`)).status).toBe(200);
  const read = clock() - started;
  const written = await writing;
  expect(written.status).toBe(503);
  expect(read).toBeLessThan(written.seconds / 2);
  enforceLimits(false);
  line.speak();
  expect(await untilTaken("back")).toBeLessThan(5);
}, 60_000);

test("connections that are lost as transactions begin are given back", async () => {
  const sixteen = () => Promise.allSettled(Array.from({ length: 16 }, () => begun()));
  await sixteen();
  line.mute();
  const lost = sixteen();
  await vi.waitFor(() => expect(rawPool().idleCount).toBe(0), { timeout: 10_000, interval: 1 });
  line.reset();
  line.speak();
  expect(new Set((await lost).map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect(new Set((await sixteen()).map(({ status }) => status))).toEqual(new Set(["fulfilled"]));
});

const begun = () => db().transaction((tx) => tx.$count(lead));

test("a start waits for a database that is not there yet, and not for one that turns it away", async () => {
  const lines: string[] = [];
  process.kill(database.pid() ?? 0, "SIGKILL");
  await vi.waitFor(() => expect(database.pid()).toBeUndefined(), { timeout: 10_000, interval: 5 });
  await waitForDatabase(database.url, (line) => lines.push(line));
  expect(lines).toEqual(["Waiting for the database…"]);

  const stranger = new URL(database.url);
  stranger.password = "another";
  await expect(waitForDatabase(stranger.href, (line) => lines.push(line))).rejects.toMatchObject({
    code: "28P01",
  });
  expect(lines).toHaveLength(1);
});
