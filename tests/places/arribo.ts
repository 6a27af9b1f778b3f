import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "#platform/embedded-postgres/lock.server.ts";
import { type Place, removeData } from "./place.ts";

/** Limit for a first start, in milliseconds. */
const patience = 60_000;

/** One `npm start`, as from a terminal. */
export type Arribo = {
  npm: ChildProcess;
  dataDir: string;
  output: () => string;
  /** Waits until it is ready: address and milliseconds. Rejects with the output if it ends before. */
  open: () => Promise<{ url: string; took: number }>;
  printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Waits until npm has ended: exit code, or the signal's name. */
  ended: (withinMs?: number) => Promise<number | string>;
};

const started: Arribo[] = [];
const usedData = new Set<string>();

/** The machine's own PATH, without what npm put before it for this test. */
export function machinePath(): string {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.filter((folder) => folder && !folder.includes("node_modules")).join(path.delimiter);
}

/** Runs `npm start` (or another npm command) in a place, on a free port, without this process's settings. */
export function npmStart(place: Place, settings: Record<string, string> = {}, command = ["start"]): Arribo {
  const began = performance.now();
  const npm = spawn("npm", command, {
    cwd: place.folder,
    env: {
      PATH: machinePath(),
      HOME: place.home,
      npm_config_update_notifier: "false",
      PORT: "0",
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, as a shell creates for each command: Ctrl-C goes to all of it.
    detached: true,
    ...place.owner,
  });
  let text = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (piece: string) => {
      text += piece;
    });
  }
  const hasEnded = () => npm.exitCode !== null || npm.signalCode !== null;
  const printed = async (pattern: RegExp) => {
    while (performance.now() - began < patience) {
      const found = pattern.exec(text);
      if (found) return found;
      if (hasEnded()) break;
      await sleep(20);
    }
    throw new Error(`npm start did not print ${pattern}; it printed:\n${text}`);
  };
  const arribo: Arribo = {
    npm,
    dataDir: path.resolve(place.folder, settings.DATA_DIR ?? ".data"),
    output: () => text,
    printed,
    open: async () => {
      const [, url = ""] = await printed(/Arribo is open at (\S+)/);
      return { url, took: Math.round(performance.now() - began) };
    },
    ended: async (withinMs = 30_000) => {
      if (!hasEnded()) {
        await once(npm, "close", { signal: AbortSignal.timeout(withinMs) }).catch((cause: unknown) => {
          throw new Error(`npm start did not end; it printed:\n${text}`, { cause });
        });
      }
      return npm.exitCode ?? npm.signalCode ?? "unknown";
    },
  };
  started.push(arribo);
  usedData.add(arribo.dataDir);
  return arribo;
}

/** Kills what a failed test left running. @param tell gets what each start printed */
export async function endAll(tell: (output: string) => void): Promise<void> {
  for (const { npm, dataDir, output } of started.splice(0)) {
    tell(output());
    const numbers = [
      npm.exitCode === null && npm.pid ? -npm.pid : undefined,
      nodeOf(dataDir),
      postgresOf(dataDir),
    ];
    for (const number of numbers) {
      if (number !== undefined) kill(number, "SIGKILL");
    }
    if (npm.exitCode === null && npm.signalCode === null) await once(npm, "exit");
  }
}

export function removeAllData(): void {
  for (const dataDir of usedData) removeData(dataDir);
}

/** The process that owns the data folder: Arribo's Node. */
export function nodeOf(dataDir: string): number | undefined {
  return alive(() => JSON.parse(readFileSync(path.join(dataDir, "postgres.lock"), "utf8")).pid);
}

export function postgresOf(dataDir: string): number | undefined {
  return alive(() =>
    Number(readFileSync(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]),
  );
}

function alive(read: () => number): number | undefined {
  try {
    const pid = read();
    return Number.isInteger(pid) && pid > 1 && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined; // no such file: nothing runs
  }
}

/** Sends a signal to a process, or to the group of a negative number, if it still exists. */
export function kill(number: number, signal: NodeJS.Signals): void {
  try {
    process.kill(number, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** SIGTERM, as service managers send it. @returns the exit code, once npm, Node and PostgreSQL are gone */
export async function end(arribo: Arribo): Promise<number | string> {
  if (arribo.npm.pid) kill(arribo.npm.pid, "SIGTERM");
  return arribo.ended();
}
