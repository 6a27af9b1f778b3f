import { createHmac } from "node:crypto";
import { realpath } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { closeClient } from "#platform/database/client.server.ts";
import type { Cluster as WholeCluster } from "./cluster.server.ts";

type Cluster = Pick<WholeCluster, "folder" | "password">;

type ProbeResult = { is: "ours"; client: pg.Client } | { is: "busy" } | { is: "silent" };

/**
 * Checks whether 127.0.0.1:`port` serves this database folder; waits 2 s for a connection and 5 s for the answer.
 * "busy": it starts, recovers or shuts down; "silent": nothing answers, or another server. The caller closes the
 * client.
 */
export async function probe(cluster: Cluster, port: number): Promise<ProbeResult> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "postgres",
    database: "postgres",
    password: cluster.password,
    ssl: false,
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
    application_name: "arribo owner",
  });
  client.on("error", () => undefined); // a lost connection is noticed by its end
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('data_directory') folder",
    );
    const folder = await realpath(rows[0]?.folder ?? "").catch(() => undefined);
    if (folder === cluster.folder) return { is: "ours", client };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "57P03") return { is: "busy" }; // starting up, recovering or shutting down
  }
  await closeClient(client);
  return { is: "silent" };
}

const ownerLockId = 7_249_118;

/**
 * Tries to take the owner's lock; the session of a killed owner takes a moment to disappear.
 * @returns false if another Arribo holds it
 */
export async function acquireOwnerLock(client: pg.Client, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) taken", [
      ownerLockId,
    ]);
    if (rows[0]?.taken) return true;
    if (Date.now() >= deadline) return false;
    await sleep(200);
  }
}

/** Holds the owner's lock, and retakes it after a lost connection. @returns a function that releases it */
export function holdOwnerLock(cluster: Cluster, port: number, first: pg.Client): () => Promise<void> {
  let released = false;
  let current = first;
  const setCurrent = (client: pg.Client) => {
    current = client;
    client.once("end", () => void reacquire());
  };
  const reacquire = async () => {
    while (!released) {
      const answer = await probe(cluster, port);
      if (answer.is === "ours") {
        const taken = await acquireOwnerLock(answer.client, 0).catch(() => false);
        if (taken && !released) return setCurrent(answer.client);
        await closeClient(answer.client);
      }
      await sleep(200, undefined, { ref: false });
    }
  };
  setCurrent(first);
  return async () => {
    released = true;
    await closeClient(current);
  };
}

/** Creates the application's role and database. Not a superuser: it gets what hosted databases grant. */
export async function prepareDatabase(cluster: Cluster, client: pg.Client): Promise<void> {
  const password = applicationPassword(cluster); // hexadecimal, so safe to quote
  const role = await client.query("select from pg_roles where rolname = 'arribo'");
  if (role.rowCount === 0) await client.query("create role arribo");
  await client.query(`alter role arribo login createdb password '${password}'`);
  await client.query("grant pg_monitor to arribo");
  const database = await client.query("select from pg_database where datname = 'arribo'");
  if (database.rowCount === 0) await client.query("create database arribo owner arribo");
}

/** For the application's role and database. Contains the role's password. */
export function applicationUrl(cluster: Cluster, port: number): string {
  return `postgres://arribo:${applicationPassword(cluster)}@127.0.0.1:${port}/arribo`;
}

function applicationPassword(cluster: Cluster): string {
  return createHmac("sha256", cluster.password).update("role arribo").digest("hex");
}
