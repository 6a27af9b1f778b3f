/** Fair queue: keys take turns (round robin), so that one key's backlog does not delay the others. */
export class FairQueue<T> {
  readonly #waiting = new Map<string, Set<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  join(key: string, item: T): void {
    this.#waiting.set(key, (this.#waiting.get(key) ?? new Set()).add(item));
    this.#size += 1;
  }

  leave(key: string, item: T): void {
    const items = this.#waiting.get(key);
    if (!items?.delete(item)) return;
    this.#size -= 1;
    if (items.size === 0) this.#waiting.delete(key);
  }

  next(): T | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [key, items] = first;
    const [item] = items;
    this.#waiting.delete(key);
    // Re-insert the key at the end.
    if (items.size > 1) this.#waiting.set(key, items);
    if (item !== undefined) items.delete(item);
    this.#size -= 1;
    return item;
  }

  /** The newest item of the key with the longest backlog, if `key` would have fewer with one more. */
  lastOfMore(key: string): T | undefined {
    const longest = [...this.#waiting.values()].reduce<Set<T>>(
      (longest, items) => (items.size > longest.size ? items : longest),
      new Set(),
    );
    const ownLength = this.#waiting.get(key)?.size ?? 0;
    return ownLength + 1 < longest.size ? [...longest].at(-1) : undefined;
  }
}

/** Mutex whose waiters take turns by key. */
export class FairMutex {
  readonly #queue = new FairQueue<() => void>();
  #isLocked = false;

  /** @throws the signal's reason if it aborts before the work starts */
  async take<T>(key: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    if (this.#isLocked) await this.#wait(key, signal);
    this.#isLocked = true;
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  #wait(key: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const admit = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        this.#queue.leave(key, admit);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave);
      this.#queue.join(key, admit);
    });
  }

  /** Hands over to the next waiter directly, so that a newcomer cannot get in first. */
  #release(): void {
    const next = this.#queue.next();
    if (next) next();
    else this.#isLocked = false;
  }
}
