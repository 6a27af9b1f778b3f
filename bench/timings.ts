import { processorTime } from "./load/child.ts";

/** The number of answers, throughput, latencies in ms, and the server's µs per answer. */
export type Round = { count: number; perSecond: number; p50: number; p99: number; cpu: number };

/** In milliseconds. */
export class Timings {
  readonly #durations: number[] = [];
  #first = 0;
  #last = 0;

  add(duration: number): void {
    this.#last = performance.now();
    if (this.#durations.length === 0) this.#first = this.#last;
    this.#durations.push(duration);
  }

  /** @param cpu the server's, in microseconds */
  round(cpu: number): Round {
    const count = this.#durations.length;
    if (count < 2) throw new Error("Too few answers to measure.");
    const sorted = Float64Array.from(this.#durations).sort();
    return {
      count,
      perSecond: ((count - 1) / (this.#last - this.#first)) * 1000,
      p50: sorted[Math.ceil(count / 2) - 1] ?? 0,
      p99: sorted[Math.ceil(count * 0.99) - 1] ?? 0,
      cpu: cpu / count,
    };
  }
}

/** Repeats work in this process, `concurrency` at a time. */
export async function timeRepeated(
  { seconds, concurrency }: { seconds: number; concurrency: number },
  once: () => Promise<unknown>,
): Promise<Round> {
  const timings = new Timings();
  const until = performance.now() + seconds * 1000;
  const before = processorTime();
  const repeat = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      await once();
      timings.add(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, repeat));
  return timings.round(processorTime() - before);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return ((sorted[middle] ?? 0) + (sorted[sorted.length % 2 ? middle : middle - 1] ?? 0)) / 2;
}
