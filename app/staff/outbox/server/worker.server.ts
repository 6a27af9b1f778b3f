import { setTimeout as sleep } from "node:timers/promises";
import { and } from "drizzle-orm";
import { withTimeout } from "#platform/async/with-timeout.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { type Channel, channels } from "../contract.ts";
import { isChannelConfigured, onMessagesDue } from "./enqueue.server.ts";
import { claim, isDue, isNext, leaveToStaff, send } from "./send.server.ts";

/** Messages in flight per channel; for mail four times the SMTP connections (mail.server.ts): results are saved meanwhile. */
const concurrency: Record<Channel, number> = { email: 20, whatsapp: 5 };

/** For messages that become due later, and those of other processes. */
const pollIntervalMs = 2_000;

/** Lets messages that are queued together be claimed together. */
const batchDelayMs = 10;

const closeTimeoutMs = 10_000;

/**
 * Sends the due messages of one channel. Claims no more than it can send at once, so that nothing waits behind one that
 * hangs. Any number of workers may share a database.
 */
export class OutboxWorker {
  readonly #channel: Channel;
  readonly #inFlight = new Set<Promise<void>>();
  readonly #timer = setInterval(() => this.wake(), pollIntervalMs).unref();
  #isWoken = false;
  #isPolling = false;
  #isClosed = false;

  constructor(channel: Channel) {
    this.#channel = channel;
    this.wake();
  }

  wake(): void {
    this.#isWoken = true;
    if (!this.#isPolling) void this.#poll();
  }

  /** Claims nothing more and waits for messages in flight; what does not end in time is retried after its claim expires. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await withTimeout(closeTimeoutMs, this.#drained(), () => undefined);
  }

  async #drained(): Promise<void> {
    while (this.#isPolling || this.#inFlight.size > 0) {
      await Promise.all(this.#inFlight);
      await sleep(batchDelayMs);
    }
  }

  async #poll(): Promise<void> {
    this.#isPolling = true;
    while (this.#isWoken && !this.#isClosed) {
      this.#isWoken = false;
      await this.#claimDue().catch((error: unknown) => {
        log.warn(
          { channel: this.#channel, ...safeError(error) },
          "could not claim due outbox messages; will retry",
        );
      });
      await sleep(batchDelayMs);
    }
    this.#isPolling = false;
  }

  async #claimDue(): Promise<void> {
    const free = concurrency[this.#channel] - this.#inFlight.size;
    if (free === 0) return;
    const now = new Date();
    const due = isDue(this.#channel, now);
    if (!isChannelConfigured(this.#channel)) return leaveToStaff(due);
    const rows = await claim(and(due, isNext(now)), free);
    for (const row of rows) {
      const sending = send(row)
        .catch((error: unknown) => {
          log.warn(
            { outbox: row.id, ...safeError(error) },
            "could not process an outbox message; will retry",
          );
        })
        .finally(() => {
          this.#inFlight.delete(sending);
          // The next message to the same person may go now.
          this.wake();
        });
      this.#inFlight.add(sending);
    }
  }
}

let workers: readonly OutboxWorker[] = [];
onMessagesDue(() => {
  for (const worker of workers) worker.wake();
});

/** One worker per channel: a mail service that hangs does not delay WhatsApp. */
export function startOutboxWorkers(): void {
  workers = channels.map((channel) => new OutboxWorker(channel));
}

/** Waits up to 10 s for messages in flight. */
export async function stopOutboxWorkers(): Promise<void> {
  const closing = workers;
  workers = [];
  await Promise.all(closing.map((worker) => worker.close()));
}
