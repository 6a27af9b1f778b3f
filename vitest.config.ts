import { defineConfig } from "vitest/config";

// Its own configuration: the pages' build plugins have no part in these tests.
export default defineConfig({
  resolve: {
    alias: { "virtual:react-router/server-build": new URL("./tests/no-pages.ts", import.meta.url).pathname },
  },
  test: {
    // This machine's own settings must not leak into a test.
    env: { NODE_ENV: "test" },
    include: [
      "app/**/*.test.{ts,tsx}",
      "platform/**/*.test.{ts,tsx}",
      "tests/*.test.ts",
      "tests/fuzz/*.test.ts",
    ],
    globalSetup: "./tests/database.setup.ts",
    maxWorkers: 2,
    // Against a test that hangs: how fast a machine is, is no test's matter.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // A second try would hide a true counterexample of a property test: it draws other examples.
    retry: 0,
  },
});
