import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.server.ts";
import { ask, close, takeOwnership } from "./connection.server.ts";
import { AnotherArriboError } from "./lock.server.ts";
import { endPostmaster, isPostmaster } from "./postmaster.server.ts";

/** Stops a server left by a killed process, or frees a dead one's postmaster.pid. @throws AnotherArriboError if it has an owner */
export async function settleFormer(
  cluster: Cluster,
  dataDir: string,
  owner: "may be another" | "is this process",
  progress: (line: string) => void,
): Promise<void> {
  const note = join(cluster.folder, "postmaster.pid");
  const started = Date.now();
  for (;;) {
    const former = await readNote(note);
    if (former === undefined) return;
    const answer = await ask(cluster, former.port);
    if (answer.is === "ours") {
      try {
        const free = owner === "is this process" || (await takeOwnership(answer.client, 3000));
        if (!free) throw new AnotherArriboError(dataDir);
        if (!isPostmaster(cluster, former.pid)) throw unseen(cluster, former.port);
        progress("Stopping the PostgreSQL that an earlier run left behind…");
        await endPostmaster(cluster, former.pid, former.port);
      } finally {
        await close(answer.client);
      }
      return;
    }
    if (!isPostmaster(cluster, former.pid)) {
      await disown(note);
      return;
    }
    // Our server, not responding: wait for recovery or shutdown (shorter if it accepts no connection).
    if (Date.now() - started > (answer.is === "busy" ? 600_000 : 3000)) {
      progress("Stopping the PostgreSQL that an earlier run left behind…");
      await endPostmaster(cluster, former.pid, former.port);
      return;
    }
    await sleep(100);
  }
}

function unseen(cluster: Cluster, port: number): Error {
  return new Error(
    `A PostgreSQL on port ${port} has ${cluster.folder} open, but is not to be seen among this machine's processes. ` +
      "Stop it where it was started.",
  );
}

export async function readNote(note: string): Promise<{ pid: number; port: number } | undefined> {
  const content = await readFile(note, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (content === undefined) return undefined;
  const lines = content.split("\n");
  const pid = Number(lines[0]);
  if (Number.isInteger(pid) && pid > 0) return { pid, port: Number(lines[3]) || 1 };
    await rm(note, { force: true }); // truncated while being written; PostgreSQL would not start with it
  return undefined;
}

/**
 * PostgreSQL refuses a postmaster.pid whose pid is in use, unless it is its parent's: writes ours. The other lines must
 * stay: they show whether the dead server's shared memory is still in use.
 */
async function disown(note: string): Promise<void> {
  if (process.platform === "win32") return await rm(note, { force: true });
  const content = await readFile(note, "utf8");
  await writeFile(note, content.replace(/^\d+/, String(process.pid)), { flush: true });
}
