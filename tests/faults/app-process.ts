import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Embedded, findRunningUrl, startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";
import { isAlive } from "#platform/embedded-postgres/lock.server.ts";
import { freePort } from "#platform/embedded-postgres/postmaster.server.ts";
import { addCleanup, say, startWithCleanup } from "../../bench/load/cleanup.ts";
import { type Product, startProduct } from "../../bench/product.ts";
import { kill, postgresOf } from "../places/arribo.ts";
import { removeData } from "../places/place.ts";
import { FaultyProxy } from "./faulty-proxy.ts";

/**
 * As in production: limits on, behind one proxy, and V8's heap limit (in MB) of the smallest machine that docs/operations.md names.
 * Without it V8 collects by this machine's memory: with 24 GB it lets the heap grow half as far again before it collects. Mail and
 * other services come with each installation's settings.
 */
const asRun = {
  LOG_LEVEL: "info",
  RATE_LIMITS: "on",
  TRUST_PROXY: "1",
  NODE_OPTIONS: "--max-old-space-size=1000",
};

const quiet = { info() {}, warn() {}, error() {} };

/** An installation: the product as a process, on an embedded or outside database, with a proxy before it and one behind. */
export class AppProcess {
  readonly dataDir: string;
  /** Between clients and the product. */
  readonly front: FaultyProxy;
  /** Between the product and its outside database. */
  readonly back: FaultyProxy | undefined;
  /** The product's own port, behind the proxy. */
  readonly port: number;
  readonly #settings: Record<string, string>;
  readonly #outside: Embedded | undefined;
  #product: Product | undefined;

  private constructor(parts: {
    dataDir: string;
    port: number;
    settings: Record<string, string>;
    front: FaultyProxy;
    back?: FaultyProxy;
    outside?: Embedded;
  }) {
    this.dataDir = parts.dataDir;
    this.port = parts.port;
    this.#settings = parts.settings;
    this.front = parts.front;
    this.back = parts.back;
    this.#outside = parts.outside;
  }

  /** Everything ends with the command. */
  static async build(database: "outside" | "own", settings: Record<string, string>): Promise<AppProcess> {
    return AppProcess.#at(newFolder(), database, settings);
  }

  /**
   * An installation on its own disk.
   * @param mount mounts the disk at a folder, and returns how to unmount it
   * @returns undefined if it may not be mounted
   */
  static async onDisk(
    mount: (folder: string) => (() => void) | undefined,
    settings: Record<string, string>,
  ): Promise<AppProcess | undefined> {
    const folder = newFolder();
    const unmount = mount(folder);
    if (!unmount) return undefined;
    addCleanup(unmount);
    return AppProcess.#at(path.join(folder, "data"), "own", settings);
  }

  static async #at(dataDir: string, database: "outside" | "own", settings: Record<string, string>) {
    addCleanup(() => removeInstallation(dataDir));
    const port = await freePort();
    const front = await startWithCleanup(() => FaultyProxy.open(() => port));
    const parts = { dataDir, port, settings, front };
    if (database === "own") return new AppProcess(parts);
    const outside = await startWithCleanup(() => startEmbedded({ dataDir, progress() {}, log: quiet }));
    const back = await startWithCleanup(() => FaultyProxy.open(() => Number(new URL(outside.url).port)));
    return new AppProcess({ ...parts, outside, back });
  }

  get settings(): Record<string, string> {
    return { ...asRun, ...this.#settings };
  }

  get logFile(): string {
    return path.join(this.dataDir, "product.log");
  }

  get base(): string {
    return `http://127.0.0.1:${this.front.port}`;
  }

  async start(): Promise<void> {
    const { dataDir, port } = this;
    const url = this.#outside && new URL(this.#outside.url);
    if (url && this.back) url.port = String(this.back.port);
    const { settings } = this;
    const databaseUrl = url?.href ?? "";
    mkdirSync(dataDir, { recursive: true });
    const log = openSync(this.logFile, "a");
    try {
      this.#product = await startWithCleanup(() =>
        startProduct({ dataDir, databaseUrl, port, settings, log }),
      );
    } catch (error) {
      say(readFileSync(this.logFile, "utf8").split("\n").slice(-10).join("\n"));
      throw error;
    } finally {
      closeSync(log);
    }
  }

  signal(name: NodeJS.Signals): void {
    this.#product?.process.kill(name);
  }

  /** Waits until the product has ended. @returns its exit code, or the signal */
  async ended(within: number): Promise<number | string> {
    const process = this.#product?.process;
    if (!process) return "not started";
    if (process.exitCode === null && process.signalCode === null)
      await once(process, "exit", { signal: AbortSignal.timeout(within) });
    return process.exitCode ?? process.signalCode ?? "unknown";
  }

  async memory(): Promise<number> {
    return (await this.#product?.memory()) ?? 0;
  }

  get isRunning(): boolean {
    const process = this.#product?.process;
    return process?.exitCode === null && process.signalCode === null;
  }

  /** Kills the database, and waits until nothing of it is left. */
  async endDatabase(signal: NodeJS.Signals): Promise<void> {
    const pid = this.#outside ? this.#outside.pid() : postgresOf(this.dataDir);
    if (pid === undefined) return;
    kill(pid, signal);
    while (isAlive(pid)) await sleep(5);
  }

  /** Makes the outside database read-only, as a standby before its promotion is, or writable again. */
  setReadOnly(on: boolean): void {
    const file = path.join(this.dataDir, "postgres", "postgresql.auto.conf");
    const setting = "default_transaction_read_only = on\n";
    const others = readFileSync(file, "utf8").replaceAll(setting, "");
    writeFileSync(file, on ? others + setting : others);
    const pid = this.#outside?.pid();
    if (pid !== undefined) kill(pid, "SIGHUP");
  }

  /** The database's own address, past any proxy; waits until it answers. */
  async databaseUrl(): Promise<string> {
    if (this.#outside) return this.#outside.url;
    for (const end = performance.now() + 30_000; performance.now() < end; ) {
      const url = await findRunningUrl(this.dataDir).catch(() => undefined);
      if (url) return url;
      await sleep(50);
    }
    throw new Error("The product's own database does not answer.");
  }
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "arribo-faults-"));
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  // As root, PostgreSQL runs as another user, who must be able to reach this folder.
  chmodSync(folder, 0o755);
  return folder;
}

/** A killed product leaves its PostgreSQL running. */
async function removeInstallation(dataDir: string): Promise<void> {
  const left = postgresOf(dataDir);
  if (left !== undefined) {
    kill(left, "SIGQUIT");
    for (const end = performance.now() + 10_000; isAlive(left) && performance.now() < end; ) await sleep(20);
  }
  removeData(dataDir);
}
