import { importAgain } from "#platform/browser/import-again.ts";

type PhotoCode = typeof import("./photo-code.ts");

let loading: Promise<PhotoCode> | undefined;

/** Loads the code for photos on demand, once. @throws TypeError when it cannot be loaded; the next call tries again */
export function loadPhotoCode(): Promise<PhotoCode> {
  loading ??= import("./photo-code.ts").catch(importAgain<PhotoCode>).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
