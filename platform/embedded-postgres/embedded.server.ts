import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { type Cluster, makeDataDir, openCluster } from "./cluster.server.ts";
import { applicationUrl, close, keepOwnership, prepareDatabase, takeOwnership } from "./connection.server.ts";
import { settleFormer } from "./former.server.ts";
import { AnotherArriboError, lockDataDir } from "./lock.server.ts";
import {
  endPostmaster,
  freePort,
  isRunning,
  launch,
  type Postmaster,
  whenReady,
} from "./postmaster.server.ts";

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
}): Promise<Embedded> {
  const { progress, log } = options;
  const dataDir = await makeDataDir(options.dataDir);
  const unlock = await lockDataDir(dataDir);
  try {
    const cluster = await openCluster(dataDir, progress);
    await settleFormer(cluster, dataDir, "may be another", progress);
    progress("Starting PostgreSQL 18…");
    const { postmaster, client } = await start(cluster);
    const letGo = await own(cluster, dataDir, postmaster, client);
    const supervisor = supervise(cluster, dataDir, postmaster, log);
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      supervisor.announceEnd();
      await letGo();
      await supervisor.end();
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
async function start(cluster: Cluster): Promise<{ postmaster: Postmaster; client: pg.Client }> {
  for (let attempt = 1; ; attempt++) {
    const postmaster = launch(cluster, await freePort());
    try {
      return { postmaster, client: await whenReady(cluster, postmaster) };
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(500);
    }
  }
}

async function own(cluster: Cluster, dataDir: string, postmaster: Postmaster, client: pg.Client) {
  try {
    if (!(await takeOwnership(client, 3000))) throw new AnotherArriboError(dataDir);
    await prepareDatabase(cluster, client);
    return keepOwnership(cluster, postmaster.port, client);
  } catch (error) {
    await close(client);
    if (postmaster.child.pid !== undefined)
      await endPostmaster(cluster, postmaster.child.pid, postmaster.port);
    throw error;
  }
}

function supervise(cluster: Cluster, dataDir: string, first: Postmaster, log: EmbeddedLog) {
  let current = first;
  let crashes: number[] = [];
  const ending = new AbortController();

  const restart = async () => {
    // Limits restarts of a server that keeps crashing to one per second.
    crashes = [...crashes.filter((time) => time > Date.now() - 60_000), Date.now()];
    let pause = Math.min(1000, 100 * crashes.length);
    // Never gives up: a full disk, for instance, must heal once somebody frees space.
    for (let attempt = 1; !ending.signal.aborted; attempt++) {
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return;
      try {
        await settleFormer(cluster, dataDir, "is this process", (line) => log.info(line));
        if (ending.signal.aborted) return;
        current = launch(cluster, first.port);
        const client = await whenReady(cluster, current);
        await close(client);
        log.info("PostgreSQL runs again.");
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (attempt % 100 === 5)
          log.error(`PostgreSQL failed to restart ${attempt} times; still trying. ${reason}`);
        pause = Math.min(5000, pause * 2);
      }
    }
  };
  const watch = async () => {
    while (!ending.signal.aborted) {
      await current.exited;
      if (ending.signal.aborted) return;
      log.warn("PostgreSQL stopped unexpectedly; starting it again.");
      await restart();
    }
  };
  const watching = watch();

  return {
    pid: () => (isRunning(current) ? current.child.pid : undefined),
    announceEnd: () => ending.abort(),
    end: async () => {
      if (isRunning(current) && current.child.pid !== undefined)
        await endPostmaster(cluster, current.child.pid, first.port);
      await watching;
    },
  };
}
