// `npm test`: every check, one after the other, each with its own output; all run even when one fails.
import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.dirname(import.meta.dirname);
const tool = (file: string) => path.join(root, "node_modules", file);

/** What is checked, and the command that checks it (run by this same Node). */
const checks: [string, string[]][] = [
  ["format and lint", [tool("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings"]],
  ["page types", [tool("@react-router/dev/bin.cjs"), "typegen"]],
  ["types", [tool("typescript/bin/tsc"), "--noEmit", "-p", "."]],
  ["unused code", [tool("knip/bin/knip.js")]],
  ["migrations match the tables", ["tests/migrations-check.ts"]],
  ["architecture, units, API on a real PostgreSQL", [tool("vitest/vitest.mjs"), "run"]],
  [
    "the start in every place of the run contract",
    ["--test", "--test-reporter=spec", "tests/places/places.test.ts"],
  ],
  ["browser", [tool("@playwright/test/cli.js"), "test"]],
];

const wanted = process.argv.slice(2);
const results = checks
  .filter(([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .map(([name, command]) => {
    const started = performance.now();
    process.stdout.write(`\n━━ ${name}\n`);
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" });
    return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 };
  });

process.stdout.write("\n");
for (const { name, passed, seconds } of results) {
  process.stdout.write(`${passed ? "✓" : "✗"} ${name} (${seconds.toFixed(0)} s)\n`);
}
const failed = results.filter((result) => !result.passed).length;
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
