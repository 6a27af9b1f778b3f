/** Resolves with `work`, or with `onTimeout()` after `timeoutMs`. Does not cancel `work`. */
export function withTimeout<T, L>(timeoutMs: number, work: Promise<T>, onTimeout: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  }).then(onTimeout);
  return Promise.race([work, expired]).finally(() => clearTimeout(timer));
}
