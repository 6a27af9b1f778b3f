import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { calls } from "#app/server/api.server.ts";
import { type Embedded, startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";
import { build, type Product, signIn, startProduct } from "../../bench/product.ts";
import { FaultyProxy } from "../faults/faulty-proxy.ts";
import { openMail } from "../faults/provider-servers.ts";
import { routesIn, screens } from "../support/calls/access-matrix.ts";
import { pathOf, validBody } from "../support/calls/every-call.ts";
import { makeFolder } from "../support/folder.ts";
import { query } from "../support/query.ts";
import { rounds } from "../support/rounds.ts";

// The built product on a database of its own choosing that goes away, becomes read-only, and is promoted.
const dataDir = makeFolder("away");
const logFile = path.join(dataDir, "product.log");
const settingsFile = path.join(dataDir, "postgres", "postgresql.auto.conf");
let database: Embedded;
let line: FaultyProxy;
let mail: Awaited<ReturnType<typeof openMail>>;
let product: Product;
let cookie = "";

beforeAll(async () => {
  build();
  database = await startEmbedded({ dataDir, progress() {}, log: { info() {}, warn() {}, error() {} } });
  const url = new URL(database.url);
  const port = Number(url.port);
  line = await FaultyProxy.open(() => port);
  url.port = String(line.port);
  mail = await openMail();
  const log = openSync(logFile, "a");
  product = await startProduct({
    dataDir,
    databaseUrl: url.href,
    log,
    settings: {
      RATE_LIMITS: "on",
      TRUST_PROXY: "1",
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: "Arribo <concierge@example.com>",
      LOG_LEVEL: "info",
    },
  });
  closeSync(log);
  cookie = (await signIn(product.base)).cookie;
}, 300_000);

afterAll(async () => {
  await product?.stop();
  await line?.stop();
  await mail?.close();
  await database?.stop();
}, 60_000);

let visitors = 0;

/** Each request is another person's: limits are on. */
async function ask(target: string, init: RequestInit = {}) {
  visitors += 1;
  const answer = await fetch(product.base + target, {
    redirect: "manual",
    ...init,
    headers: {
      Accept: "text/html",
      "X-Forwarded-For": `198.18.${(visitors >> 8) & 255}.${visitors & 255}`,
      ...(init.headers as Record<string, string>),
    },
  });
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get("retry-after")),
    text: await answer.text(),
  };
}

const sendLead = () =>
  ask("/api/leads", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify({ name: "N", email: `lead-${visitors}@example.com` }),
  });

/** One address for each screen, its parameters filled in. */
const pages = Object.values(screens)
  .flatMap(routesIn)
  .map((screen) => screen.replace(/:(id|vendorId)/, "1").replace(/:(token|link)/, "a".repeat(43)))
  .map((screen) => screen.replace("/:topic?", "").replace("*", "no-such-page"));
const asked = pages.flatMap((page) => [
  { target: page, headers: {} },
  { target: `${page === "/" ? "/_root" : page}.data`, headers: {} },
  { target: page, headers: { Cookie: "" } },
]);

/** Does it for each, eight at once. */
async function several<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all];
  const work = async () => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

/** Asks for every screen as a visitor and as staff, as a page and as data. @returns each one's status, and what was wrong */
async function walk(): Promise<{ statuses: Map<string, number>; wrong: string[] }> {
  const statuses = new Map<string, number>();
  const wrong: string[] = [];
  await several(asked, async ({ target, headers }) => {
    const isStaff = "Cookie" in headers;
    const answer = await ask(target, { headers: isStaff ? { Cookie: cookie } : {} });
    const name = `${isStaff ? "staff " : ""}${target}`;
    statuses.set(name, answer.status);
    if (answer.status === 503 && !(answer.retryAfter > 0)) wrong.push(`${name}: 503 without Retry-After`);
    if (
      answer.status === 503 &&
      !target.endsWith(".data") &&
      !answer.text.includes("We can’t do this right now")
    )
      wrong.push(`${name}: another page`);
    if (answer.status >= 500 && answer.status !== 503) wrong.push(`${name}: ${answer.status}`);
  });
  return { statuses, wrong };
}

