/**
 * What the work gives; or, once so many milliseconds are over, what `late` gives or throws. The work itself goes on.
 * @param timeoutMs in milliseconds
 */
export function withTimeout<T, L>(timeoutMs: number, work: Promise<T>, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  }).then(late);
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
