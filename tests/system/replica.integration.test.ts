import { execFileSync } from "node:child_process";
import { appendFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seedVendors } from "#app/marketplace/vendors/server/samples.server.ts";
import { createSite } from "#app/server/http.server.ts";
import { openAuth } from "#platform/auth/auth.server.ts";
import { readConfig } from "#platform/config/config.server.ts";
import { openOperator } from "#platform/config/operator.server.ts";
import { closeDatabase, type Db, db, openDatabase } from "#platform/database/pool.server.ts";
import { closeReplica, isReplicaFresh, openReplica, readPublic } from "#platform/database/replica.server.ts";
import { migrateDatabase } from "#platform/database/start/migrate.server.ts";
import { type Cluster, openCluster } from "#platform/embedded-postgres/cluster.server.ts";
import { startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";
import {
  freePort,
  launch,
  type Postmaster,
  stopPostmaster,
  waitUntilReady,
} from "#platform/embedded-postgres/postmaster.server.ts";
import { openServer } from "#platform/http/connections/server.server.ts";
import { enforceLimits } from "#platform/http/limits.server.ts";
import { openMail } from "#platform/mail/mail.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { makeFolder } from "../support/folder.ts";
import { listen } from "../support/listen.ts";

const dataDir = makeFolder("replica-primary");
const quiet = { info() {}, warn() {}, error() {} };
const start = () => startEmbedded({ dataDir, progress() {}, log: quiet });
let primary: Awaited<ReturnType<typeof start>>;
let copy: { cluster: Cluster; postmaster: Postmaster; client: pg.Client };
const { server, serve } = openServer();
let base = "";

beforeAll(async () => {
  primary = await start();
  await migrateDatabase(primary.url, "migrations");
  await primary.stop();
  // A cold copy is as good a base backup as any.
  const cluster = await openCluster(dataDir, () => {});
  const folder = `${makeFolder("replica-copy")}/postgres`;
  execFileSync("cp", ["-a", cluster.folder, folder]);
  primary = await start();
  copy = await startStandby({ ...cluster, folder, logFile: `${dataDir}/replica.log` });
  openDatabase(primary.url);
  openOperator(readConfig({}).operator);
  openMail({ url: undefined, from: "a@b.co" });
  await openSealing([Buffer.alloc(32, 7)], dataDir);
  await openAuth({ secret: undefined, secureCookies: false });
  enforceLimits(false);
  await seedVendors(new Date());
  const url = new URL(primary.url);
  url.port = String(copy.postmaster.port);
  openReplica(url.href, 4);
  base = `http://127.0.0.1:${await listen(server)}`;
  serve(createSite({ trustProxy: 0, origins: new Set([base]), https: false, development: false }));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await closeReplica();
  await closeDatabase();
  await stopStandby();
  await primary.stop();
});

async function startStandby(cluster: Cluster) {
  const { hostname: host, port } = new URL(primary.url);
  const from = `host=${host} port=${port} user=postgres password=${cluster.password}`;
  appendFileSync(`${cluster.folder}/postgresql.auto.conf`, `primary_conninfo = '${from}'\n`);
  writeFileSync(`${cluster.folder}/standby.signal`, "");
  const postmaster = launch(cluster, await freePort());
  return { cluster, postmaster, client: await waitUntilReady(cluster, postmaster) };
}

async function stopStandby() {
  await copy.client.end();
  const { cluster, postmaster } = copy;
  if (postmaster.child.pid) await stopPostmaster(cluster, postmaster.child.pid, postmaster.port);
}

const isRead = async () => {
  const { rows } = await readPublic((from) =>
    from.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`),
  );
  return rows[0]?.standby ? "replica" : "primary";
};
const becomes = (from: "replica" | "primary") =>
  vi.waitFor(async () => expect(await isRead()).toBe(from), { timeout: 20_000, interval: 50 });
const writeSomething = () => db().execute(sql`update vendor set updated_at = now()`);
const firstVendor = async (cookie?: string) => {
  const answer = await fetch(`${base}/api/vendors?limit=1`, { headers: cookie ? { cookie } : {} });
  expect(answer.status).toBe(200);
  const [vendor] = (await answer.json()) as { priceRange: string }[];
  return vendor?.priceRange;
};

test("public reads go to the replica while it keeps up, else to the primary", async () => {
  await becomes("replica");
  await copy.client.query("select pg_wal_replay_pause()");
  await writeSomething();
  await becomes("primary");
  await copy.client.query("select pg_wal_replay_resume()");
  await becomes("replica");
});

test("a crowd that takes every connection for requests does not make the replica stale", async () => {
  await becomes("replica");
  let isOver = false;
  const keepBusy = async (database: () => Promise<unknown>) => {
    while (!isOver) await database().catch(() => undefined);
  };
  const second = (from: Db) => from.execute(sql`select pg_sleep(1)`);
  // Each connection has three more statements of a second in its queue, so the last one waits longer than the pool's timeout (2 s).
  const crowd = [
    ...Array.from({ length: 16 }, () => keepBusy(() => readPublic(second))),
    ...Array.from({ length: 64 }, () => keepBusy(() => second(db()))),
  ];
  await sleep(3_000);
  await vi.waitFor(() => expect(isReplicaFresh()).toBe(true), { timeout: 20_000, interval: 50 });
  isOver = true;
  await Promise.all(crowd);
});

test("a browser that has just written reads from the primary, others from the replica", async () => {
  await becomes("replica");
  const lead = { name: "Ana", email: "ana@example.com", phone: "8095550100", message: "We move in May." };
  const answer = await fetch(`${base}/api/leads`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: base },
    body: JSON.stringify(lead),
  });
  expect(answer.status).toBe(201);
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toBe("wrote=1; Path=/; Max-Age=5; HttpOnly; SameSite=Lax");
  const before = await firstVendor();
  await copy.client.query("select pg_wal_replay_pause()");
  await db().execute(sql`update vendor set price_range = '$$$$'`);
  expect(before).not.toBe("$$$$");
  // The replica is still within its two seconds.
  expect(isReplicaFresh()).toBe(true);
  expect(await firstVendor()).toBe(before);
  expect(await firstVendor("wrote=1")).toBe("$$$$");
  await copy.client.query("select pg_wal_replay_resume()");
});

test("where the replica is gone the same request is answered by the primary", async () => {
  await becomes("replica");
  expect(isReplicaFresh()).toBe(true);
  await stopStandby();
  expect(await isRead()).toBe("primary");
  expect(await firstVendor()).toBe("$$$$");
  expect(isReplicaFresh()).toBe(false);
  copy = await startStandby(copy.cluster);
});

test("a server that is no replica is not read from", async () => {
  await closeReplica();
  openReplica(primary.url, 2);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(isReplicaFresh()).toBe(false);
});
