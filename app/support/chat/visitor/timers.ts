/** Timers by name: setting one replaces an earlier one with its name. */
export class Timers {
  readonly #running = new Map<string, ReturnType<typeof setTimeout>>();

  set(name: string, delayMs: number, run: () => void): void {
    this.stop(name);
    const timer = setTimeout(() => {
      this.#running.delete(name);
      run();
    }, delayMs);
    this.#running.set(name, timer);
  }

  stop(name: string): void {
    clearTimeout(this.#running.get(name));
    this.#running.delete(name);
  }
}
