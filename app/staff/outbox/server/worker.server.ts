import { setTimeout as sleep } from "node:timers/promises";
import { withTimeout } from "#platform/async/with-timeout.ts";
import { subscribe } from "#platform/database/listen.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { type Channel, channels } from "../contract.ts";
import { isConfigured, outboxDueChannel } from "./enqueue.server.ts";
import { claim, isDue, leaveToStaff, send } from "./send.server.ts";

/** As many messages of a channel are under way at once; of mail, as many again as there are connections (mail.server.ts). */
const concurrency: Record<Channel, number> = { email: 10, whatsapp: 5 };

/** Between two looks for what has become due, or was not heard of; in milliseconds. */
const pollIntervalMs = 2_000;

/** After a look, so that the next takes what was queued meanwhile together; in milliseconds. */
const batchDelayMs = 10;

/** How long messages under way may take to end at the close, in milliseconds. */
const closeTimeoutMs = 10_000;

/**
 * Sends the messages of one channel as they become due. It takes no more than it can hand over at once, so that one that
 * hangs keeps its place and no other waits behind it; any number of workers may share a database.
 */
export class OutboxWorker {
  readonly #channel: Channel;
  readonly #underWay = new Set<Promise<void>>();
  readonly #timer = setInterval(() => this.wake(), pollIntervalMs).unref();
  #isAwake = false;
  #isLooking = false;
  #isClosed = false;
  /** There was no room for all that was due. */
  #isMore = false;

  constructor(channel: Channel) {
    this.#channel = channel;
    this.wake();
  }

  /** Something may be due. */
  wake(): void {
    this.#isAwake = true;
    if (!this.#isLooking) void this.#look();
  }

  /** Takes nothing more, and waits for what is under way. What does not end in time is tried again once its claim runs out. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await withTimeout(closeTimeoutMs, this.#settled(), () => undefined);
  }

  async #settled(): Promise<void> {
    while (this.#isLooking || this.#underWay.size > 0) {
      await Promise.all(this.#underWay);
      await sleep(batchDelayMs);
    }
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    while (this.#isAwake && !this.#isClosed) {
      this.#isAwake = false;
      await this.#take().catch((error: unknown) => {
        log.warn({ channel: this.#channel, ...safeError(error) }, "the outbox could not be read");
      });
      await sleep(batchDelayMs);
    }
    this.#isLooking = false;
  }

  async #take(): Promise<void> {
    const room = concurrency[this.#channel] - this.#underWay.size;
    this.#isMore = room === 0;
    if (this.#isMore) return;
    const due = isDue(this.#channel, new Date());
    if (!isConfigured(this.#channel)) return leaveToStaff(due);
    const rows = await claim(due, room);
    this.#isMore = rows.length === room;
    for (const row of rows) {
      const sending = send(row)
        .catch((error: unknown) => {
          log.warn({ outbox: row.id, ...safeError(error) }, "a message will be tried again");
        })
        .finally(() => {
          this.#underWay.delete(sending);
          if (this.#isMore) this.wake();
        });
      this.#underWay.add(sending);
    }
  }
}

let workers: readonly OutboxWorker[] = [];
const wakeAll = () => {
  for (const worker of workers) worker.wake();
};
subscribe(outboxDueChannel, { onMessage: wakeAll, onReconnect: wakeAll });

/** Begins to send what is due, each channel for itself: a mail service that hangs holds up no WhatsApp. */
export function openOutbox(): void {
  workers = channels.map((channel) => new OutboxWorker(channel));
}

/** Takes nothing more, and waits up to ten seconds for what is under way. */
export async function closeOutbox(): Promise<void> {
  const closing = workers;
  workers = [];
  await Promise.all(closing.map((worker) => worker.close()));
}
