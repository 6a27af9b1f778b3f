import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, readlinkSync, readSync } from "node:fs";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { closeClient } from "#platform/database/client.server.ts";
import { type Cluster, serverEnvironment } from "./cluster.server.ts";
import { probe } from "./connection.server.ts";
import { isAlive } from "./lock.server.ts";

export type Postmaster = { child: ChildProcess; port: number; exited: Promise<void>; logStart: number };

const mebibyte = 2 ** 20;

/** Starts the server without waiting for it. Its output goes to the cluster's log file, truncated at 5 MiB. */
export function launch(cluster: Cluster, port: number): Postmaster {
  const log = openSync(cluster.logFile, "a+", 0o600);
  try {
    if (fstatSync(log).size > 5 * mebibyte) ftruncateSync(log);
    const logStart = fstatSync(log).size;
    const child = spawn(
      cluster.binaries.postgres,
      ["-D", cluster.folder, ...settings(port, cluster.maxConnections)],
      {
        ...(cluster.user && { uid: cluster.user.uid, gid: cluster.user.gid }),
        cwd: dirname(cluster.binaries.postgres),
        env: serverEnvironment(),
        stdio: ["ignore", log, log],
        // Own process group: Ctrl-C in the terminal must not stop the database before the requests in flight end.
        detached: true,
        windowsHide: true,
      },
    );
    const exited = new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.once("error", () => resolve());
    });
    return { child, port, exited, logStart };
  } finally {
    closeSync(log);
  }
}

/** Overrides postgresql.conf: reachable from this machine only, and no personal data in the log. */
function settings(port: number, maxConnections: number | undefined): string[] {
  const fixed = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    password_encryption: "scram-sha-256",
    fsync: "on",
    full_page_writes: "on",
    lc_messages: "C",
    logging_collector: "off",
    log_destination: "stderr",
    // The message of a failed statement can quote what a person typed; the application reports those instead.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    log_statement: "none",
    log_min_duration_statement: -1,
    log_checkpoints: "off",
    ...(maxConnections && { max_connections: maxConnections }),
  };
  return Object.entries(fixed).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/**
 * @returns a connection of the superuser
 * @throws Error with the end of its log if the server exits, or does not answer for 60 s (10 min during recovery); it
 * is stopped then
 */
export async function waitUntilReady(cluster: Cluster, postmaster: Postmaster): Promise<pg.Client> {
  const { child, port } = postmaster;
  const started = Date.now();
  let timeoutMs = 60_000;
  while (isRunning(postmaster) && Date.now() - started < timeoutMs) {
    const answer = await probe(cluster, port);
    if (answer.is === "ours") return answer.client;
    if (answer.is === "busy") timeoutMs = 600_000;
    await sleep(50);
  }
  const problem = isRunning(postmaster) ? "did not answer in time" : "stopped while starting";
  if (child.pid !== undefined && isRunning(postmaster)) await stopPostmaster(cluster, child.pid, port);
  throw new Error(`PostgreSQL ${problem}. ${logTail(cluster, postmaster.logStart)}`);
}

/** Whether our child process runs; `probe` tells whether it answers. */
export function isRunning({ child }: Postmaster): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function logTail(cluster: Cluster, from: number): string {
  const log = openSync(cluster.logFile, "r");
  try {
    const size = fstatSync(log).size;
    const start = Math.max(from, size - 4096);
    const buffer = Buffer.alloc(Math.max(0, size - start));
    readSync(log, buffer, 0, buffer.length, start);
    const lines = buffer.toString("utf8").trim().split("\n").slice(-6).join("\n");
    return lines === "" ? `Its log is ${cluster.logFile}.` : `Its log, ${cluster.logFile}, ends:\n${lines}`;
  } finally {
    closeSync(log);
  }
}

/**
 * Stops a server: fast shutdown, after 10 s immediate (after 1 s if it does not answer), 10 s later by force.
 * @throws Error if it still runs after 10 s more
 */
export async function stopPostmaster(cluster: Cluster, pid: number, port: number): Promise<void> {
  const answer = await probe(cluster, port);
  if (answer.is === "ours") await closeClient(answer.client);
  // During crash recovery SIGINT can hang, and there is nothing to flush.
  const fastShutdownMs = answer.is === "ours" ? 10_000 : 1000;
  for (const [signal, timeoutMs] of [
    ["INT", fastShutdownMs],
    ["QUIT", 10_000],
    ["KILL", 10_000],
  ] as const) {
    sendSignal(cluster, pid, signal);
    for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += 25) {
      if (!isAlive(pid)) return;
      await sleep(25);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) could not be stopped.`);
}

function sendSignal(cluster: Cluster, pid: number, signal: "INT" | "QUIT" | "KILL"): void {
  if (process.platform === "win32" && signal !== "KILL") {
    // Windows has no signals; pg_ctl emulates them.
    spawnSync(cluster.binaries.pgCtl, ["kill", signal, String(pid)], { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Whether process `pid` is a PostgreSQL on this folder; the pid alone may have been reused. */
export function isPostmaster(cluster: Cluster, pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === "linux") {
      const program = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0] ?? "";
      return program.endsWith("postgres") && readlinkSync(`/proc/${pid}/cwd`) === cluster.folder;
    }
    const [command, options] =
      process.platform === "win32"
        ? ["tasklist", ["/NH", "/FO", "CSV", "/FI", `PID eq ${pid}`]]
        : ["ps", ["-p", String(pid), "-o", "command="]];
    const line = execFileSync(command, options, { encoding: "utf8", windowsHide: true });
    return line.includes("postgres") && (process.platform === "win32" || line.includes(cluster.folder));
  } catch {
    return false;
  }
}

/** A free port below the ephemeral range: while the server restarts, outgoing connections could get its port there. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(20_000, 32_000);
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once("error", () => resolve(false));
      server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve(true)));
    });
    if (free) return port;
  }
  throw new Error("No free port for PostgreSQL was found on 127.0.0.1.");
}
