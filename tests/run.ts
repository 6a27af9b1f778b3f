// `npm test`: every check, one after the other, each with its own output; all run even when one fails, and the end of
// what a failed one said stands once more at the very end, where it is found.
import { spawn } from "node:child_process";
import { once } from "node:events";
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
  ["faults, the short form", ["tests/faults/faults.ts", "--short"]],
  ["browser", [tool("@playwright/test/cli.js"), "test"]],
];

/** As many of its last characters are said again of a check that failed. */
const saidAgain = 6_000;

const wanted = process.argv.slice(2);
const results: { name: string; passed: boolean; seconds: number; last: string }[] = [];
for (const [name, command] of checks) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  process.stdout.write(`\n━━ ${name}\n`);
  const started = performance.now();
  const { passed, last } = await run(command);
  results.push({ name, passed, last, seconds: (performance.now() - started) / 1000 });
}

const failed = results.filter(({ passed }) => !passed);
for (const { name, last } of failed) process.stdout.write(`\n━━ the end of "${name}"\n${last}\n`);
process.stdout.write("\n");
for (const { name, passed, seconds } of results) {
  process.stdout.write(`${passed ? "✓" : "✗"} ${name} (${seconds.toFixed(0)} s)\n`);
}
process.stdout.write(`\n${results.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);

/** Runs a check, its output passed on as it comes. */
async function run(command: readonly string[]): Promise<{ passed: boolean; last: string }> {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ["inherit", "pipe", "pipe"] });
  let last = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding("utf8").on("data", (text: string) => {
      to.write(text);
      last = (last + text).slice(-saidAgain);
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { passed: code === 0, last };
}
