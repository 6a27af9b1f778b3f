import { AppError } from "#platform/errors.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";

type Capacity = {
  maxBodies: number;
  /** Guaranteed to each body. */
  freeBytes: number;
  /** Beyond `freeBytes`, for all bodies together. */
  sharedBytes: number;
};

export type ReceivingBody = {
  /** Aborted when the body is given up for another one, or when its client has gone. */
  signal: AbortSignal;
  /** Call when the body starts to arrive: it now counts. */
  begin: () => void;
  /** @param size bytes received so far; @returns false if there is no memory for them */
  grow: (size: number) => boolean;
  /** Call when the last byte is here: bodies that still arrive are given up first. */
  receive: () => void;
  /** Call when the body is in use: from now on it cannot be given up for another one. */
  complete: () => void;
  close: () => void;
};

const abortedError = new AppError("incomplete", { retryAfter: 2 });

type Entry = {
  address: string;
  network: string;
  reservedBytes: number;
  isReceived: boolean;
  controller: AbortController;
};

/**
 * When capacity is used up, aborts a body of the network and address that hold the most: the oldest that still arrives,
 * otherwise the oldest.
 */
export class ReceivingBodies {
  readonly #capacity: Capacity;
  readonly #entries = new Set<Entry>();
  #usedBytes = 0;

  constructor(capacity: Capacity) {
    this.#capacity = capacity;
  }

  open(address: string): ReceivingBody {
    const entry: Entry = {
      address,
      network: widerNetwork(address),
      reservedBytes: 0,
      isReceived: false,
      controller: new AbortController(),
    };
    return {
      signal: entry.controller.signal,
      begin: () => {
        if (this.#entries.size >= this.#capacity.maxBodies) this.#abort(this.#oldestOfHeaviest(() => 1));
        this.#entries.add(entry);
      },
      grow: (size) => this.#grow(entry, size),
      receive: () => {
        entry.isReceived = true;
      },
      complete: () => this.#entries.delete(entry),
      close: () => this.#abort(entry),
    };
  }

  #grow(entry: Entry, size: number): boolean {
    const more = Math.max(0, size - this.#capacity.freeBytes) - entry.reservedBytes;
    while (this.#usedBytes + more > this.#capacity.sharedBytes) {
      const victim = this.#oldestOfHeaviest(({ reservedBytes }) => reservedBytes);
      if (!victim || victim === entry) return false;
      this.#abort(victim);
    }
    this.#usedBytes += more;
    entry.reservedBytes += more;
    return true;
  }

  #oldestOfHeaviest(weigh: (entry: Entry) => number): Entry | undefined {
    const weighty = [...this.#entries]
      .filter((entry) => weigh(entry) > 0)
      .toSorted((one, other) => Number(one.isReceived) - Number(other.isReceived));
    const ofNetwork = heaviestGroup(weighty, ({ network }) => network, weigh);
    return heaviestGroup(ofNetwork, ({ address }) => address, weigh)[0];
  }

  #abort(entry: Entry | undefined): void {
    if (!entry) return;
    this.#entries.delete(entry);
    this.#usedBytes -= entry.reservedBytes;
    entry.reservedBytes = 0;
    entry.controller.abort(abortedError);
  }
}

function heaviestGroup(
  entries: Entry[],
  groupOf: (entry: Entry) => string,
  weigh: (entry: Entry) => number,
): Entry[] {
  let [heaviest, maxWeight]: [Entry[], number] = [[], 0];
  for (const group of Map.groupBy(entries, groupOf).values()) {
    const weight = group.reduce((sum, entry) => sum + weigh(entry), 0);
    if (weight > maxWeight) [heaviest, maxWeight] = [group, weight];
  }
  return heaviest;
}
