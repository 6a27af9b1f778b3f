export type Release = () => void;

type Key = { active: number; waiting: Set<() => void> };

/** At most `maxActive` holders per key; later ones wait in order, up to `timeout`. */
export class KeyedSemaphore {
  readonly #keys = new Map<string, Key>();
  readonly #options: { maxActive: number; maxWaiting: number; timeout: number };

  /** @param options.timeout in milliseconds */
  constructor(options: { maxActive: number; maxWaiting: number; timeout: number }) {
    this.#options = options;
  }

  /** @returns undefined if too many wait already, or after the timeout */
  async acquire(name: string): Promise<Release | undefined> {
    const key = this.#keys.get(name) ?? { active: 0, waiting: new Set() };
    this.#keys.set(name, key);
    if (key.active < this.#options.maxActive) key.active += 1;
    else if (!(await this.#wait(key))) return undefined;
    return () => this.#release(name, key);
  }

  get size(): number {
    return this.#keys.size;
  }

  #wait({ waiting }: Key): Promise<boolean> {
    if (waiting.size >= this.#options.maxWaiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const admit = () => {
        clearTimeout(timer);
        waiting.delete(admit);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.delete(admit);
        resolve(false);
      }, this.#options.timeout);
      waiting.add(admit);
    });
  }

  #release(name: string, key: Key): void {
    const [next] = key.waiting;
    // Hand the slot to the next waiter directly, so that a newcomer cannot take it first.
    if (next) next();
    else key.active -= 1;
    if (key.active === 0) this.#keys.delete(name);
  }
}
