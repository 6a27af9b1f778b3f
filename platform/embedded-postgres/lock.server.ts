import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The message is for the operator. */
export class AnotherArriboError extends Error {
  override name = "AnotherArriboError";
  constructor(dataDir: string) {
    super(`Another Arribo is running on ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
  }
}

/**
 * Locks `dataDir` for this process. The file holds pid and start time: a killed owner's pid may be reused.
 * @returns a function that unlocks @throws AnotherArriboError if the owner is alive after three seconds
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, "postgres.lock");
  const content = JSON.stringify({ pid: process.pid, born: startTimeOf(process.pid) });
  for (let attempt = 0; attempt < 30; attempt++) {
    if (await create(file, content)) {
      return async () => {
        if ((await read(file)) === content) await rm(file, { force: true });
      };
    }
    const existing = await read(file);
    if (existing === undefined) continue;
    // A killed owner takes a moment to disappear; an empty file may be in the middle of being written.
    if (isOwnerAlive(existing) || (existing === "" && attempt < 10)) await sleep(100);
    else await removeStale(file, existing);
  }
  throw new AnotherArriboError(dataDir);
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Race: two processes find the same stale file, and the slower one moves the faster one's new file. It puts it back. */
async function removeStale(file: string, stale: string): Promise<void> {
  const renamed = `${file}.${process.pid}`;
  try {
    await rename(file, renamed);
  } catch {
    return; // the other process was faster
  }
  const taken = await read(renamed);
  if (taken !== undefined && taken !== stale) await create(file, taken);
  await rm(renamed, { force: true });
}

function isOwnerAlive(content: string): boolean {
  try {
    const { pid, born } = JSON.parse(content) as { pid: number; born: string };
    return isAlive(pid) && startTimeOf(pid) === born;
  } catch {
    return false; // half written by a killed process
  }
}

/** Whether a process with this id runs; a zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return process.platform !== "linux" || linuxStat(pid)?.state !== "Z";
}

/** Start time, which distinguishes processes that had the same pid; "" if unknown. */
function startTimeOf(pid: number): string {
  if (process.platform === "linux") return linuxStat(pid)?.born ?? "";
  if (process.platform === "win32") return "";
  try {
    const env = { ...process.env, LC_ALL: "C" };
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", env }).trim();
  } catch {
    return "";
  }
}

function linuxStat(pid: number): { state: string | undefined; born: string } | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name is in parentheses and may contain parentheses and spaces: count the fields after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0], born: `${boot} ${fields[19]}` };
  } catch {
    return undefined;
  }
}
