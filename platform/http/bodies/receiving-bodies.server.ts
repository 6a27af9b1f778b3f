import { AppError } from "#platform/errors.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";

/** What all bodies of one kind may take in one process. Sizes in bytes. */
type Room = {
  /** So many at once. */
  maxBodies: number;
  /** Memory that each may have, whatever the others take. */
  freeBytes: number;
  /** What all together may have beyond that. */
  sharedBytes: number;
};

/** One body, from its head on. */
export type ReceivingBody = {
  /** Aborted once it is given up, or nobody waits for its answer any more. */
  signal: AbortSignal;
  /** It begins to come, and takes room. */
  begin: () => void;
  /** @param size what it holds by now; @returns false where there is no memory for it */
  grow: (size: number) => boolean;
  /** It is here, and no other takes its room any more. */
  complete: () => void;
  close: () => void;
};

const givenUp = new AppError("incomplete", { retryAfter: 2 });

type Held = { address: string; network: string; reserved: number; own: AbortController };

/**
 * Request bodies being received by one process. When the room is full, the oldest body of the network and address that holds
 * the most is aborted in favour of the next one. An ordinary form arrives within a second, so it is rarely the one aborted.
 */
export class ReceivingBodies {
  readonly #room: Room;
  /** Those that can be given up, the oldest first. */
  readonly #bodies = new Set<Held>();
  #used = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  open(address: string): ReceivingBody {
    const one: Held = {
      address,
      network: widerNetwork(address),
      reserved: 0,
      own: new AbortController(),
    };
    return {
      signal: one.own.signal,
      begin: () => {
        if (this.#bodies.size >= this.#room.maxBodies) this.#giveUp(this.#oldestOfMost(() => 1));
        this.#bodies.add(one);
      },
      grow: (size) => this.#grow(one, size),
      complete: () => this.#bodies.delete(one),
      close: () => this.#giveUp(one),
    };
  }

  #grow(one: Held, size: number): boolean {
    const more = Math.max(0, size - this.#room.freeBytes) - one.reserved;
    while (this.#used + more > this.#room.sharedBytes) {
      const other = this.#oldestOfMost(({ reserved }) => reserved);
      if (!other || other === one) return false;
      this.#giveUp(other);
    }
    this.#used += more;
    one.reserved += more;
    return true;
  }

  #oldestOfMost(weigh: (one: Held) => number): Held | undefined {
    const all = [...this.#bodies].filter((one) => weigh(one) > 0);
    const ofNetwork = heaviest(all, ({ network }) => network, weigh);
    return heaviest(ofNetwork, ({ address }) => address, weigh)[0];
  }

  #giveUp(one: Held | undefined): void {
    if (!one) return;
    this.#bodies.delete(one);
    this.#used -= one.reserved;
    one.reserved = 0;
    one.own.abort(givenUp);
  }
}

/** Of all groups the one that weighs the most. */
function heaviest(all: Held[], group: (one: Held) => string, weigh: (one: Held) => number): Held[] {
  let [found, most]: [Held[], number] = [[], 0];
  for (const same of Map.groupBy(all, group).values()) {
    const weight = same.reduce((sum, one) => sum + weigh(one), 0);
    if (weight > most) [found, most] = [same, weight];
  }
  return found;
}
