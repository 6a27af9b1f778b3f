type PhotoCode = typeof import("./late.ts");

let loading: Promise<PhotoCode> | undefined;

/**
 * What makes photos smaller, sends and shows them. Many apply without a photo, so it comes late; once it is here it
 * stays. @throws TypeError where it cannot be had now; the next call asks for it anew
 */
export function photoCode(): Promise<PhotoCode> {
  loading ??= import("./late.ts").catch(askAnew).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Chromium never asks again for a module that failed. Its error names the file, which has other addresses too. */
function askAnew(error: unknown): Promise<PhotoCode> {
  const [file] = /https?:\S+/.exec(String(error)) ?? [];
  if (!file) throw error;
  return import(/* @vite-ignore */ `${file}?${Date.now()}`);
}
