/**
 * Imports a module whose `import()` failed, under another address: Chromium does not try the same one twice in a page.
 * @param error of the failed import, whose message names the module
 * @throws TypeError if it fails again; `error` if it names no module
 */
export function importAgain<M>(error: unknown): Promise<M> {
  const [file] = /https?:[^\s?]+/.exec(String(error)) ?? [];
  if (!file) throw error;
  return import(/* @vite-ignore */ `${file}?${Date.now()}`);
}
