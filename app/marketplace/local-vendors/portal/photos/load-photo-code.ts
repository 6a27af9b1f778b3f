type PhotoCode = typeof import("./photo-code.ts");

let loading: Promise<PhotoCode> | undefined;

/** Loads the code for photos on demand, once. @throws TypeError when it cannot be loaded; the next call tries again */
export function loadPhotoCode(): Promise<PhotoCode> {
  loading ??= import("./photo-code.ts").catch(reload).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Chromium does not retry a module that failed to load, so it is requested under another address. */
function reload(error: unknown): Promise<PhotoCode> {
  const [file] = /https?:\S+/.exec(String(error)) ?? [];
  if (!file) throw error;
  return import(/* @vite-ignore */ `${file}?${Date.now()}`);
}