/** Asks every call for what it does, as staff. @returns what was neither refused for a reason nor 503 */
async function walkCalls(): Promise<{ unavailable: number; wrong: string[] }> {
  let unavailable = 0;
  const wrong: string[] = [];
  await several(calls, async ({ method, path: target, body }) => {
    const answer = await ask(pathOf(target), {
      method,
      headers: { Cookie: cookie, "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
      ...(body ? { body: JSON.stringify(validBody(target)) } : {}),
    });
    if (answer.status === 503 && answer.retryAfter > 0) unavailable += 1;
    else if (answer.status >= 500) wrong.push(`${method} ${target}: ${answer.status} ${answer.text}`);
  });
  return { unavailable, wrong };
}

const loggedErrors = () =>
  readFileSync(logFile, "utf8")
    .split("\n")
    .filter((one) => one.startsWith("{") && JSON.parse(one).level >= 50);

async function untilReady(status: number): Promise<void> {
  await vi.waitFor(async () => expect((await ask("/readyz")).status).toBe(status), {
    timeout: 30_000,
    interval: 50,
  });
}

test("while the database is away every page made of data answers 503, and all return by themselves", async () => {
  const before = await walk();
  expect(before.wrong).toEqual([]);
  line.instead = (client) => client.resetAndDestroy();
  line.reset();
  const away = await walk();
  expect(away.wrong).toEqual([]);
  for (const page of [
    "/vendor-directory",
    "/vendor-list",
    "/vendor/1",
    "/community-board",
    "/community-board/1",
    "/book-vendor/1",
    "/track/".padEnd(50, "a"),
    "staff /admin/today",
    "/vendor-directory.data",
  ])
    expect([page, away.statuses.get(page)]).toEqual([page, 503]);
  expect((await walkCalls()).wrong).toEqual([]);
  // What is made of no data is sent on.
  for (const page of ["/", "/services", "/packages", "/safety"])
    expect([page, away.statuses.get(page)]).toEqual([page, 200]);
  const ready = await ask("/readyz");
  expect([ready.status, ready.retryAfter > 0]).toEqual([503, true]);
  expect(loggedErrors()).toEqual([]);
  line.instead = undefined;
  await untilReady(200);
  const after = await walk();
  expect(after.wrong).toEqual([]);
  expect(Object.fromEntries(after.statuses)).toEqual(Object.fromEntries(before.statuses));
  console.log(
    `database away: ${[...away.statuses.values()].filter((one) => one === 503).length} of ${away.statuses.size} pages 503, 0 answered 500`,
  );
});

/** Writes and reads all the while. @returns how often each status came */
async function underLoad(happens: () => Promise<void>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let isOver = false;
  const people = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      for (const [name, answer] of [
        ["lead", await sendLead()],
        ["page", await ask("/vendor-directory")],
        ["staff", await ask("/admin/today", { headers: { Cookie: cookie } })],
      ] as const) {
        const known =
          answer.status === 503 && !(answer.retryAfter > 0) ? "without Retry-After" : answer.status;
        counts.set(`${name} ${known}`, (counts.get(`${name} ${known}`) ?? 0) + 1);
      }
      await sleep(50);
    }
  });
  try {
    await happens();
  } finally {
    isOver = true;
    await Promise.all(people);
  }
  return counts;
}

const meant = /^(lead 201|lead 503|page 200|page 503|staff 200|staff 503)$/;

const times = rounds(1, 3);

test("a database that is read-only for a while is an outage, and its end is noticed", async () => {
  const counts = await underLoad(async () => {
    for (let round = 0; round < times; round += 1) {
      const settings = readFileSync(settingsFile, "utf8");
      writeFileSync(settingsFile, `${settings}default_transaction_read_only = on\n`);
      process.kill(database.pid() ?? 0, "SIGHUP");
      await untilReady(503);
      const refused = await sendLead();
      expect([refused.status, refused.retryAfter > 0]).toEqual([503, true]);
      const { unavailable, wrong } = await walkCalls();
      expect(wrong).toEqual([]);
      expect(unavailable).toBeGreaterThan(10);
      writeFileSync(settingsFile, settings);
      process.kill(database.pid() ?? 0, "SIGHUP");
      await untilReady(200);
      await vi.waitFor(async () => expect((await sendLead()).status).toBe(201), { timeout: 10_000 });
    }
  });
  console.log(
    `read-only ${times} times: ${[...counts].map(([name, times]) => `${times} × ${name}`).join(", ")}`,
  );
  expect([...counts.keys()].filter((one) => !meant.test(one))).toEqual([]);
  expect(counts.get("lead 503")).toBeGreaterThan(0);
  expect(loggedErrors()).toEqual([]);
});

/** The process numbers of the server's processes that serve the product's requests, and the one that it listens on. */
async function serverProcesses(): Promise<number[]> {
  const rows = await query<{ pid: number }>(
    database.url,
    `select pid from pg_stat_activity
     where application_name = 'arribo' or application_name like 'arribo listening %'`,
  );
  return rows.map(({ pid }) => pid);
}

test("connections to a server that turned read-only are dropped, though nobody asks for /readyz", async () => {
  // Several at once, so that there are idle connections.
  await Promise.all(Array.from({ length: 6 }, () => ask("/vendor-directory")));
  const before = await serverProcesses();
  expect(before.length).toBeGreaterThan(1);
  const settings = readFileSync(settingsFile, "utf8");
  writeFileSync(settingsFile, `${settings}default_transaction_read_only = on\n`);
  process.kill(database.pid() ?? 0, "SIGHUP");
  try {
    await vi.waitFor(
      async () => {
        const now = await serverProcesses();
        expect(before.filter((pid) => now.includes(pid))).toEqual([]);
      },
      { timeout: 60_000, interval: 500 },
    );
  } finally {
    writeFileSync(settingsFile, settings);
    process.kill(database.pid() ?? 0, "SIGHUP");
  }
  await untilReady(200);
  expect(loggedErrors()).toEqual([]);
}, 90_000);

test("after a failover to a standby that is not yet promoted, its promotion is noticed", async () => {
  const counts = await underLoad(async () => {
    writeFileSync(path.join(dataDir, "postgres", "standby.signal"), "");
    const pid = database.pid() ?? 0;
    process.kill(pid, "SIGINT");
    await vi.waitFor(async () => expect((await ask("/readyz")).text).toBe("the database is read-only"), {
      timeout: 30_000,
      interval: 50,
    });
    const refused = await sendLead();
    expect([refused.status, refused.retryAfter > 0]).toEqual([503, true]);
    await sleep(1_000);
    // As `pg_ctl promote` does it.
    writeFileSync(path.join(dataDir, "postgres", "promote"), "");
    process.kill(database.pid() ?? 0, "SIGUSR1");
    await untilReady(200);
    await vi.waitFor(async () => expect((await sendLead()).status).toBe(201), { timeout: 10_000 });
  });
  console.log(`failover by promote: ${[...counts].map(([name, times]) => `${times} × ${name}`).join(", ")}`);
  expect([...counts.keys()].filter((one) => !meant.test(one))).toEqual([]);
  expect(loggedErrors()).toEqual([]);
});
