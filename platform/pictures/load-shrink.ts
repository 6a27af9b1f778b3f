import { importAgain } from "#platform/browser/import-again.ts";

type ShrinkCode = typeof import("./shrink-picture.ts");

/** Loads the code that makes a picture smaller, when one was chosen. @throws TypeError when it cannot be loaded; the next call tries again */
export async function loadShrink(): Promise<ShrinkCode["shrink"]> {
  return (await import("./shrink-picture.ts").catch(importAgain<ShrinkCode>)).shrink;
}
