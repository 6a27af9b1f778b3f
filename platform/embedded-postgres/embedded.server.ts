import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { closeClient } from "#platform/database/client.server.ts";
import { type Cluster, isDatabase, makeDataDir, openCluster, readPassword } from "./cluster.server.ts";
import {
  acquireOwnerLock,
  applicationUrl,
  holdOwnerLock,
  prepareDatabase,
  probe,
} from "./connection.server.ts";
import { AnotherArriboError, lockDataDir } from "./lock.server.ts";
import {
  freePort,
  isRunning,
  launch,
  type Postmaster,
  stopPostmaster,
  waitUntilReady,
} from "./postmaster.server.ts";
import { readPidFile, stopStaleServer } from "./stale-server.server.ts";

export { AnotherArriboError } from "./lock.server.ts";

type EmbeddedLog = {
  info(line: string): void;
  warn(line: string): void;
  error(line: string): void;
};

export type Embedded = {
  /** For database and role `arribo`; constant for the life of the process, even after a crash of the server. */
  url: string;
  /** Stops the server and unlocks the folder. A second call waits for the first. */
  stop(): Promise<void>;
  /** The server's process; undefined while it restarts and after stop(). */
  pid(): number | undefined;
};

/**
 * Starts PostgreSQL on `dataDir` and restarts it after crashes until stop().
 * @throws Error with a sentence for the terminal, if another Arribo uses the folder or the server does not start
 */
export async function startEmbedded(options: {
  dataDir: string;
  progress: (line: string) => void;
  log: EmbeddedLog;
  maxConnections?: number | undefined;
}): Promise<Embedded> {
  const { progress, log } = options;
  const dataDir = await makeDataDir(options.dataDir);
  const unlock = await lockDataDir(dataDir);
  try {
    const cluster = { ...(await openCluster(dataDir, progress)), maxConnections: options.maxConnections };
    await stopStaleServer(cluster, dataDir, "may be another", progress);
    progress("Starting PostgreSQL 18…");
    const { postmaster, client } = await startServer(cluster);
    const releaseOwnerLock = await acquireOwnership(cluster, dataDir, postmaster, client);
    const supervisor = supervise(cluster, dataDir, postmaster, log);
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      supervisor.expectExit();
      await releaseOwnerLock();
      await supervisor.stop();
      await unlock();
    };
    return {
      url: applicationUrl(cluster, postmaster.port),
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
      pid: supervisor.pid,
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Retries: another program can take the port first, and processes of a killed server need a moment to end. */
async function startServer(cluster: Cluster): Promise<{ postmaster: Postmaster; client: pg.Client }> {
  for (let attempt = 1; ; attempt++) {
    const postmaster = launch(cluster, await freePort());
    try {
      return { postmaster, client: await waitUntilReady(cluster, postmaster) };
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(500);
    }
  }
}

async function acquireOwnership(
  cluster: Cluster,
  dataDir: string,
  postmaster: Postmaster,
  client: pg.Client,
) {
  try {
    if (!(await acquireOwnerLock(client, 3000))) throw new AnotherArriboError(dataDir);
    await prepareDatabase(cluster, client);
    return holdOwnerLock(cluster, postmaster.port, client);
  } catch (error) {
    await closeClient(client);
    if (postmaster.child.pid !== undefined)
      await stopPostmaster(cluster, postmaster.child.pid, postmaster.port);
    throw error;
  }
}

function supervise(cluster: Cluster, dataDir: string, first: Postmaster, log: EmbeddedLog) {
  let current = first;
  let crashes: number[] = [];
  const stopping = new AbortController();

  const restart = async () => {
    // Limits restarts of a server that keeps crashing to one per second.
    crashes = [...crashes.filter((time) => time > Date.now() - 60_000), Date.now()];
    let delayMs = Math.min(1000, 100 * crashes.length);
    // Never gives up: a full disk, for instance, must heal once somebody frees space.
    for (let attempt = 1; !stopping.signal.aborted; attempt++) {
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        await stopStaleServer(cluster, dataDir, "is this process", (line) => log.info(line));
        if (stopping.signal.aborted) return;
        current = launch(cluster, first.port);
        const client = await waitUntilReady(cluster, current);
        await closeClient(client);
        log.info("PostgreSQL runs again.");
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (attempt % 100 === 5)
          log.error(`PostgreSQL failed to restart ${attempt} times; still trying. ${reason}`);
        delayMs = Math.min(5000, delayMs * 2);
      }
    }
  };
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await current.exited;
      if (stopping.signal.aborted) return;
      log.warn("PostgreSQL stopped unexpectedly; starting it again.");
      await restart();
    }
  };
  const watching = watch();

  return {
    pid: () => (isRunning(current) ? current.child.pid : undefined),
    expectExit: () => stopping.abort(),
    stop: async () => {
      if (isRunning(current) && current.child.pid !== undefined)
        await stopPostmaster(cluster, current.child.pid, first.port);
      await watching;
    },
  };
}

/** @throws Error for the operator if something is there that is not a usable database */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  return isDatabase(join(dataDir, "postgres"));
}

/**
 * The URL of the database in `dataDir` while an Arribo runs it; undefined otherwise.
 * @throws Error if the server stays busy for ten seconds
 */
export async function findRunningUrl(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(join(dataDir, "postgres"));
  const cluster = { folder, password: await readPassword(folder) };
  // A server that starts or recovers answers after a moment.
  for (let attempt = 0; attempt < 100; attempt++) {
    const pidFile = await readPidFile(join(folder, "postmaster.pid"));
    if (!pidFile) return undefined;
    const server = await probe(cluster, pidFile.port);
    if (server.is === "silent") return undefined;
    if (server.is === "ours") {
      // A server left by a killed process has no owner; the next start takes it over.
      const isOrphan = await acquireOwnerLock(server.client, 0);
      await closeClient(server.client);
      return isOrphan ? undefined : applicationUrl(cluster, pidFile.port);
    }
    await sleep(100);
  }
  throw new Error(`The database in ${folder} does not answer.`);
}
