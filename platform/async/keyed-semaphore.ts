/** Gives a place back. */
export type Release = () => void;

type Key = { active: number; waiting: Set<() => void> };

/** At most so many at once for each key. The next wait for their turn, in order, and not for long. */
export class KeyedSemaphore {
  readonly #keys = new Map<string, Key>();
  readonly #options: { maxActive: number; maxWaiting: number; timeout: number };

  /** @param options.timeout how long one waits at most, in milliseconds */
  constructor(options: { maxActive: number; maxWaiting: number; timeout: number }) {
    this.#options = options;
  }

  /** @returns undefined where too many wait already, or no place came free in time */
  async acquire(name: string): Promise<Release | undefined> {
    const key = this.#keys.get(name) ?? { active: 0, waiting: new Set() };
    this.#keys.set(name, key);
    if (key.active < this.#options.maxActive) key.active += 1;
    else if (!(await this.#turn(key))) return undefined;
    return () => this.#release(name, key);
  }

  /** How many keys are in use. */
  get size(): number {
    return this.#keys.size;
  }

  #turn({ waiting }: Key): Promise<boolean> {
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
    // The place is passed on: nobody who comes meanwhile gets before those who wait.
    if (next) next();
    else key.active -= 1;
    if (key.active === 0) this.#keys.delete(name);
  }
}
