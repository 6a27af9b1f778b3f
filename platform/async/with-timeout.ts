/** Resolves with `work`, or with `late()` after `timeoutMs`. Does not cancel `work`. */
export function withTimeout<T, L>(timeoutMs: number, work: Promise<T>, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  }).then(late);
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
