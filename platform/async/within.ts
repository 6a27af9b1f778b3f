/**
 * What the work gives; or, once so many milliseconds are over, what `late` gives or throws. The work itself goes on.
 * @param patience in milliseconds
 */
export function within<T, L>(patience: number, work: Promise<T>, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  }).then(late);
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
