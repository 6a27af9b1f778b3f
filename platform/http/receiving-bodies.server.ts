/** Bodies that are being received in one process, by the address that sends them. */
export class ReceivingBodies {
  readonly #byAddress = new Map<string, Set<AbortController>>();
  readonly #max: number;
  #size = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Receives one more. Where there are too many already, the oldest body of the address with the most is given up for it: a
   * form comes within a second, and whoever holds many connections open loses them first.
   */
  async receive<T>(address: string, read: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#size >= this.#max) this.#giveUpOne();
    const own = new AbortController();
    this.#add(address, own);
    try {
      return await read(own.signal);
    } finally {
      this.#remove(address, own);
    }
  }

  #add(address: string, one: AbortController): void {
    const all = this.#byAddress.get(address) ?? new Set();
    this.#byAddress.set(address, all.add(one));
    this.#size += 1;
  }

  #remove(address: string, one: AbortController): void {
    const all = this.#byAddress.get(address);
    if (!all?.delete(one)) return;
    if (all.size === 0) this.#byAddress.delete(address);
    this.#size -= 1;
  }

  #giveUpOne(): void {
    let most: [address: string, all: Set<AbortController>] | undefined;
    for (const entry of this.#byAddress) if (entry[1].size > (most?.[1].size ?? 0)) most = entry;
    if (!most) return;
    const [address, [oldest]] = most;
    if (!oldest) return;
    this.#remove(address, oldest);
    oldest.abort();
  }
}
