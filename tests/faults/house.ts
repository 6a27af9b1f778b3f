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
import { type Embedded, startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";
import { isAlive } from "#platform/embedded-postgres/lock.server.ts";
import { freePort } from "#platform/embedded-postgres/postmaster.server.ts";
import { addressOfRunning } from "#platform/embedded-postgres/visit.server.ts";
import { atTheEnd, begin, say } from "../../bench/load/endings.ts";
import { type Product, startProduct } from "../../bench/product.ts";
import { kill, postgresOf } from "../places/arribo.ts";
import { removeData } from "../places/place.ts";
import { Line } from "./line.ts";

/** As a real installation runs: limits on, behind one proxy. Mail and the other services come with each house's settings. */
const asRun = { LOG_LEVEL: "info", RATE_LIMITS: "on", TRUST_PROXY: "1" };

const quiet = { info() {}, warn() {}, error() {} };

/** A product as its own process, on a database of its own or on one outside; with a line before it, and one behind. */
export class House {
  readonly dataDir: string;
  /** Between people and the product. */
  readonly front: Line;
  /** Between the product and its database, where that is outside. */
  readonly back: Line | undefined;
  /** The product's own, past the line. */
  readonly port: number;
  readonly #settings: Record<string, string>;
  readonly #outside: Embedded | undefined;
  #product: Product | undefined;

  private constructor(parts: {
    dataDir: string;
    port: number;
    settings: Record<string, string>;
    front: Line;
    back?: Line;
    outside?: Embedded;
  }) {
    this.dataDir = parts.dataDir;
    this.port = parts.port;
    this.#settings = parts.settings;
    this.front = parts.front;
    this.back = parts.back;
    this.#outside = parts.outside;
  }

  /** All of it ends with the command. */
  static async build(database: "outside" | "own", settings: Record<string, string>): Promise<House> {
    return House.#at(newFolder(), database, settings);
  }

  /**
   * One on a disk of its own.
   * @param mount puts the disk at a folder, and says how to take it away again
   * @returns undefined where it may not be mounted
   */
  static async onDisk(
    mount: (folder: string) => (() => void) | undefined,
    settings: Record<string, string>,
  ): Promise<House | undefined> {
    const folder = newFolder();
    const unmount = mount(folder);
    if (!unmount) return undefined;
    atTheEnd(unmount);
    return House.#at(path.join(folder, "data"), "own", settings);
  }

  static async #at(dataDir: string, database: "outside" | "own", settings: Record<string, string>) {
    atTheEnd(() => removeHouse(dataDir));
    const port = await freePort();
    const front = await begin(() => Line.open(() => port));
    const parts = { dataDir, port, settings, front };
    if (database === "own") return new House(parts);
    const outside = await begin(() => startEmbedded({ dataDir, progress() {}, log: quiet }));
    const back = await begin(() => Line.open(() => Number(new URL(outside.url).port)));
    return new House({ ...parts, outside, back });
  }

  /** How the product is set up. */
  get settings(): Record<string, string> {
    return { ...asRun, ...this.#settings };
  }

  /** All that the product has said. */
  get logFile(): string {
    return path.join(this.dataDir, "product.log");
  }

  /** Where people reach it. */
  get base(): string {
    return `http://127.0.0.1:${this.front.port}`;
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const { dataDir, port } = this;
    const url = this.#outside && new URL(this.#outside.url);
    if (url && this.back) url.port = String(this.back.port);
    const { settings } = this;
    const databaseUrl = url?.href ?? "";
    mkdirSync(dataDir, { recursive: true });
    const log = openSync(this.logFile, "a");
    try {
      this.#product = await begin(() => startProduct({ dataDir, databaseUrl, port, settings, log }));
    } catch (error) {
      say(readFileSync(this.logFile, "utf8").split("\n").slice(-10).join("\n"));
      throw error;
    } finally {
      closeSync(log);
    }
  }

  /** Sends the product a signal. */
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

  /** Resident memory of the product, in bytes. */
  async memory(): Promise<number> {
    return (await this.#product?.memory()) ?? 0;
  }

  get isRunning(): boolean {
    const process = this.#product?.process;
    return process?.exitCode === null && process.signalCode === null;
  }

  /** Ends the database without a word, and waits until nothing of it is left. */
  async endDatabase(signal: NodeJS.Signals): Promise<void> {
    const pid = this.#outside ? this.#outside.pid() : postgresOf(this.dataDir);
    if (pid === undefined) return;
    kill(pid, signal);
    while (isAlive(pid)) await sleep(5);
  }

  /** Lets the database outside take no writes, as a standby before its promotion does, or lets it take them again. */
  setReadOnly(on: boolean): void {
    const file = path.join(this.dataDir, "postgres", "postgresql.auto.conf");
    const setting = "default_transaction_read_only = on\n";
    const others = readFileSync(file, "utf8").replaceAll(setting, "");
    writeFileSync(file, on ? others + setting : others);
    const pid = this.#outside?.pid();
    if (pid !== undefined) kill(pid, "SIGHUP");
  }

  /** The database's own address, past any line; waits until it answers. */
  async databaseUrl(): Promise<string> {
    if (this.#outside) return this.#outside.url;
    for (const end = performance.now() + 30_000; performance.now() < end; ) {
      const url = await addressOfRunning(this.dataDir).catch(() => undefined);
      if (url) return url;
      await sleep(50);
    }
    throw new Error("The product's own database does not answer.");
  }
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "arribo-faults-"));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  // Root's PostgreSQL runs as another user, who must be able to reach it here.
  chmodSync(folder, 0o755);
  return folder;
}

/** A product that was killed leaves its PostgreSQL behind. */
async function removeHouse(dataDir: string): Promise<void> {
  const left = postgresOf(dataDir);
  if (left !== undefined) {
    kill(left, "SIGQUIT");
    for (const end = performance.now() + 10_000; isAlive(left) && performance.now() < end; ) await sleep(20);
  }
  removeData(dataDir);
}
