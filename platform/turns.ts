/**
 * Work that is done one at a time. Those who wait take turns by their key: what one key has waiting does not keep another's
 * waiting until it is all done.
 */
export class Turns {
  readonly #waiting = new Map<string, Set<() => void>>();
  #isTaken = false;

  /** @throws what the signal was aborted with, where that was before its turn */
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
      const same = this.#waiting.get(key) ?? new Set();
      const go = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        same.delete(go);
        if (same.size === 0) this.#waiting.delete(key);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave);
      this.#waiting.set(key, same.add(go));
    });
  }

  /** The turn is passed on: nobody who comes meanwhile gets before those who wait. */
  #pass(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#isTaken = false;
      return;
    }
    const [key, same] = first;
    const [next] = same;
    this.#waiting.delete(key);
    if (next) same.delete(next);
    // Behind all others.
    if (same.size > 0) this.#waiting.set(key, same);
    next?.();
  }
}
