// `npm run check`, `npm test` and `npm run proofs`: runs the checks of a form. Each line of output stands behind its
// check's name. All run even when one fails; then the end of what a failed one printed is repeated, and its failed tests
// are listed last.
//   node tests/run.ts <check | test | proofs> [words of a check's name …] [--watch]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs, stripVTControlCharacters } from "node:util";

const root = path.dirname(import.meta.dirname);
const tool = (file: string) => path.join(root, "node_modules", file);
const vitest = (...rest: string[]) => [tool("vitest/vitest.mjs"), "run", ...rest];
const playwright = [tool("@playwright/test/cli.js"), "test"];

/** What is checked, and the commands that check it one after the other (run by this same Node). */
type Check = { name: string; commands: string[][] };

const quick: Check[] = [
  { name: "lint", commands: [[tool("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings"]] },
  {
    name: "types",
    commands: [
      [tool("@react-router/dev/bin.cjs"), "typegen"],
      [tool("typescript/bin/tsc"), "--noEmit", "-p", "."],
    ],
  },
  { name: "unused", commands: [[tool("knip/bin/knip.js")]] },
  { name: "unit", commands: [vitest("--project", "unit", "--reporter", "dot")] },
];
const migrations: Check = { name: "migrations", commands: [["tests/migrations-check.ts"]] };
const integration: Check = { name: "integration", commands: [vitest("--project", "integration")] };
const places: Check = {
  name: "places",
  commands: [["--test", "--test-reporter=spec", "tests/places/places.test.ts"]],
};
const browser: Check = { name: "browser", commands: [playwright] };

const faults = (...rest: string[]): Check => ({
  name: "faults",
  commands: [["tests/faults/faults.ts", ...rest]],
});
const deploy: Check = {
  name: "deploy",
  commands: [["--test", "--test-reporter=spec", "tests/deploy/deploy.test.ts"]],
};
const fuzz: Check = { name: "fuzz", commands: [["tests/fuzz/fuzz.ts"]] };

/** One after the other: stages, each of lanes side by side, each of checks one after the other. */
type Stage = Check[][];

/** Starts mostly wait, the browser computes: side by side they take little longer. Faults measure times, so they run alone. */
const forms: Record<string, Stage[]> = {
  check: [quick.map((one) => [one])],
  test: [
    quick.map((one) => [one]),
    [[migrations, integration]],
    [[browser], [places]],
    [[faults("--short")]],
  ],
  // Long proofs measure how fast an answer comes under a load: each has the machine to itself.
  proofs: [deploy, integration, browser, faults(), fuzz].map((one) => [[one]]),
};

/** As many of its last characters are printed again of a check that failed. */
const printedAgain = 6_000;
/** How Vitest, Playwright, node:test and our own proofs begin the line of a failed test. */
const failedTest = /^\s*(?:FAIL|×|✘|✖|✗)\s/;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { watch: { type: "boolean", default: false } },
});
const [form = "test", ...words] = positionals;
const isWanted = ({ name }: Check) => words.length === 0 || words.some((word) => name.includes(word));
const stages = (forms[form] ?? []).map((stage) => stage.map((lane) => lane.filter(isWanted)));
if (stages.flat(2).length === 0) {
  const names = [...new Set(Object.values(forms).flat(3))].map(({ name }) => name);
  process.stderr.write(
    `No check fits "${positionals.join(" ")}". There are: ${[...new Set(names)].join(", ")}.\n`,
  );
  process.exit(1);
}
if (form === "proofs") process.env.PROOFS = "long";
if (options.watch) await runOnEachChange();
else process.exit((await runAll()) ? 0 : 1);

type Result = { name: string; passed: boolean; seconds: number; last: string; failedTests: Set<string> };

/** @returns whether all passed */
async function runAll(signal?: AbortSignal): Promise<boolean> {
  const started = performance.now();
  const results: Result[] = [];
  for (const stage of stages) {
    const lanes = await Promise.all(stage.map((lane) => runLane(lane, signal)));
    results.push(...lanes.flat());
  }
  if (signal?.aborted) return false;
  const failed = results.filter(({ passed }) => !passed);
  for (const { name, last } of failed) process.stdout.write(`\n━━ the end of "${name}"\n${last}\n`);
  process.stdout.write("\n");
  for (const { name, passed, seconds } of results)
    process.stdout.write(`${passed ? "✓" : "✗"} ${name} (${seconds.toFixed(0)} s)\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`\n${results.length - failed.length} passed, ${failed.length} failed, ${seconds} s\n`);
  for (const { name, failedTests } of failed)
    for (const test of failedTests) process.stdout.write(`${name} │ ${test}\n`);
  return failed.length === 0;
}

async function runLane(lane: readonly Check[], signal?: AbortSignal): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of lane) results.push(await runCheck(one, signal));
  return results;
}

async function runCheck({ name, commands }: Check, signal?: AbortSignal): Promise<Result> {
  const started = performance.now();
  const result: Result = { name, passed: true, seconds: 0, last: "", failedTests: new Set() };
  for (const command of commands) if (result.passed) result.passed = await run(command, result, signal);
  result.seconds = (performance.now() - started) / 1000;
  return result;
}

/** Runs a command and passes its output on, line by line. @returns whether it passed */
async function run(command: readonly string[], result: Result, signal?: AbortSignal): Promise<boolean> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    ...(signal && { signal }),
  });
  child.on("error", () => undefined);
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    createInterface({ input: from }).on("line", (line) => {
      to.write(`${result.name} │ ${line}\n`);
      result.last = `${result.last}${line}\n`.slice(-printedAgain);
      const plain = stripVTControlCharacters(line);
      if (failedTest.test(plain)) result.failedTests.add(plain.trim());
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  return code === 0;
}

/** Runs all now and after each change of a source file; a change during a run starts it again. */
async function runOnEachChange(): Promise<never> {
  const watched = ["app", "platform", "tests", "bench"];
  for (;;) {
    const changed = new AbortController();
    const watchers = watched.map((folder) =>
      watch(path.join(root, folder), { recursive: true }, () => changed.abort()),
    );
    await runAll(changed.signal);
    if (!changed.signal.aborted) await once(changed.signal, "abort");
    for (const watcher of watchers) watcher.close();
    process.stdout.write("\nA file changed: the checks run again.\n\n");
  }
}
