import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * The browser of the browser tests: `CHROMIUM_PATH`, or the Chromium that comes as a package. The package takes
 * over whatever lies at "chromium" in the temp folder, so it is given a folder of its own.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { TMPDIR } = process.env;
  process.env.TMPDIR = path.join(tmpdir(), "arribo-chromium-153");
  mkdirSync(process.env.TMPDIR, { recursive: true });
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    return await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** Offline, without a display, and as root in a container: what Chromium must not try. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
