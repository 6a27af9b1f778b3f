import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "arribo-lock-"));
const note = path.join(folder, "builds");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A checkout whose build only notes when it begins and ends.
for (const file of ["start.js", "package.json"]) copyFileSync(file, path.join(folder, file));
mkdirSync(path.join(folder, "node_modules/@react-router/dev"), { recursive: true });
writeFileSync(
  path.join(folder, "node_modules/@react-router/dev/bin.cjs"),
  `const { appendFileSync, mkdirSync } = require("node:fs");
   mkdirSync("build/client", { recursive: true });
   appendFileSync("builds", "begin ");
   if (process.env.DIES) process.kill(process.ppid, "SIGKILL");
   setTimeout(() => appendFileSync("builds", "end "), 3_000);`,
);

function forget(): void {
  rmSync(path.join(folder, "build"), { recursive: true, force: true });
  rmSync(note, { force: true });
}

async function start(env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  const child = spawn(process.execPath, ["start.js", "--build"], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

// One that is slow at taking away what another left behind.
writeFileSync(
  path.join(folder, "slow.mjs"),
  `import fs from "node:fs";
   import { syncBuiltinESMExports } from "node:module";
   const remove = fs.rmSync;
   fs.rmSync = (file, options) => {
     if (String(file).includes("build.lock")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
     remove(file, options);
   };
   syncBuiltinESMExports();`,
);

test("of several starts at once one builds, also where the one before was killed as it built", async () => {
  expect(await start({ DIES: "1" })).toBe(null);
  // What it had begun ends without it.
  await expect.poll(() => readFileSync(note, "utf8"), { timeout: 10_000 }).toBe("begin end ");
  forget();
  // As an Arribo before this one left it.
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(path.join(folder, "build.lock"), String(pid));
  const slow = { NODE_OPTIONS: `--import ${path.join(folder, "slow.mjs")}` };
  expect(await Promise.all([start(slow), start(), start(slow), start()])).toEqual([0, 0, 0, 0]);
  expect(readFileSync(note, "utf8")).toBe("begin end ");
  expect(existsSync(path.join(folder, "build/stamp"))).toBe(true);
});
