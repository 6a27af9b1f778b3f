import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabase, readPassword } from "./cluster.server.ts";
import { applicationUrl, ask, close, takeOwnership } from "./connection.server.ts";
import { readNote } from "./former.server.ts";

/** Whether `dataDir` holds a database. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  return isDatabase(join(dataDir, "postgres"));
}

/** The address of the database in `dataDir` while an Arribo runs it; undefined where none does. */
export async function addressOfRunning(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(join(dataDir, "postgres"));
  const cluster = { folder, password: await readPassword(folder) };
  // A server that starts, or recovers, answers in a moment.
  for (let attempt = 0; attempt < 100; attempt++) {
    const note = await readNote(join(folder, "postmaster.pid"));
    if (!note) return undefined;
    const answer = await ask(cluster, note.port);
    if (answer.is === "silent") return undefined;
    if (answer.is === "ours") {
      // One that a killed process left has no owner; whoever starts next takes it over.
      const left = await takeOwnership(answer.client, 0);
      await close(answer.client);
      return left ? undefined : applicationUrl(cluster, note.port);
    }
    await sleep(100);
  }
  throw new Error(`The database in ${folder} does not answer.`);
}
