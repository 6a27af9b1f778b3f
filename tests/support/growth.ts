/** Processor time of this thread, in milliseconds; other processes do not count. */
function usedBy(act: () => void): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const longEnough = 30;

/**
 * How much more work a function is for eight times the size: 8 if it grows linearly. Repeats until the smaller one is
 * long enough to measure, and measures both in turns, because a machine changes its speed.
 * @param prepare makes the function for a size
 */
export function growthOf(prepare: (size: number) => () => void, size: number): number {
  const [small, large] = [prepare(size), prepare(8 * size)];
  let repeats = 1;
  const repeated = (act: () => void) => () => {
    for (let done = 0; done < repeats; done += 1) act();
  };
  large(); // compiled by now
  while (repeats < 100_000 && usedBy(repeated(small)) < longEnough) repeats *= 2;
  let [less, more] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < 3; turn += 1) {
    less = Math.min(less, usedBy(repeated(small)));
    more = Math.min(more, usedBy(repeated(large)));
  }
  return more / less;
}
