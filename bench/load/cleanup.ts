import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Embedded, startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";

const endings: (() => unknown)[] = [];
let ending: Promise<void> | undefined;

export const say = (line: string) => process.stderr.write(`${line}\n`);

/** Runs a command and cleans up, also after a signal. */
export async function runWithCleanup(timeoutMs: number, work: () => Promise<void>): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void endAll().then(() => process.exit(1)));
  const deadline = setTimeout(() => {
    say(`Not done within ${Math.round(timeoutMs / 60_000)} minutes: stopped.`);
    process.emit("SIGTERM");
  }, timeoutMs);
  try {
    await work();
  } finally {
    clearTimeout(deadline);
    await endAll();
  }
}

export function addCleanup(end: () => unknown): void {
  endings.push(end);
}

/** Starts something and registers its stop(), even if the command is interrupted while it starts. */
export async function startWithCleanup<T extends { stop(): Promise<void> }>(
  start: () => Promise<T>,
): Promise<T> {
  if (ending) throw new Error("The command is ending.");
  const starting = start();
  addCleanup(async () => {
    const started = await starting.catch(() => undefined);
    await started?.stop();
  });
  return starting;
}

/** A new folder, removed at the end. Root's PostgreSQL runs as another user, who must reach it. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "arribo-bench-"));
  chmodSync(folder, 0o755);
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** For Arribo, the limits and the plain peer at once. */
const maxConnections = 120;

export function startDatabase(dataDir: string): Promise<Embedded> {
  const log = { info() {}, warn: say, error: say };
  return startWithCleanup(() => startEmbedded({ dataDir, progress() {}, log, maxConnections }));
}

function endAll(): Promise<void> {
  ending ??= endOneByOne();
  return ending;
}

async function endOneByOne(): Promise<void> {
  for (const end of endings.reverse()) {
    try {
      await end();
    } catch (error) {
      say(`While ending: ${error instanceof Error ? error.message : error}`);
    }
  }
}
