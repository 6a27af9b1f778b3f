import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../support/folder.ts";

const folder = makeFolder("lock");
const note = path.join(folder, "builds");

// A checkout whose build only notes when it begins, ends, and finds that another wrote where it writes.
for (const file of ["start.js", "package.json"]) copyFileSync(file, path.join(folder, file));
mkdirSync(path.join(folder, "node_modules/@react-router/dev"), { recursive: true });
writeFileSync(
  path.join(folder, "node_modules/@react-router/dev/bin.cjs"),
  `const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
   const part = (name) => (process.env.BUILD_FOLDER ?? "build") + "/" + name;
   for (const name of ["client", "server"]) mkdirSync(part(name), { recursive: true });
   const mine = String(process.pid);
   writeFileSync(part("client/page"), mine);
   appendFileSync("builds", "begin ");
   if (process.env.DIES) process.kill(process.ppid, "SIGKILL");
   setTimeout(() => {
     const there = existsSync(part("client/page")) ? readFileSync(part("client/page"), "utf8") : mine;
     if (existsSync(part("client"))) writeFileSync(part("client/late"), mine);
     appendFileSync("builds", there === mine ? "end " : "mixed ");
   }, process.env.DIES ? 4_000 : 3_000);`,
);

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

const versions = path.join(folder, "build/versions");
const built = (name: string) => {
  const [version = ""] = readdirSync(versions);
  return readFileSync(path.join(versions, version, "client", name), "utf8");
};

test("of several starts at once one builds; one that is killed as it builds leaves a child that writes into nobody's build", async () => {
  expect(await start({ DIES: "1" })).toBe(null);
  // As an Arribo before this one left it.
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(path.join(folder, "build.lock"), String(pid));
  const slow = { NODE_OPTIONS: `--import ${path.join(folder, "slow.mjs")}` };
  expect(await Promise.all([start(slow), start(), start(slow), start()])).toEqual([0, 0, 0, 0]);
  expect(readdirSync(versions)).toHaveLength(1);
  // What the killed one had begun ends without it, beside the others' or after it.
  await expect
    .poll(() => readFileSync(note, "utf8").match(/\w+/g)?.toSorted(), { timeout: 20_000 })
    .toEqual(["begin", "begin", "end", "end"]);
  expect(built("late")).toBe(built("page"));
});
