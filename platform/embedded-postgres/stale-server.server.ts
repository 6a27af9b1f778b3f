import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { closeClient } from "#platform/database/client.server.ts";
import type { Cluster } from "./cluster.server.ts";
import { acquireOwnerLock, probe } from "./connection.server.ts";
import { AnotherArriboError } from "./lock.server.ts";
import { isPostmaster, stopPostmaster } from "./postmaster.server.ts";

/**
 * Stops a server left by a killed process, or frees a dead one's postmaster.pid.
 * @throws AnotherArriboError if it has an owner; Error if it answers but is not among this machine's processes
 */
export async function stopStaleServer(
  cluster: Cluster,
  dataDir: string,
  owner: "may be another" | "is this process",
  progress: (line: string) => void,
): Promise<void> {
  const pidFile = join(cluster.folder, "postmaster.pid");
  const started = Date.now();
  for (;;) {
    const stale = await readPidFile(pidFile);
    if (stale === undefined) return;
    const server = await probe(cluster, stale.port);
    if (server.is === "ours") {
      try {
        const isFree = owner === "is this process" || (await acquireOwnerLock(server.client, 3000));
        if (!isFree) throw new AnotherArriboError(dataDir);
        if (!isPostmaster(cluster, stale.pid)) throw processNotFound(cluster, stale.port);
        progress("Stopping the PostgreSQL that an earlier run left behind…");
        await stopPostmaster(cluster, stale.pid, stale.port);
      } finally {
        await closeClient(server.client);
      }
      return;
    }
    if (!isPostmaster(cluster, stale.pid)) {
      await writeOwnPid(pidFile);
      return;
    }
    // Our server, not responding: wait for recovery or shutdown (shorter if it accepts no connection).
    if (Date.now() - started > (server.is === "busy" ? 600_000 : 3000)) {
      progress("Stopping the PostgreSQL that an earlier run left behind…");
      await stopPostmaster(cluster, stale.pid, stale.port);
      return;
    }
    await sleep(100);
  }
}

function processNotFound(cluster: Cluster, port: number): Error {
  return new Error(
    `A PostgreSQL on port ${port} has ${cluster.folder} open, but is not to be seen among this machine's processes. ` +
      "Stop it where it was started.",
  );
}

/**
 * Of a server that may be dead. Deletes an incomplete file.
 * @returns port 1, where nothing listens, if the file lacks it
 */
export async function readPidFile(pidFile: string): Promise<{ pid: number; port: number } | undefined> {
  const content = await readFile(pidFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (content === undefined) return undefined;
  const lines = content.split("\n");
  const pid = Number(lines[0]);
  if (Number.isInteger(pid) && pid > 0) return { pid, port: Number(lines[3]) || 1 };
  await rm(pidFile, { force: true }); // truncated while being written; PostgreSQL would not start with it
  return undefined;
}

/**
 * PostgreSQL refuses a postmaster.pid whose pid is in use, unless it is its parent's: writes ours. The other lines must
 * stay: they show whether the dead server's shared memory is still in use.
 */
async function writeOwnPid(pidFile: string): Promise<void> {
  if (process.platform === "win32") return await rm(pidFile, { force: true });
  const content = await readFile(pidFile, "utf8");
  await writeFile(pidFile, content.replace(/^\d+/, String(process.pid)), { flush: true });
}
