// `npm run fuzz`: the long form of fuzz.integration.test.ts; `-- --short` the short one. `--seed` repeats a run, `--cases` sets
// the number for each call.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";

const { values: options } = parseArgs({
  options: {
    seed: { type: "string" },
    cases: { type: "string" },
    short: { type: "boolean", default: false },
  },
});
const form = options.cases ? "own" : options.short ? "short" : "long";
const cases = options.cases ?? (options.short ? "2" : "1000");
const root = path.resolve(import.meta.dirname, "../..");
const seed = options.seed ?? String(Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`Again with: npm run fuzz -- --seed ${seed} --cases ${cases}\n`);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "tests/fuzz/fuzz.integration.test.ts",
    "--retry=0",
  ],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, FUZZ_SEED: seed, FUZZ_CASES: cases, FUZZ_FORM: form },
  },
);
process.exit(status ?? 1);
