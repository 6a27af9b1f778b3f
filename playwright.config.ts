import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./tests/e2e/fixtures/chromium.ts";
import { staffLogin } from "./tests/e2e/fixtures/staff-login.ts";
import { isLong } from "./tests/support/rounds.ts";

const port = Number(process.env.E2E_PORT ?? 3170);
const baseURL = `http://127.0.0.1:${port}`;
// The workers read this file too: only the first reading makes the folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "arribo-e2e-"));

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  // A test tagged so runs in `npm run proofs` alone: long, or a variant of one that `npm test` runs.
  ...(isLong ? {} : { grepInvert: /@proof/ }),
  fullyParallel: true,
  workers: 2,
  // Two cores render, serve and look at once, so a test may take its time; it has no second try.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"]],
  use: {
    baseURL,
    locale: "en-US",
    timezoneId: "America/New_York",
    // Recording each step takes a third of the time; run a test that failed again with `--trace on`.
    trace: "off",
    // To animate takes a tenth of the processor's time.
    contextOptions: isLong ? {} : { reducedMotion: "reduce" },
    // What a service worker fetches is out of a test's reach; those that are about it let it in.
    serviceWorkers: "block",
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
  },
  webServer: {
    command: "node start.js",
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stderr: "pipe",
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      ADMIN_EMAIL: staffLogin.email,
      ADMIN_PASSWORD: staffLogin.password,
    },
  },
});
