export class Timers {
  readonly #running = new Map<string, ReturnType<typeof setTimeout>>();

  set(name: string, time: number, act: () => void): void {
    this.stop(name);
    const timer = setTimeout(() => {
      this.#running.delete(name);
      act();
    }, time);
    this.#running.set(name, timer);
  }

  stop(name: string): void {
    clearTimeout(this.#running.get(name));
    this.#running.delete(name);
  }
}
