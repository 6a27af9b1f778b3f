import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabase, readPassword } from "./cluster.server.ts";
import { applicationUrl, ask, close, takeOwnership } from "./connection.server.ts";
import { readNote } from "./former.server.ts";

export async function hasDatabase(dataDir: string): Promise<boolean> {
  return isDatabase(join(dataDir, "postgres"));
}

/** The URL of the database in `dataDir` while an Arribo runs it; undefined otherwise. */
export async function addressOfRunning(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(join(dataDir, "postgres"));
  const cluster = { folder, password: await readPassword(folder) };
  // A server that starts or recovers answers after a moment.
  for (let attempt = 0; attempt < 100; attempt++) {
    const note = await readNote(join(folder, "postmaster.pid"));
    if (!note) return undefined;
    const answer = await ask(cluster, note.port);
    if (answer.is === "silent") return undefined;
    if (answer.is === "ours") {
      // A server left by a killed process has no owner; the next start takes it over.
      const left = await takeOwnership(answer.client, 0);
      await close(answer.client);
      return left ? undefined : applicationUrl(cluster, note.port);
    }
    await sleep(100);
  }
  throw new Error(`The database in ${folder} does not answer.`);
}
