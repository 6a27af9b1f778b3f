import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#platform/log/log.server.ts";
import { answerMetrics } from "./worker-metrics.server.ts";

/** Milliseconds until a worker that ended is started again: one that fails at once must not keep the machine busy. */
const restartDelayMs = 1_000;

/** Whether this process is a worker: its database, port and address are the first process's matter. */
export const { isWorker } = cluster;

/** The first worker prepares the database and prints what the operator must read; the others would only repeat it. */
export const isLaterWorker = isWorker && cluster.worker?.id !== 1;

/** The processes of this program that share one port. */
export class Workers {
  readonly #settings: Record<string, string>;
  readonly #running = new Set<Worker>();
  #isStarted = false;
  #isStopping = false;

  /** @param settings of all workers, beside this process's own environment */
  constructor(settings: Record<string, string>) {
    this.#settings = settings;
  }

  /** Starts them, the others when the first listens. @returns false if the first ended before; it has printed why */
  async start(count: number): Promise<boolean> {
    answerMetrics();
    const first = this.#fork();
    const isListening = await Promise.race([
      once(first, "listening").then(() => true),
      once(first, "exit").then(() => false),
    ]);
    this.#isStarted = isListening;
    for (let id = 2; id <= count && isListening && !this.#isStopping; id += 1) this.#fork();
    return isListening;
  }

  /** Lets each finish its requests. Asked a second time, a worker does not wait for them any more. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const ended = [...this.#running].map((worker) => once(worker, "exit"));
    for (const { process } of this.#running) process.kill("SIGTERM");
    await Promise.all(ended);
  }

  #fork(): Worker {
    const worker = cluster.fork(this.#settings);
    this.#running.add(worker);
    worker.on("error", (error) => log.error({ message: error.message }, "a worker could not be reached"));
    worker.once("exit", async (code, signal) => {
      this.#running.delete(worker);
      if (!this.#isStarted || this.#isStopping) return;
      log.error({ code, signal }, "a worker ended; it is started again");
      await sleep(restartDelayMs);
      if (!this.#isStopping) this.#fork();
    });
    return worker;
  }
}
