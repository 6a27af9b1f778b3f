import { defineConfig } from "vitest/config";

// Its own configuration: the pages' build plugins have no part in these tests.
export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "platform/**/*.test.{ts,tsx}", "tests/*.test.ts"],
    globalSetup: "./tests/database.setup.ts",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
