import { defineConfig } from "vitest/config";

// Every test file's process, and each command that a test starts, compiles the same libraries.
process.env.NODE_COMPILE_CACHE ??= new URL("node_modules/.cache/node", import.meta.url).pathname;

/** Against a test that hangs: how fast a machine is, is no test's matter. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } };
const folders = "{app,platform,tests}/**";

// Its own configuration: the pages' build plugins have no part in these tests.
export default defineConfig({
  resolve: {
    alias: {
      "virtual:react-router/server-build": new URL("./tests/support/no-pages.ts", import.meta.url).pathname,
    },
  },
  test: {
    // This machine's own settings must not leak into a test.
    env: { NODE_ENV: "test" },
    retry: 0,
    // Tests of what takes time wait more than they compute.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          ...timeouts,
          name: "unit",
          include: [`${folders}/*.test.{ts,tsx}`],
          exclude: ["**/*.integration.test.*", "tests/places/**", "tests/deploy/**"],
          // Pure functions share a process: importing the libraries again for each file would take most of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...timeouts,
          name: "integration",
          include: [`${folders}/*.integration.test.{ts,tsx}`],
          globalSetup: "./tests/database.setup.ts",
        },
      },
    ],
  },
});
