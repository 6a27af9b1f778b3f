/** Fair queue: keys take turns (round robin), so that one key's backlog does not delay the others. */
export class Line<T> {
  readonly #waiting = new Map<string, Set<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  join(key: string, one: T): void {
    this.#waiting.set(key, (this.#waiting.get(key) ?? new Set()).add(one));
    this.#size += 1;
  }

  leave(key: string, one: T): void {
    const same = this.#waiting.get(key);
    if (!same?.delete(one)) return;
    this.#size -= 1;
    if (same.size === 0) this.#waiting.delete(key);
  }

  next(): T | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [key, same] = first;
    const [one] = same;
    this.#waiting.delete(key);
    // Re-insert the key at the end.
    if (same.size > 1) this.#waiting.set(key, same);
    if (one !== undefined) same.delete(one);
    this.#size -= 1;
    return one;
  }

  /** The newest item of the key with the longest backlog, if `key` would have fewer with one more. */
  lastOfMore(key: string): T | undefined {
    const most = [...this.#waiting.values()].reduce<Set<T>>(
      (longest, same) => (same.size > longest.size ? same : longest),
      new Set(),
    );
    const own = this.#waiting.get(key)?.size ?? 0;
    return own + 1 < most.size ? [...most].at(-1) : undefined;
  }
}

/** Mutex whose waiters take turns by key. */
export class Turns {
  readonly #line = new Line<() => void>();
  #isTaken = false;

  /** @throws the signal's reason if it aborts before the work starts */
  async take<T>(key: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    if (this.#isTaken) await this.#turn(key, signal);
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  #turn(key: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        this.#line.leave(key, go);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave);
      this.#line.join(key, go);
    });
  }

  /** Hands over to the next waiter directly, so that a newcomer cannot get in first. */
  #pass(): void {
    const next = this.#line.next();
    if (next) next();
    else this.#isTaken = false;
  }
}
